import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { gridField } from './fields.ts'
import { endingOf, opening, pathOf, spotsOf, type AbstractGame, type AbstractPosition } from './position.ts'

export const CLOBBER_COLUMNS = 6
export const CLOBBER_ROWS = 7

/** Every move captures an adjacent rival; a player who cannot capture loses. */
export function clobberGame(): AbstractGame {
  const { points, near } = gridField(CLOBBER_COLUMNS, CLOBBER_ROWS, false)
  const movesOf = ({ cells, turn }: AbstractPosition): string[] =>
    cells.flatMap((piece, from) =>
      piece === turn + 1
        ? near[from]!.flatMap((to) => (cells[to] === 2 - turn ? [pathOf([from, to])] : []))
        : [],
    )
  const isAlive = (cells: readonly number[], spot: number) =>
    near[spot]!.some((to) => cells[to] === 3 - cells[spot]!)

  /** Pieces of a seat with something to take; one that a single rival hangs on counts for both. */
  function alive(cells: readonly number[], seat: Seat): number {
    let count = 0
    for (const [spot, piece] of cells.entries()) if (piece === seat + 1 && isAlive(cells, spot)) count++
    return count
  }

  return {
    rules: {
      usualLength: 30,
      start: () => opening(points.map(({ x, y }) => ((x + y) % 2 === 0 ? 1 : 2))),
      turn: ({ turn }) => turn,
      moves: movesOf,
      play({ cells, turn, quiet }, path) {
        const [from, to] = spotsOf(path) as [number, number]
        const next = [...cells]
        next[from] = 0
        next[to] = turn + 1
        const rival = otherSeat(turn)
        const goesOn = next.some((piece, spot) => piece === rival + 1 && isAlive(next, spot))
        return { cells: next, turn: rival, outcome: goesOn ? -1 : turn, quiet: quiet + 1, trail: [] }
      },
      ending: endingOf,
      events(before, path, { cells }) {
        const to = spotsOf(path)[1]!
        return [
          { kind: before.turn === 0 ? 'clobber' : 'answer', x: to },
          ...(isAlive(cells, to) ? [] : [{ kind: 'rest', x: to }]),
        ]
      },
    },
    judge: {
      worth({ cells, turn }, seat) {
        const rival = otherSeat(seat)
        return (
          10 * (alive(cells, seat) - alive(cells, rival)) +
          3 *
            (movesOf({ cells, turn: seat } as AbstractPosition).length % 2 === (turn === seat ? 1 : 0)
              ? 1
              : -1)
        )
      },
    },
  }
}
