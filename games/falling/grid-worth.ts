import { burstsIn, neighbours, settled, squaresIn, wellOf } from './grid-bursts.ts'
import { colorOf, isSpecial, placed, PLANS, type GridKind } from './grid-kinds.ts'
import { restingRow, type GridState } from './grid-rules.ts'

const MOST_CHAINS = 3
const ROOM_ABOVE = 4

/** How well two adjacent cells match, before bursts. */
function liking(kind: GridKind, one: number, other: number): number {
  if (kind === 'tens') return one + other < 10 ? 0.4 : -0.5
  if (kind === 'feast') return one === other ? 1.2 : 0
  return colorOf(one) === colorOf(other) ? 1 : 0
}

/** Value of a place: bursts, matches, and low height. */
export function gridWorth(state: GridState, turn: number, x: number): number | undefined {
  const { kind } = state
  const plan = PLANS[kind]
  const { columns, rows, form } = plan
  const piece = { ...state.piece, turn, x }
  const row = restingRow(state, piece)
  if (row === undefined) return undefined
  const laid = [...state.grid]
  for (const [dx, dy, value] of placed(form, piece.values, turn)) {
    if (row + dy < 0) return -1000
    laid[(row + dy) * columns + x + dx] = value
  }
  let { cells } = settled(kind, wellOf(kind, laid))
  let worth = squaresIn(wellOf(kind, cells)).length * (kind === 'beam' ? 22 : 0)
  for (let chain = 1; chain <= MOST_CHAINS; chain++) {
    const gone = burstsIn(kind, wellOf(kind, cells))
    if (gone.size === 0) break
    for (const cell of gone) {
      worth += 10 * chain + (kind === 'barnacles' && isSpecial(cells[cell]!) ? 60 : 0)
      cells[cell] = 0
    }
    cells = settled(kind, wellOf(kind, cells)).cells
  }
  const well = wellOf(kind, cells)
  for (const [cell, value] of cells.entries()) {
    if (value === 0) continue
    const height = rows - Math.floor(cell / columns)
    worth -= height * 0.5 + (height > rows - ROOM_ABOVE ? 25 : 0)
    // A barnacle under a stranger is hard to reach.
    if (kind === 'barnacles' && isSpecial(value) && cell >= columns) {
      const above = cells[cell - columns]!
      if (above !== 0 && colorOf(above) !== colorOf(value)) worth -= 9
    }
    for (const other of neighbours(well, cell))
      if (cells[other] !== 0) worth += liking(kind, value, cells[other]!)
  }
  return worth
}
