import { NOTHING } from './model.ts'
import { isOpen, type Input, type State } from './state.ts'

interface Hand {
  board(): State
  /** The value that the brush paints. */
  value(): number
  enter(input: Input): void
}

/** Paints the cells of a shaded board. */
export interface Brush {
  /** Marks a cell, or clears it if it has that mark; false if the cell cannot be changed. */
  begin(cell: number): boolean
  /** Continues the stroke over cells with the same state as the first, until the first mistake. */
  over(cell: number | undefined): void
  end(): void
}

export function brushIn({ board, value, enter }: Hand): Brush {
  let stroke: { readonly from: number; last: number } | undefined
  const isMistake = (cell: number) =>
    !board().isBlind && isOpen(board(), cell) && board().cells[cell] !== NOTHING

  return {
    begin(cell) {
      if (!isOpen(board(), cell)) return false
      const from = board().cells[cell]!
      const isSame = from === value()
      enter(isSame ? { kind: 'erase', cell } : { kind: 'put', cell, value: value() })
      stroke = isSame || isMistake(cell) ? undefined : { from, last: cell }
      return true
    },
    over(cell) {
      if (!stroke || cell === undefined || cell === stroke.last) return
      stroke.last = cell
      if (board().cells[cell] !== stroke.from || !isOpen(board(), cell)) return
      enter({ kind: 'put', cell, value: value() })
      if (isMistake(cell)) stroke = undefined
    },
    end() {
      stroke = undefined
    },
  }
}
