import { bitOf, countBits, digitOf, digitsOf, type Geometry } from './geometry.ts'

/** The digits, and the digits still possible in each empty cell. */
export interface Notebook {
  readonly geometry: Geometry
  readonly cells: Uint8Array
  readonly candidates: Uint16Array
}

/** A cell that is certain: one digit left for it, or the only place in one of its units. */
export interface Single {
  readonly cell: number
  readonly digit: number
  /** Index into the units of the geometry; absent for a cell with one digit left. */
  readonly unit?: number
}

export function notebookOf(geometry: Geometry, cells: ArrayLike<number>): Notebook {
  const notebook: Notebook = {
    geometry,
    cells: new Uint8Array(geometry.cells),
    candidates: new Uint16Array(geometry.cells).fill(geometry.allDigits),
  }
  for (let cell = 0; cell < geometry.cells; cell++) if (cells[cell]) enter(notebook, cell, cells[cell]!)
  return notebook
}

/** Writes a digit and excludes it from the cells that see it. */
export function enter({ geometry, cells, candidates }: Notebook, cell: number, digit: number) {
  cells[cell] = digit
  candidates[cell] = 0
  for (const peer of geometry.peers[cell]!) candidates[peer]! &= ~bitOf(digit)
}

/** Digits with a single place in the unit, and those places. */
export function findHiddenSingle(notebook: Notebook, unit: number): Single | undefined {
  const { geometry, candidates } = notebook
  const cells = geometry.units[unit]!
  let once = 0
  let twice = 0
  for (const cell of cells) {
    twice |= once & candidates[cell]!
    once |= candidates[cell]!
  }
  const bit = lowestBit(once & ~twice)
  if (!bit) return undefined
  return { cell: cells.find((cell) => candidates[cell]! & bit)!, digit: digitOf(bit), unit }
}

export function findNakedSingle({ geometry, candidates }: Notebook): Single | undefined {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const mask = candidates[cell]!
    if (mask && (mask & (mask - 1)) === 0) return { cell, digit: digitOf(mask) }
  }
  return undefined
}

const lowestBit = (mask: number) => mask & -mask

/** Excludes digits from cells; true if any was still possible. */
function strike({ candidates }: Notebook, cells: readonly number[], mask: number): boolean {
  let struck = false
  for (const cell of cells) {
    if ((candidates[cell]! & mask) === 0) continue
    candidates[cell]! &= ~mask
    struck = true
  }
  return struck
}

/** Cells whose pattern excludes digits elsewhere. */
type Pattern = readonly number[] | undefined

/** A digit confined to one line within a box is excluded from the rest of the line, and vice versa. */
export function strikeLocked(notebook: Notebook): Pattern {
  const { candidates, geometry } = notebook
  const union = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | candidates[cell]!, 0)
  for (const { shared, boxRest, lineRest } of geometry.crossings) {
    const inside = union(shared)
    const box = union(boxRest)
    const line = union(lineRest)
    if (strike(notebook, lineRest, inside & ~box & line)) return shared
    if (strike(notebook, boxRest, inside & ~line & box)) return shared
  }
  return undefined
}

/** `count` cells of a unit that share `count` digits: those digits leave the other cells. */
export function strikeNaked(notebook: Notebook, count: number): Pattern {
  const { candidates, geometry } = notebook
  for (const unit of geometry.units) {
    const empty = unit.filter((cell) => candidates[cell])
    const masks = empty.map((cell) => candidates[cell]!)
    const struck = someGroup(masks, count, (group, mask) => {
      const others = empty.filter((_, index) => !group.includes(index))
      return strike(notebook, others, mask) ? group.map((index) => empty[index]!) : undefined
    })
    if (struck) return struck
  }
  return undefined
}

/** `count` digits of a unit that share `count` places: other digits leave these cells. */
export function strikeHidden(notebook: Notebook, count: number): Pattern {
  const { candidates, geometry } = notebook
  for (const unit of geometry.units) {
    const digits = digitsOf(unit.reduce((mask, cell) => mask | candidates[cell]!, 0))
    const places = digits.map((digit) => placesOf(notebook, unit, digit))
    const struck = someGroup(places, count, (group, cells) => {
      const keep = group.reduce((mask, index) => mask | bitOf(digits[index]!), 0)
      const pattern = unit.filter((_, index) => cells & (1 << index))
      return strike(notebook, pattern, geometry.allDigits & ~keep) ? pattern : undefined
    })
    if (struck) return struck
  }
  return undefined
}

/** A digit with the same two places in two lines leaves the two lines that cross them (X-wing). */
export function strikeFish(notebook: Notebook): Pattern {
  const { units, size } = notebook.geometry
  const rows = units.slice(0, size)
  const columns = units.slice(size, 2 * size)
  for (let digit = 1; digit <= size; digit++)
    for (const [lines, across] of [
      [rows, columns],
      [columns, rows],
    ] as const) {
      const places = lines.map((line) => placesOf(notebook, line, digit))
      const struck = someGroup(places, 2, (group, crossed) => {
        const kept = group.flatMap((index) => lines[index]!)
        const crossing = digitsOf(crossed).flatMap((line) => across[line - 1]!)
        const outside = crossing.filter((cell) => !kept.includes(cell))
        const corners = crossing.filter((cell) => kept.includes(cell))
        return strike(notebook, outside, bitOf(digit)) ? corners : undefined
      })
      if (struck) return struck
    }
  return undefined
}

/** Bits of the positions in the unit that can still hold the digit. */
function placesOf({ candidates }: Notebook, unit: readonly number[], digit: number): number {
  let places = 0
  for (let at = 0; at < unit.length; at++) if (candidates[unit[at]!]! & bitOf(digit)) places |= 1 << at
  return places
}

/** Tries every group of `count` masks that share just `count` bits, until `use` excludes something. */
function someGroup(
  masks: readonly number[],
  count: number,
  use: (group: readonly number[], union: number) => Pattern,
): Pattern {
  const group: number[] = []
  const extend = (from: number, union: number): Pattern => {
    if (group.length === count) return countBits(union) === count ? use(group, union) : undefined
    for (let index = from; index < masks.length; index++) {
      const mask = masks[index]!
      const next = union | mask
      if (mask === 0 || countBits(next) > count) continue
      group.push(index)
      const struck = extend(index + 1, next)
      if (struck) return struck
      group.pop()
    }
    return undefined
  }
  return extend(0, 0)
}
