/**
 * Pieces of levels by name: rows of letters, aligned at the bottom. Besides the letters of a level
 * (`level.ts`), digits and `x` mark what appears or disappears as a piece gets harder.
 */
export type Pieces = Readonly<Record<string, string>>

/** The levels of a game. */
export interface Pack {
  readonly pieces: Pieces
  /** A line a level: pieces with their hardness 0 to 2, e.g. `gap0 crabs1`. */
  readonly plans: readonly string[]
  /** Pieces stand above each other, every second one mirrored, instead of side by side. */
  readonly isTower?: boolean
}

type Hardness = 0 | 1 | 2

const HARDER: Readonly<Record<string, readonly [easy: string, harder: string, hardest: string]>> = {
  '1': ['.', '^', '^'],
  '2': ['.', '.', '^'],
  '3': ['.', 'c', 'c'],
  '4': ['#', '#', '.'],
  '5': ['#', '%', '%'],
  '6': ['.', '.', 'u'],
  '7': ['.', 'v', 'v'],
  '8': ['=', '.', '.'],
  '9': ['C', 'C', '.'],
  x: ['.', 'U', 'U'],
}

function rowsOf(pieces: Pieces, name: string, hardness: Hardness): string[] {
  const piece = pieces[name]
  if (piece === undefined) throw new RangeError(`no piece ${name}`)
  return piece
    .trim()
    .split('\n')
    .map((row) => [...row.trim()].map((letter) => HARDER[letter]?.[hardness] ?? letter).join(''))
}

/** The rows of a level of the pack, counted from 1. */
export function levelRows({ pieces, plans, isTower }: Pack, level: number): string[] {
  const plan = plans[(level - 1) % plans.length]!
  const parts = ['start0', ...plan.split(' '), 'goal0'].map((part) =>
    rowsOf(pieces, part.slice(0, -1), Number(part.at(-1)) as Hardness),
  )
  return isTower ? stacked(parts) : sideBySide(parts)
}

const mirrored = (row: string) => [...row].toReversed().join('')

function stacked(floors: readonly (readonly string[])[]): string[] {
  const turned = floors.map((rows, index) => (index % 2 === 1 ? rows.map(mirrored) : rows))
  const width = turned[0]![0]!.length
  const sky = `#${'.'.repeat(width - 2)}#`
  return [sky, sky, ...turned.toReversed().flat()]
}

/** Row of the ground's surface in a column, counted from the bottom. */
function surface(rows: readonly string[], column: number): number {
  let height = 0
  while (height < rows.length && rows[rows.length - 1 - height]![column] === '#') height++
  return height
}

/** Joins pieces so that their ground is continuous. */
function sideBySide(parts: readonly (readonly string[])[]): string[] {
  let ground = 0
  const bottoms = parts.map((rows) => {
    const bottom = ground - surface(rows, 0)
    ground = bottom + surface(rows, rows[0]!.length - 1)
    return bottom
  })
  const lowest = Math.min(...bottoms)
  const highest = Math.max(...parts.map((rows, index) => bottoms[index]! + rows.length))
  return Array.from({ length: highest - lowest }, (_, row) => {
    const height = highest - row - 1
    return parts.map((rows, index) => rowAt(rows, height - bottoms[index]!)).join('')
  })
}

/** A row of a piece, counted from its bottom; beyond it only rock continues, with air above and water below. */
function rowAt(rows: readonly string[], height: number): string {
  const row = rows[rows.length - 1 - height]
  if (row !== undefined && height > 0) return row
  if (height > 0) return rows[0]!.replaceAll(/[^#]/g, '.')
  return rows.at(-1)!.replaceAll(/[^#]/g, '~')
}
