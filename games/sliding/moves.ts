import { BLOCK_COLUMNS, BLOCK_ROWS, BLOCKS, boardOf, isRolled, spiralOf, type Kind } from './boards.ts'

/** Gap, hex and roll: the tile of each cell, 0 is the gap. Blocks: the upper left cell of each block. */
export interface Position {
  readonly kind: Kind
  readonly size: number
  readonly tiles: readonly number[]
  /** Letters of the blocks; the turtle is the first. */
  readonly blocks: string
}

/** Up, right, down, left. */
export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const
/** The turtle's upper left cell when it can leave. */
export const EXIT = 13

/**
 * Inputs are numbers. Gap and hex: the cell of the tile that moves into the gap. Roll: twice the line (rows, then
 * columns), plus 1 for the way back. Blocks: four times the block, plus the way.
 */
export function legalMoves({ kind, size, tiles, blocks }: Position): number[] {
  if (isRolled(kind)) return Array.from({ length: size * 4 }, (_, input) => input)
  if (kind !== 'blocks') return [...boardOf(kind, size).near[tiles.indexOf(0)]!]
  const taken = covered(tiles, blocks)
  return tiles.flatMap((_, block) =>
    [0, 1, 2, 3].filter((way) => isFree(tiles, blocks, taken, block, way)).map((way) => block * 4 + way),
  )
}

export function moved(position: Position, input: number): Position {
  const { kind, size } = position
  const tiles = [...position.tiles]
  if (kind === 'blocks') {
    const [dx, dy] = WAYS[input % 4]!
    tiles[Math.floor(input / 4)]! += dy * BLOCK_COLUMNS + dx
  } else if (isRolled(kind)) {
    const line = lineOf(size, input >> 1)
    const step = input % 2 ? size - 1 : 1
    for (const [index, cell] of line.entries()) tiles[line[(index + step) % size]!] = position.tiles[cell]!
  } else {
    const gap = tiles.indexOf(0)
    tiles[gap] = tiles[input]!
    tiles[input] = 0
  }
  return { ...position, tiles }
}

/** The move that takes this one back. */
export function reverse({ kind, tiles }: Position, input: number): number {
  if (isRolled(kind)) return input ^ 1
  if (kind === 'blocks') return input - (input % 4) + ((input + 2) % 4)
  return tiles.indexOf(0)
}

export function isSolved(position: Position): boolean {
  const { kind, tiles } = position
  if (kind === 'blocks') return tiles[0] === EXIT
  const home = solvedTiles(position)
  return tiles.every((tile, cell) => isSame(position, tile, home[cell]!))
}

/** Whether two tiles are interchangeable: tints of a row look alike. */
export const isSame = ({ kind, size }: Pick<Position, 'kind' | 'size'>, one: number, other: number) =>
  one === other || (kind === 'tints' && Math.ceil(one / size) === Math.ceil(other / size))

/** Tiles at home, as a share. */
export function progressOf(position: Position): number {
  if (position.kind === 'blocks') return Math.min(1, Math.floor(position.tiles[0]! / BLOCK_COLUMNS) / 3)
  const home = solvedTiles(position)
  return position.tiles.filter((tile, cell) => isSame(position, tile, home[cell]!)).length / home.length
}

export function solvedTiles({ kind, size, tiles }: Position): number[] {
  const order = kind === 'snail' ? spiralOf(size) : [...tiles.keys()]
  return tiles.map((_, cell) => {
    const place = order.indexOf(cell)
    return !isRolled(kind) && place === tiles.length - 1 ? 0 : place + 1
  })
}

/** Cells of a row, or of a column. */
export const lineOf = (size: number, line: number) =>
  Array.from({ length: size }, (_, index) =>
    line < size ? line * size + index : index * size + (line - size),
  )

export function covered(tiles: readonly number[], blocks: string): Map<number, number> {
  const taken = new Map<number, number>()
  for (const [block, corner] of tiles.entries()) {
    const [width, height] = BLOCKS[blocks[block]!]!
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) taken.set(corner + y * BLOCK_COLUMNS + x, block)
  }
  return taken
}

function isFree(
  tiles: readonly number[],
  blocks: string,
  taken: ReadonlyMap<number, number>,
  block: number,
  way: number,
): boolean {
  const [dx, dy] = WAYS[way]!
  const [width, height] = BLOCKS[blocks[block]!]!
  const left = (tiles[block]! % BLOCK_COLUMNS) + dx
  const top = Math.floor(tiles[block]! / BLOCK_COLUMNS) + dy
  if (left < 0 || top < 0 || left + width > BLOCK_COLUMNS || top + height > BLOCK_ROWS) return false
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const other = taken.get((top + y) * BLOCK_COLUMNS + left + x)
      if (other !== undefined && other !== block) return false
    }
  return true
}
