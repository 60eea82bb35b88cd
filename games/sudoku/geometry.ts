import type { BoardSize } from './definitions.ts'

/** A box and a line that cross, for digits locked into the shared cells. */
export interface Crossing {
  readonly shared: readonly number[]
  readonly boxRest: readonly number[]
  readonly lineRest: readonly number[]
}

/** Cells count row by row; each digit stands once in every unit. */
export interface Geometry {
  readonly size: BoardSize
  readonly cells: number
  readonly boxRows: number
  readonly boxColumns: number
  /** Bits of all digits; digit d is the bit 1 << (d - 1). */
  readonly allDigits: number
  readonly rowOf: readonly number[]
  readonly columnOf: readonly number[]
  readonly boxOf: readonly number[]
  /** Rows, then columns, then boxes. */
  readonly units: readonly (readonly number[])[]
  readonly peers: readonly (readonly number[])[]
  readonly crossings: readonly Crossing[]
}

const known = new Map<BoardSize, Geometry>()

export function geometryOf(size: BoardSize): Geometry {
  const kept = known.get(size)
  if (kept) return kept
  const made = build(size)
  known.set(size, made)
  return made
}

function build(size: BoardSize): Geometry {
  const boxRows = size === 9 ? 3 : 2
  const boxColumns = size / boxRows
  const all = [...Array(size * size).keys()]
  const line = [...Array(size).keys()]
  const rowOf = all.map((cell) => Math.floor(cell / size))
  const columnOf = all.map((cell) => cell % size)
  const boxOf = all.map(
    (cell) =>
      Math.floor(rowOf[cell]! / boxRows) * (size / boxColumns) + Math.floor(columnOf[cell]! / boxColumns),
  )
  const group = (of: readonly number[]) => line.map((unit) => all.filter((cell) => of[cell] === unit))
  const boxes = group(boxOf)
  const lines = [...group(rowOf), ...group(columnOf)]
  const peers = all.map((cell) =>
    all.filter(
      (other) =>
        other !== cell &&
        (rowOf[other] === rowOf[cell] || columnOf[other] === columnOf[cell] || boxOf[other] === boxOf[cell]),
    ),
  )
  return {
    size,
    cells: size * size,
    boxRows,
    boxColumns,
    allDigits: 2 ** size - 1,
    rowOf,
    columnOf,
    boxOf,
    units: [...lines, ...boxes],
    peers,
    crossings: boxes.flatMap((box) => lines.flatMap((one) => crossing(box, one))),
  }
}

function crossing(box: readonly number[], line: readonly number[]): readonly Crossing[] {
  const shared = box.filter((cell) => line.includes(cell))
  if (shared.length < 2) return []
  const rest = (unit: readonly number[]) => unit.filter((cell) => !shared.includes(cell))
  return [{ shared, boxRest: rest(box), lineRest: rest(line) }]
}

export function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

export const digitOf = (bit: number) => 32 - Math.clz32(bit)
export const bitOf = (digit: number) => 1 << (digit - 1)

/** The digits of a set, ascending. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = []
  for (let rest = mask; rest; rest &= rest - 1) digits.push(digitOf(rest & -rest))
  return digits
}
