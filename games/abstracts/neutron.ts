import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import {
  endingOf,
  GONE,
  likeliest,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const PEARL_SIDE = 5
const SIZE = PEARL_SIDE * PEARL_SIDE
/** The pearl belongs to nobody. */
export const PEARL = GONE
const MOST_TURNS = 80
const rowOf = (spot: number) => Math.floor(spot / PEARL_SIDE)
/** The row in which the pearl wins for a seat: its own. */
const homeOf = (seat: Seat) => (seat === 0 ? PEARL_SIDE - 1 : 0)

/** First the pearl slides, then a piece of yours, always until something stops it; bring the pearl home. */
export function neutronGame(): AbstractGame {
  const { rays } = gridField(PEARL_SIDE, PEARL_SIDE, true)

  function slides(cells: readonly number[], from: number): number[] {
    return rays[from]!.flatMap((ray) => {
      let last: number | undefined
      for (const to of ray) {
        if (cells[to] !== 0) break
        last = to
      }
      return last === undefined ? [] : [last]
    })
  }
  const pearlOf = (cells: readonly number[]) => cells.indexOf(PEARL)

  /** The turn's first half moves the pearl, its second half a piece; the very first turn has no first half. */
  function movesOf({ cells, turn, trail }: AbstractPosition): string[] {
    if (trail.length === 0) return slides(cells, pearlOf(cells)).map((to) => pathOf([pearlOf(cells), to]))
    return cells.flatMap((piece, from) =>
      piece === turn + 1 ? slides(cells, from).map((to) => pathOf([from, to])) : [],
    )
  }

  function winnerBy(cells: readonly number[]): Outcome {
    const row = rowOf(pearlOf(cells))
    return row === homeOf(0) ? 0 : row === homeOf(1) ? 1 : -1
  }

  return {
    rules: {
      usualLength: 40,
      start: () => ({
        ...opening(
          Array.from({ length: SIZE }, (_, spot) =>
            rowOf(spot) === 0 ? 2 : rowOf(spot) === PEARL_SIDE - 1 ? 1 : spot === (SIZE - 1) / 2 ? PEARL : 0,
          ),
        ),
        trail: [(SIZE - 1) / 2],
      }),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet, trail }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const next = [...cells]
        next[to] = next[from]!
        next[from] = 0
        if (trail.length === 0) {
          const mid: AbstractPosition = { cells: next, turn, outcome: winnerBy(next), quiet, trail: [to] }
          return mid.outcome === -1 && movesOf(mid).length === 0 ? { ...mid, outcome: otherSeat(turn) } : mid
        }
        const rival = otherSeat(turn)
        const after: AbstractPosition = { cells: next, turn: rival, outcome: -1, quiet: quiet + 1, trail: [] }
        // Who shuts the pearl in has won: the rival cannot move it.
        const outcome: Outcome = movesOf(after).length === 0 ? turn : after.quiet >= MOST_TURNS ? 2 : -1
        return { ...after, outcome }
      },
      ending: endingOf,
      events({ trail, turn }, path, { cells }) {
        const to = spotsOf(path)[1]!
        if (trail.length > 0) return [{ kind: 'piece', x: to }]
        const near = Math.abs(rowOf(to) - homeOf(turn))
        return [{ kind: near === 0 ? 'home' : near < 3 ? 'pearl' : 'away', x: pearlOf(cells) }]
      },
    },
    judge: {
      worth({ cells, turn, trail }, seat) {
        const ends = slides(cells, pearlOf(cells))
        const mine = ends.filter((to) => rowOf(to) === homeOf(seat)).length
        const theirs = ends.filter((to) => rowOf(to) === homeOf(otherSeat(seat))).length
        const moves = trail.length === 0 && turn === seat ? 1 : -1
        return 20 * (mine - theirs) + 4 * moves * ends.length
      },
      order: (position) => {
        const { turn, trail } = position
        const moves = movesOf(position)
        const homeward = ([, to]: readonly number[]) => -Math.abs(rowOf(to!) - homeOf(turn))
        return trail.length === 0 ? likeliest(moves, homeward, moves.length) : moves
      },
    },
  }
}
