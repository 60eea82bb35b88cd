import { BLOCK_COLUMNS, BLOCKS, boardOf, isRolled } from './boards.ts'
import { covered, legalMoves, lineOf, WAYS } from './moves.ts'
import type { State } from './rules.ts'

export const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
}

/** The way of a stretch of the finger. */
export const wayOf = (dx: number, dy: number) =>
  Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0

/** The cell one step on; -1 outside of the board. */
export function stepFrom({ kind, size }: State, cell: number, way: number): number {
  const { spots } = boardOf(kind, size)
  const [dx, dy] = WAYS[way]!
  const { x, y } = spots[cell]!
  return spots.findIndex((spot) => Math.abs(spot.x - x - dx) < 0.1 && Math.abs(spot.y - y - dy) < 0.1)
}

/** Moves that bring the tile of this cell towards the gap: one, or a whole row of tiles. */
export function movesOfTap(state: State, cell: number): readonly number[] {
  const gap = state.tiles.indexOf(0)
  if (legalMoves(state).includes(cell)) return [cell]
  if (state.kind === 'hex' || state.kind === 'leap') return []
  for (const way of WAYS.keys()) {
    const line: number[] = []
    for (let at = stepFrom(state, gap, way); at >= 0; at = stepFrom(state, at, way)) {
      line.push(at)
      if (at === cell) return line
    }
  }
  return []
}

/** The move a drag from this cell means, if it is one. */
export function moveOfDrag(state: State, cell: number, way: number): number | undefined {
  const { kind, size, tiles, blocks } = state
  if (isRolled(kind)) {
    const line = way % 2 === 1 ? Math.floor(cell / size) : size + (cell % size)
    return line * 2 + (way === 1 || way === 2 ? 0 : 1)
  }
  const block = kind === 'blocks' ? covered(tiles, blocks).get(cell) : undefined
  if (kind === 'blocks' && block === undefined) return undefined
  const input = block === undefined ? cell : block * 4 + way
  if (block === undefined && stepFrom(state, cell, way) !== tiles.indexOf(0)) return undefined
  return legalMoves(state).includes(input) ? input : undefined
}

/** The tile that an arrow key moves into the gap; on the torus it may come over the edge. */
export function moveOfKey(state: State, way: number): number | undefined {
  const { kind, size, tiles } = state
  const gap = tiles.indexOf(0)
  const cell = stepFrom(state, gap, (way + 2) % 4)
  if (cell >= 0) return cell
  if (kind !== 'torus') return undefined
  const [dx, dy] = WAYS[way]!
  return gap + (size - 1) * (dx + dy * size)
}

export interface Piece {
  readonly name: number
  /** Upper left corner and size, in cells. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function piecesOf({ kind, size, tiles, blocks }: State): readonly Piece[] {
  if (kind === 'blocks')
    return tiles.map((cell, name) => {
      const [width, height] = BLOCKS[blocks[name]!]!
      return { name, x: cell % BLOCK_COLUMNS, y: Math.floor(cell / BLOCK_COLUMNS), width, height }
    })
  const { spots } = boardOf(kind, size)
  return tiles.flatMap((name, cell) =>
    name === 0 ? [] : [{ name, x: spots[cell]!.x - 0.5, y: spots[cell]!.y - 0.5, width: 1, height: 1 }],
  )
}

/** Cells a move begins and ends at, for the finger that shows it. */
export function pathOf(state: State, input: number): readonly [from: number, to: number] {
  const { kind, size, tiles } = state
  if (kind === 'blocks') {
    const cell = tiles[Math.floor(input / 4)]!
    const [dx, dy] = WAYS[input % 4]!
    return [cell, cell + dy * BLOCK_COLUMNS + dx]
  }
  if (!isRolled(kind)) return [input, tiles.indexOf(0)]
  const line = lineOf(size, input >> 1)
  const ends: readonly [number, number] = [line[0]!, line[1]!]
  return input % 2 ? [ends[1], ends[0]] : ends
}
