import { otherSeat } from '#kit/game/duel/rules.ts'
import { crossedField } from './fields.ts'
import {
  countOf,
  endingOf,
  leaderOf,
  opening,
  pathOf,
  spotsOf,
  type AbstractGame,
  type AbstractPosition,
  type Outcome,
} from './position.ts'

export const SWEEP_COLUMNS = 9
export const SWEEP_ROWS = 5
const QUIET_MOVES = 60
const OPPOSITE = [2, 3, 0, 1, 6, 7, 4, 5]

/** Moving towards a row of rivals or away from it sweeps the whole row off; a piece goes on while it sweeps. */
export function sweepGame(): AbstractGame {
  const { points, rays, near } = crossedField(SWEEP_COLUMNS, SWEEP_ROWS)
  const middle = (points.length - 1) / 2
  const start = points.map(({ x, y }, spot) => {
    if (spot === middle) return 0
    if (y !== 2) return y < 2 ? 2 : 1
    return (x < 4 ? x : x + 1) % 2 === 0 ? 1 : 2
  })

  function row(cells: readonly number[], ray: readonly number[], rival: number): readonly number[] {
    const end = ray.findIndex((spot) => cells[spot] !== rival)
    return end === -1 ? ray : ray.slice(0, end)
  }

  /** What a step would sweep: ahead of it, and behind it. */
  function swept(cells: readonly number[], from: number, way: number, rival: number) {
    const to = rays[from]![way]![0]!
    return {
      to,
      ahead: row(cells, rays[to]![way]!, rival),
      behind: row(cells, rays[from]![OPPOSITE[way]!]!, rival),
    }
  }

  function sweepsFrom(cells: readonly number[], from: number, trail: readonly number[]): string[] {
    const rival = 3 - cells[from]!
    const before = trail.at(-2)
    const lastWay = before === undefined ? -1 : rays[before]!.findIndex(([first]) => first === from)
    const found: string[] = []
    for (const [way, [first]] of rays[from]!.entries()) {
      if (first === undefined || cells[first] !== 0 || trail.includes(first) || way === lastWay) continue
      const { to, ahead, behind } = swept(cells, from, way, rival)
      // Where both rows could go, touching one of them says which.
      if (ahead.length > 0 && behind.length > 0)
        found.push(pathOf([from, to, ahead[0]!]), pathOf([from, to, behind[0]!]))
      else if (ahead.length > 0 || behind.length > 0) found.push(pathOf([from, to]))
    }
    return found
  }

  function movesOf({ cells, turn, trail }: AbstractPosition): string[] {
    const going = trail.at(-1)
    if (going !== undefined) return [...sweepsFrom(cells, going, trail), pathOf([going, going])]
    const own = cells.flatMap((piece, spot) => (piece === turn + 1 ? [spot] : []))
    const sweeps = own.flatMap((from) => sweepsFrom(cells, from, []))
    if (sweeps.length > 0) return sweeps
    return own.flatMap((from) => near[from]!.flatMap((to) => (cells[to] === 0 ? [pathOf([from, to])] : [])))
  }

  function ended(position: AbstractPosition): AbstractPosition {
    const { cells, turn, quiet } = position
    const counts = [countOf(cells, 0), countOf(cells, 1)] as const
    const outcome: Outcome =
      counts[0] === 0
        ? 1
        : counts[1] === 0
          ? 0
          : quiet >= QUIET_MOVES
            ? leaderOf(...counts)
            : movesOf(position).length === 0
              ? otherSeat(turn)
              : -1
    return { ...position, outcome }
  }

  function play({ cells, turn, quiet, trail }: AbstractPosition, path: string): AbstractPosition {
    const [from, to, chosen] = spotsOf(path) as [number, number, number | undefined]
    if (from === to) return ended({ cells, turn: otherSeat(turn), outcome: -1, quiet, trail: [] })
    const rival = 2 - turn
    const way = rays[from]!.findIndex(([first]) => first === to)
    const { ahead, behind } = swept(cells, from, way, rival)
    const taken =
      chosen !== undefined ? (ahead.includes(chosen) ? ahead : behind) : ahead.length > 0 ? ahead : behind
    const next = [...cells]
    next[from] = 0
    next[to] = turn + 1
    for (const spot of taken) next[spot] = 0
    const longer = [...(trail.length > 0 ? trail : [from]), to]
    const goesOn =
      taken.length > 0 && countOf(next, otherSeat(turn)) > 0 && sweepsFrom(next, to, longer).length > 0
    return ended({
      cells: next,
      turn: goesOn ? turn : otherSeat(turn),
      outcome: -1,
      quiet: taken.length > 0 ? 0 : quiet + 1,
      trail: goesOn ? longer : [],
    })
  }

  const gainOf = ({ cells, turn }: AbstractPosition, path: string) =>
    countOf(cells, otherSeat(turn)) -
    countOf(play({ cells, turn, outcome: -1, quiet: 0, trail: [] }, path).cells, otherSeat(turn))

  return {
    rules: {
      usualLength: 50,
      start: () => opening(start),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play,
      ending: endingOf,
      events(before, path, after) {
        const [from, to] = spotsOf(path)
        if (from === to) return [{ kind: 'stop', x: to! }]
        const taken =
          countOf(before.cells, otherSeat(before.turn)) - countOf(after.cells, otherSeat(before.turn))
        return [{ kind: taken === 0 ? 'step' : taken > 2 ? 'great-sweep' : 'sweep', x: to!, amount: taken }]
      },
      points: ({ cells }) => [22 - countOf(cells, 1), 22 - countOf(cells, 0)],
    },
    judge: {
      worth({ cells, turn }, seat) {
        let value = 30 * (countOf(cells, seat) - countOf(cells, otherSeat(seat)))
        for (const [spot, piece] of cells.entries())
          if (piece > 0) value += (piece === seat + 1 ? 1 : -1) * (near[spot]!.length > 4 ? 2 : 0)
        return value + (turn === seat ? 6 : -6)
      },
      order(position) {
        const moves = movesOf(position)
        if (moves.length < 2) return moves
        return moves
          .map((path) => ({
            path,
            gain: path.split('.')[0] === path.split('.')[1] ? -1 : gainOf(position, path),
          }))
          .sort((one, other) => other.gain - one.gain)
          .map(({ path }) => path)
      },
    },
  }
}
