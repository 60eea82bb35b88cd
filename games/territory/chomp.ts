import { otherSeat } from '#kit/game/duel/rules.ts'
import { endingOf, type Land } from './position.ts'
import { cellOf } from './steps.ts'

/** A piece of the bar, and the sour one in its corner. */
export const SWEET = cellOf(1, 0)
export const SOUR = cellOf(2, 0)
/** The bar is this high and as wide as the board. */
export const BAR_ROWS = 5

/** Bite off a piece with everything below and to the right of it; the sour corner is left to the rival. */
export function chompLand(side: number): Land {
  const isIn = (cell: number) => Math.floor(cell / side) < BAR_ROWS
  const movesOf = (cells: readonly number[]) => cells.flatMap((value, cell) => (value > 0 ? [cell] : []))
  return {
    rules: {
      usualLength: 12,
      start: () => ({
        cells: Array.from({ length: side * side }, (_, cell) => (cell === 0 ? SOUR : isIn(cell) ? SWEET : 0)),
        turn: 0,
        outcome: -1,
        quiet: 0,
      }),
      turn: ({ turn }) => turn,
      moves: ({ cells }) => movesOf(cells),
      play({ cells, turn }, bite) {
        const [column, row] = [bite % side, Math.floor(bite / side)]
        const next = cells.map((value, cell) =>
          cell % side >= column && Math.floor(cell / side) >= row ? 0 : value,
        )
        return { cells: next, turn: otherSeat(turn), outcome: bite === 0 ? otherSeat(turn) : -1, quiet: 0 }
      },
      ending: endingOf,
      events: (before, bite, after) => {
        const eaten = movesOf(before.cells).length - movesOf(after.cells).length
        return [
          { kind: eaten === 1 ? 'nibble' : eaten > 7 ? 'feast' : 'bite', x: bite, amount: eaten },
          ...(after.outcome === -1 ? [] : [{ kind: 'sour' }]),
        ]
      },
    },
    judge: {
      // Only the end counts; a bar of one row or column is lost for the side not to move.
      worth: () => 0,
      order: ({ cells }) => {
        const open = movesOf(cells)
        const sweet = open.filter((cell) => cell !== 0)
        return sweet.length > 0 ? sweet.toReversed() : open
      },
    },
  }
}
