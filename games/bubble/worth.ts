import type { Neighbours } from './hex-field.ts'
import { COLUMNS } from './lattice.ts'
import { partsOf, PURE } from './rigs.ts'
import { kindOf, type State } from './state.ts'

export interface Taste {
  /** Gain for each equal neighbour. */
  readonly kin: number
  /** Cost of a bubble for each row above it. */
  readonly row: number
  /** Cost of a mixed colour, and the gain for a pure one beside it that could become it. */
  readonly mixed: number
}

/** A bot's valuation of a rigged board: points, few bubbles high up, equal neighbours, targets gone. */
export function worthOf(
  { cells, score, status }: State,
  isWanted: (cell: number) => boolean,
  neighbours: Neighbours,
  { kin, row, mixed }: Taste,
): number {
  let worth = score / 12 + (status === 'won' ? 500 : status === 'playing' ? 0 : -900)
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue
    worth -= 3 + Math.floor(at / COLUMNS) * row + (isWanted(cell) ? 2 : 0)
    const kind = kindOf(cell)
    const isMixed = mixed > 0 && kind >= PURE
    if (isMixed) worth -= mixed
    for (const next of neighbours(at)) {
      if (cells[next] === 0) continue
      const other = kindOf(cells[next]!)
      if (other === kind) worth += kin
      else if (isMixed && partsOf(kind).includes(other)) worth += mixed / 3
    }
  }
  return worth
}
