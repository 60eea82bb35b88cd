import { countBits, geometryOf } from './geometry.ts'
import { nextSingle, strikeOnce } from './grade.ts'
import { isOpen, type State } from './rules.ts'
import { notebookOf } from './techniques.ts'

/** Why a digit is sure: its only place in a unit, the only digit of a cell, what is left after some thinking, or a gift. */
export type Reason = 'row' | 'column' | 'box' | 'cell' | 'elimination' | 'gift'

export interface Advice {
  readonly cell: number
  readonly digit: number
  readonly reason: Reason
  /** The cells to look at to see it. */
  readonly shown: readonly number[]
}

/** The next digit one can be sure of, the easiest to see first; wrong digits count as empty. */
export function advise(state: State): Advice | undefined {
  const geometry = geometryOf(state.size)
  const sure = state.cells.map((digit, cell) => (isOpen(state, cell) ? 0 : digit))
  if (!sure.includes(0)) return undefined
  const notebook = notebookOf(geometry, sure)
  let struck = false
  for (;;) {
    const single = nextSingle(notebook)
    if (single) {
      const { cell, digit, unit } = single
      const shown = unit === undefined ? geometry.peers[cell]! : geometry.units[unit]!
      return { cell, digit, shown, reason: struck ? 'elimination' : reasonOf(unit, state.size) }
    }
    if (!strikeOnce(notebook)) break
    struck = true
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
