import { countBits, geometryOf } from './geometry.ts'
import { nextSingle, strikeOnce, type Struck, type Technique } from './grade.ts'
import type { State } from './rules.ts'
import { notebookOf } from './techniques.ts'

/** Why a digit is certain: its only place in a unit, the only digit of a cell, left by a technique, or given away. */
export type Reason = 'row' | 'column' | 'box' | 'cell' | Technique | 'gift'

export interface Advice {
  readonly cell: number
  readonly digit: number
  readonly reason: Reason
  /** Cells that show the reason. */
  readonly shown: readonly number[]
}

/** The next certain digit, the easiest to see first; wrong digits count as empty. */
export function advise(state: State): Advice | undefined {
  const geometry = geometryOf(state.size)
  const sure = state.cells.map((digit, cell) => (digit === state.solution[cell] ? digit : 0))
  if (!sure.includes(0)) return undefined
  const notebook = notebookOf(geometry, sure)
  let struck: Struck | undefined
  for (;;) {
    const single = nextSingle(notebook)
    if (single) {
      const { cell, digit, unit } = single
      // The technique applied last is what made the cell certain.
      if (struck) return { cell, digit, shown: struck.cells, reason: struck.technique }
      const shown = unit === undefined ? geometry.peers[cell]! : geometry.units[unit]!
      return { cell, digit, shown, reason: reasonOf(unit, state.size) }
    }
    const next = strikeOnce(notebook)
    if (!next) break
    struck = next
  }
  const cell = [...notebook.candidates.keys()]
    .filter((one) => sure[one] === 0)
    .reduce((best, one) => (choices(one) < choices(best) ? one : best))
  return { cell, digit: state.solution[cell]!, shown: geometry.peers[cell]!, reason: 'gift' }

  function choices(one: number) {
    return countBits(notebook.candidates[one]!)
  }
}

function reasonOf(unit: number | undefined, size: number): Reason {
  if (unit === undefined) return 'cell'
  if (unit < size) return 'row'
  return unit < 2 * size ? 'column' : 'box'
}
