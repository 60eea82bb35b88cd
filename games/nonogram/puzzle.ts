/** A run of cells of one colour. Length 0: the clue keeps it to itself. */
export type Block = readonly [length: number, colour: number]

/** A clue of a line. */
export type Clue =
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  /** Only how many cells are filled, and in how many groups. */
  | { readonly kind: 'total'; readonly total: number; readonly groups: number }
  | { readonly kind: 'none' }

/** A puzzle with exactly one solution, which reasoning line by line reaches. */
export interface Puzzle {
  readonly columns: number
  readonly rows: number
  /** How many colours there are to paint with. */
  readonly colours: number
  /** The right half is the left one in a mirror: a cell and its twin are painted together. */
  readonly isMirror: boolean
  /** Row by row: 0 empty, else the colour. */
  readonly solution: readonly number[]
  /** Columns from the left, then rows from the top. */
  readonly clues: readonly Clue[]
  /** Cells that are known from the start. */
  readonly given: readonly number[]
}

/** Cells of a line from its start; columns come first. */
export function cellsOf(
  { columns, rows }: Pick<Puzzle, 'columns' | 'rows'>,
  line: number,
): readonly number[] {
  if (line < columns) return Array.from({ length: rows }, (_, row) => row * columns + line)
  return Array.from({ length: columns }, (_, column) => (line - columns) * columns + column)
}

/** The column's line and the row's line of a cell. */
export const linesAt = ({ columns }: Pick<Puzzle, 'columns'>, cell: number): readonly [number, number] => [
  cell % columns,
  columns + Math.floor(cell / columns),
]

/** The twin of a cell behind the mirror. */
export function twinOf({ columns, isMirror }: Pick<Puzzle, 'columns' | 'isMirror'>, cell: number): number {
  return isMirror ? cell - (cell % columns) + columns - 1 - (cell % columns) : cell
}

/** The blocks in a line of colours. */
export function blocksIn(line: readonly number[]): Block[] {
  const blocks: [number, number][] = []
  for (const [at, colour] of line.entries()) {
    if (colour === 0) continue
    const last = blocks.at(-1)
    if (last && line[at - 1] === colour) last[0]++
    else blocks.push([1, colour])
  }
  return blocks
}

type Drawn = Pick<Puzzle, 'columns' | 'rows' | 'solution'>

const coloursOf = (drawn: Drawn, line: number) => cellsOf(drawn, line).map((cell) => drawn.solution[cell]!)

export const blockClues = (drawn: Drawn): Clue[] =>
  Array.from({ length: drawn.columns + drawn.rows }, (_, line) => ({
    kind: 'blocks',
    blocks: blocksIn(coloursOf(drawn, line)),
  }))

export const totalClues = (drawn: Drawn): Clue[] =>
  Array.from({ length: drawn.columns + drawn.rows }, (_, line) => {
    const blocks = blocksIn(coloursOf(drawn, line))
    return {
      kind: 'total',
      total: blocks.reduce((sum, [length]) => sum + length, 0),
      groups: blocks.length,
    }
  })
