import { cellX, cellY, type Grid } from '../flight.ts'
import { countBrick, type Moment } from '../world.ts'
import type { Wall } from './wall.ts'

/** With this few bricks left nothing grows any more. */
const WITHERS_BELOW = 7
const SLOWEST = 100
const FASTEST = 44
const RUN = 3

/** A weed grows back beside a brick that still stands, in a cell of the wave's plan. */
export function regrow(state: Wall, { random, tell }: Moment, grid: Grid) {
  const every = Math.max(FASTEST, SLOWEST - state.wave * 6)
  if (state.tick % every > 0 || state.kinds.filter(Boolean).length < WITHERS_BELOW) return
  const { columns } = grid
  const beside = (cell: number) =>
    [
      cell % columns > 0 ? cell - 1 : -1,
      cell % columns < columns - 1 ? cell + 1 : -1,
      cell - columns,
      cell + columns,
    ].flatMap((other) => (state.kinds[other] ? [state.kinds[other]] : []))
  const free = state.plan.filter((cell) => !state.kinds[cell] && beside(cell).length > 0)
  const cell = free[Math.floor(random() * free.length)]
  if (cell === undefined) return
  state.kinds[cell] = beside(cell)[0]!
  state.hits[cell] = 1
  tell('grow', cellX(grid, cell), cellY(grid, cell))
}

/** Bricks above a broken one drop; three of a colour side by side burst, and those above them drop too. */
export function collapse(
  state: Wall,
  { tell }: Moment,
  { cell, grid }: { readonly cell: number; readonly grid: Grid },
) {
  const { columns, rows } = grid
  const column = cell % columns
  drop(state, columns, column)
  for (let row = 0; row < rows; row++) {
    const run = runAt(state.kinds, columns, row, column)
    if (run.length < RUN) continue
    for (const one of run) {
      state.kinds[one] = state.hits[one] = 0
      tell('break', cellX(grid, one), cellY(grid, one), countBrick(state, 15))
    }
    for (const one of run) drop(state, columns, one % columns)
  }
}

/** Bricks of a column drop onto each other, as deep as the wave's plan reaches. */
function drop(state: Wall, columns: number, column: number) {
  const cells = [...state.kinds.keys()].filter((cell) => cell % columns === column)
  const floor = Math.max(...state.plan.filter((cell) => cell % columns === column))
  const slots = cells.filter((cell) => cell <= floor)
  const colors = slots.map((cell) => state.kinds[cell]!).filter(Boolean)
  const gap = slots.length - colors.length
  for (const [place, cell] of slots.entries()) {
    state.kinds[cell] = place < gap ? 0 : colors[place - gap]!
    state.hits[cell] = place < gap ? 0 : 1
  }
}

/** Adjacent cells of one colour around a column. */
function runAt(kinds: readonly number[], columns: number, row: number, column: number): readonly number[] {
  const color = kinds[row * columns + column]
  if (!color) return []
  const run = [row * columns + column]
  for (const way of [-1, 1])
    for (let x = column + way; x >= 0 && x < columns && kinds[row * columns + x] === color; x += way)
      run.push(row * columns + x)
  return run
}
