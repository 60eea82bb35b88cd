import { levels } from '../levels/cross-out.ts'
import { levelOf, type MindRules, type MindState } from './mind-rules.ts'

export interface CrossState extends MindState {
  readonly size: number
  readonly cells: readonly number[]
  /** 1 where a number has been crossed out. */
  readonly out: readonly number[]
  /** 1 where the only way to fit all sums crosses out. */
  readonly goal: readonly number[]
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

type Board = Pick<CrossState, 'size' | 'cells'>

/** Sums of rows and of columns without what is crossed out. */
export function sumsOf({ size, cells }: Board, out: readonly number[]) {
  const rows = Array<number>(size).fill(0)
  const columns = Array<number>(size).fill(0)
  for (const [index, value] of cells.entries()) {
    if (out[index] === 1) continue
    rows[Math.floor(index / size)]! += value
    columns[index % size]! += value
  }
  return { rows, columns }
}

/** Lines whose sum fits, of all lines. */
function fits(state: CrossState) {
  const { rows, columns } = sumsOf(state, state.out)
  return (
    rows.filter((sum, row) => sum === state.rows[row]).length +
    columns.filter((sum, column) => sum === state.columns[column]).length
  )
}
const isWon = (state: CrossState) => fits(state) === state.size * 2

/** Cross out numbers until every row and every column adds up to its sum. */
export const rules: MindRules<CrossState> = {
  first(level) {
    const [digits = '', crossed = ''] = levelOf(levels, level).split(':')
    const cells = [...digits].map(Number)
    const goal = [...crossed].map(Number)
    const size = Math.sqrt(cells.length)
    const { rows, columns } = sumsOf({ size, cells }, goal)
    return { size, cells, out: cells.map(() => 0), goal, rows, columns, moves: 0 }
  },
  step(state, cell) {
    const out = state.out.map((own, index) => (index === cell ? 1 - own : own))
    const next = { ...state, out, moves: state.moves + 1 }
    const gained = fits(next) - fits(state)
    const kind = gained > 0 ? 'fits' : out[cell] === 1 ? 'crossed' : 'back'
    const events = [{ kind, x: cell, amount: gained }]
    return { state: next, events: isWon(next) ? [...events, { kind: 'won' }] : events }
  },
  legal: (state) => (isWon(state) ? [] : [...state.cells.keys()]),
  status: (state) => (isWon(state) ? 'won' : 'playing'),
  progress: (state) => fits(state) / (state.size * 2),
  best(state) {
    const cell = state.cells.findIndex((_, index) => state.out[index] !== state.goal[index])
    return cell < 0 ? undefined : cell
  },
}
