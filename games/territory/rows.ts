import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { endingOf, leaderOf, type Land, type TerritoryPosition } from './position.ts'
import { cellOf, contentOf, ownerOf } from './steps.ts'

/** The cell where the first choice begins is nobody's. */
export const GONE = 3
const LARGEST = 9

/** The first seat takes numbers along the row of the last one, the second along its column; the larger sum wins. */
export function rowsLand(side: number): Land {
  const size = side * side
  const isFree = (value: number) => ownerOf(value) === 0
  /** `quiet` holds the cell that was taken last. */
  const movesOf = (cells: readonly number[], seat: Seat, last: number) =>
    cells.flatMap((value, cell) => {
      const isInLine =
        seat === 0 ? Math.floor(cell / side) === Math.floor(last / side) : cell % side === last % side
      return isInLine && isFree(value) ? [cell] : []
    })
  const sumsOf = (cells: readonly number[]): readonly [number, number] => {
    const sums: [number, number] = [0, 0]
    for (const value of cells) {
      if (ownerOf(value) === 1) sums[0] += contentOf(value)
      if (ownerOf(value) === 2) sums[1] += contentOf(value)
    }
    return sums
  }

  function start(random: Random): TerritoryPosition {
    const first = Math.floor(size / 2 + side / 2)
    const cells = Array.from({ length: size }, (_, cell) =>
      cell === first ? cellOf(1, GONE) : cellOf(1 + pickIndex(LARGEST, random), 0),
    )
    return { cells, turn: 0, outcome: -1, quiet: first }
  }

  return {
    rules: {
      usualLength: Math.round(size * 0.6),
      start,
      turn: ({ turn }) => turn,
      moves: ({ cells, turn, quiet }) => movesOf(cells, turn, quiet),
      play({ cells, turn }, cell) {
        const next = [...cells]
        next[cell] = cellOf(contentOf(cells[cell]!), turn + 1)
        const rival = otherSeat(turn)
        const goesOn = movesOf(next, rival, cell).length > 0
        return { cells: next, turn: rival, outcome: goesOn ? -1 : leaderOf(sumsOf(next)), quiet: cell }
      },
      ending: endingOf,
      events: ({ cells }, cell) => {
        const value = contentOf(cells[cell]!)
        return [{ kind: value > 6 ? 'large' : value > 3 ? 'middle' : 'small', x: cell, amount: value }]
      },
      points: ({ cells }) => sumsOf(cells),
    },
    judge: {
      worth({ cells, turn, quiet }, seat) {
        const sums = sumsOf(cells)
        const best = movesOf(cells, turn, quiet).reduce(
          (most, cell) => Math.max(most, contentOf(cells[cell]!)),
          0,
        )
        return 10 * (sums[seat] - sums[otherSeat(seat)]) + (turn === seat ? 5 : -5) * best
      },
      order: ({ cells, turn, quiet }) =>
        movesOf(cells, turn, quiet).sort((one, other) => contentOf(cells[other]!) - contentOf(cells[one]!)),
    },
  }
}
