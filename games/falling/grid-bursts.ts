import { colorOf, isSpecial, PLANS, type GridKind } from './grid-kinds.ts'

/** The cells of a well, row by row, and its shape. */
export interface Well {
  readonly cells: readonly number[]
  readonly columns: number
  readonly rows: number
}

const IN_A_ROW = 3
const BARNACLE_ROW = 4
const SUM = 10

const valueAt = ({ cells, columns, rows }: Well, x: number, y: number) =>
  x < 0 || y < 0 || x >= columns || y >= rows ? 0 : cells[y * columns + x]!

const STRAIGHT = [
  [1, 0],
  [0, 1],
] as const
const ALL_WAYS = [...STRAIGHT, [1, 1], [1, -1]] as const

/** Cells in long enough rows of one colour. */
function rowsOf(well: Well, least: number, ways: typeof ALL_WAYS | typeof STRAIGHT): Set<number> {
  const found = new Set<number>()
  const { columns, rows } = well
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const color = colorOf(valueAt(well, x, y))
      if (color === 0) continue
      for (const [dx, dy] of ways) {
        if (colorOf(valueAt(well, x - dx, y - dy)) === color) continue
        let long = 1
        while (colorOf(valueAt(well, x + dx * long, y + dy * long)) === color) long++
        if (long < least) continue
        for (let step = 0; step < long; step++) found.add((y + dy * step) * columns + x + dx * step)
      }
    }
  return found
}

/** Adjacent tiles in a row or column that add up to ten. */
function sums(well: Well): Set<number> {
  const found = new Set<number>()
  const { columns, rows } = well
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (const [dx, dy] of STRAIGHT) {
        let sum = 0
        for (let long = 0; sum < SUM; long++) {
          const value = valueAt(well, x + dx * long, y + dy * long)
          if (value === 0) break
          sum += value
          if (sum !== SUM) continue
          for (let step = 0; step <= long; step++) found.add((y + dy * step) * columns + x + dx * step)
        }
      }
  return found
}

export function neighbours({ columns, rows }: Well, cell: number): readonly number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  const around: number[] = []
  if (x > 0) around.push(cell - 1)
  if (x < columns - 1) around.push(cell + 1)
  if (y > 0) around.push(cell - columns)
  if (y < rows - 1) around.push(cell + columns)
  return around
}

function linked(well: Well, start: number, belongs: (value: number) => boolean): number[] {
  const group = [start]
  const seen = new Set(group)
  for (const cell of group)
    for (const other of neighbours(well, cell)) {
      if (seen.has(other) || !belongs(well.cells[other]!)) continue
      seen.add(other)
      group.push(other)
    }
  return group
}

/** A mouth eats adjacent food with everything connected to it, and disappears. */
function meals(well: Well): Set<number> {
  const found = new Set<number>()
  for (const [cell, value] of well.cells.entries()) {
    if (!isSpecial(value)) continue
    const food = colorOf(value)
    if (!neighbours(well, cell).some((other) => well.cells[other] === food)) continue
    for (const one of linked(well, cell, (other) => other === food || other === value)) found.add(one)
  }
  return found
}

/** Twos go when two are connected, threes with three, and so on; a one goes with its neighbour. */
function crowds(well: Well): Set<number> {
  const found = new Set<number>()
  for (const [cell, value] of well.cells.entries()) {
    if (value < 2 || found.has(cell)) continue
    const group = linked(well, cell, (other) => other === value)
    if (group.length >= value) for (const one of group) found.add(one)
  }
  for (const cell of found)
    for (const other of neighbours(well, cell)) if (well.cells[other] === 1) found.add(other)
  return found
}

/** Upper left corners of squares of two by two that have one colour. */
export function squaresIn(well: Well): readonly number[] {
  const { cells, columns } = well
  return [...cells.keys()].filter((cell) => {
    const color = cells[cell]
    return (
      color !== 0 &&
      cell % columns < columns - 1 &&
      cells[cell + 1] === color &&
      cells[cell + columns] === color &&
      cells[cell + columns + 1] === color
    )
  })
}

/** All cells of those squares. */
export const squareCells = (well: Well): ReadonlySet<number> =>
  new Set(squaresIn(well).flatMap((cell) => [cell, cell + 1, cell + well.columns, cell + well.columns + 1]))

/** What bursts in a settled well; under a beam nothing does, the beam takes it. */
export function burstsIn(kind: GridKind, well: Well): ReadonlySet<number> {
  if (kind === 'totem') return rowsOf(well, IN_A_ROW, ALL_WAYS)
  if (kind === 'barnacles') return rowsOf(well, BARNACLE_ROW, STRAIGHT)
  if (kind === 'tens') return sums(well)
  if (kind === 'feast') return meals(well)
  if (kind === 'pips') return crowds(well)
  return new Set()
}

/** Drops everything unsupported: the resulting cells, and how many rows each has fallen. Barnacles stay. */
export function settled(
  kind: GridKind,
  { cells, columns, rows }: Well,
): { readonly cells: number[]; readonly lift: number[] } {
  const next = [...cells]
  const lift = cells.map(() => 0)
  for (let x = 0; x < columns; x++) {
    let floor = rows - 1
    for (let y = rows - 1; y >= 0; y--) {
      const from = y * columns + x
      const value = next[from]!
      if (value === 0) continue
      if (kind === 'barnacles' && isSpecial(value)) {
        floor = y - 1
        continue
      }
      const to = floor * columns + x
      floor--
      if (to === from) continue
      next[to] = value
      next[from] = 0
      lift[to] = Math.floor((to - from) / columns)
    }
  }
  return { cells: next, lift }
}

/** The well of a kind with these cells. */
export const wellOf = (kind: GridKind, cells: readonly number[]): Well => {
  const { columns, rows } = PLANS[kind]
  return { cells, columns, rows }
}
