/** Pieces of the editor; the order is part of the track codes. */
export const PIECES = [
  'start',
  'straight',
  'right',
  'left',
  'boost',
  'checkpoint',
  'jump',
  'loop',
  'up',
  'down',
  'cross',
] as const
export type PieceKind = (typeof PIECES)[number]

/** Clockwise quarter turns: 0 is up, 1 is right. */
export type Quarter = 0 | 1 | 2 | 3

export interface Tile {
  readonly kind: PieceKind
  /** Direction in which it is entered; a bend then turns off. */
  readonly quarter: Quarter
}

/** Position of a tile on the plan. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Cells on a side of the plan. */
export const PLAN = 12
export const MOST_PIECES = 72
const HILL = 8
const HIGHEST = 24
/** Metres between the two roads of a crossing. */
const HEADROOM = 7

export const cellKey = ({ column, row }: Cell) => row * PLAN + column
export const cellOf = (key: number): Cell => ({ column: key % PLAN, row: Math.floor(key / PLAN) })
const isOnPlan = ({ column, row }: Cell) => column >= 0 && column < PLAN && row >= 0 && row < PLAN

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The cell that lies ahead. */
export function ahead({ column, row }: Cell, quarter: Quarter): Cell {
  const [right, down] = STEPS[quarter]
  return { column: column + right, row: row + down }
}

export const turned = (quarter: Quarter, by: number): Quarter => ((quarter + by + 4) % 4) as Quarter

/** Direction in which a piece entered this way is left. */
export function wayOut(kind: PieceKind, quarter: Quarter): Quarter {
  if (kind === 'right') return turned(quarter, 1)
  return kind === 'left' ? turned(quarter, -1) : quarter
}

/** Why a track is invalid. */
export type Fault = 'start' | 'open' | 'loose' | 'height' | 'cross' | 'checkpoint' | 'long'

/** A closed circuit: its pieces in driving order, the start first. */
export type Way = readonly PieceKind[]

/** A piece with its cell and start height. */
export interface Placed extends Cell {
  readonly kind: PieceKind
  readonly quarter: Quarter
  readonly height: number
}

/**
 * Whether and how a circuit fits: it returns to its start at the same height, and crosses itself only at
 * crossings.
 */
export function layWay(way: Way, from: Cell, first: Quarter): readonly Placed[] | Fault {
  if (way[0] !== 'start' || way.filter((kind) => kind === 'start').length !== 1) return 'start'
  if (way.length > MOST_PIECES) return 'long'
  const placed: Placed[] = []
  const at = new Map<string, Placed[]>()
  let [cell, quarter, height] = [from, first, 0]
  for (const kind of way) {
    const piece = { ...cell, kind, quarter, height }
    const here = `${cell.column} ${cell.row}`
    const before = at.get(here) ?? []
    if (!mayStand(piece, before)) return 'cross'
    at.set(here, [...before, piece])
    placed.push(piece)
    if (kind === 'up') height += HILL
    if (kind === 'down') height -= HILL
    if (height < 0 || height > HIGHEST) return 'height'
    quarter = wayOut(kind, quarter)
    cell = ahead(cell, quarter)
  }
  if (cell.column !== from.column || cell.row !== from.row || quarter !== first) return 'open'
  if (height !== 0) return 'height'
  if (spanOf(placed) > PLAN) return 'long'
  const crossings = [...at.values()].filter(([one]) => one!.kind === 'cross')
  if (crossings.some(({ length }) => length !== 2)) return 'cross'
  return way.includes('checkpoint') ? placed : 'checkpoint'
}

/** Cells on the longer side of a circuit's bounding box. */
function spanOf(placed: readonly Placed[]): number {
  const [columns, rows] = [placed.map(({ column }) => column), placed.map(({ row }) => row)]
  const wide = Math.max(...columns) - Math.min(...columns)
  return 1 + Math.max(wide, Math.max(...rows) - Math.min(...rows))
}

/** A cell holds one piece, or two crossing roads: perpendicular, one well above the other. */
function mayStand(piece: Placed, before: readonly Placed[]): boolean {
  const [other] = before
  if (!other) return true
  const isCrossing = piece.kind === 'cross' && other.kind === 'cross' && before.length === 1
  return (
    isCrossing &&
    (piece.quarter + other.quarter) % 2 === 1 &&
    Math.abs(piece.height - other.height) >= HEADROOM
  )
}

/** The circuit over a plan of tiles from its start, or why there is none. */
export function wayOver(tiles: ReadonlyMap<number, Tile>): Way | Fault {
  const starts = [...tiles].filter(([, { kind }]) => kind === 'start')
  const [start] = starts
  if (!start || starts.length > 1) return 'start'
  const way: PieceKind[] = []
  const driven = new Set<number>()
  let [cell, quarter] = [cellOf(start[0]), start[1].quarter]
  do {
    const tile = isOnPlan(cell) ? tiles.get(cellKey(cell)) : undefined
    const kind = tile && drivenAs(tile, quarter)
    if (!kind) return 'open'
    way.push(kind)
    driven.add(cellKey(cell))
    if (way.length > MOST_PIECES) return 'long'
    quarter = wayOut(kind, quarter)
    cell = ahead(cell, quarter)
  } while (cellKey(cell) !== start[0] || quarter !== start[1].quarter)
  if (driven.size < tiles.size) return 'loose'
  const laid = layWay(way, cellOf(start[0]), start[1].quarter)
  return typeof laid === 'string' ? laid : way
}

/** A tile as entered from this direction: straights work both ways, and so do bends. */
function drivenAs({ kind, quarter }: Tile, comes: Quarter): PieceKind | undefined {
  if (kind === 'cross') return kind
  if (comes === quarter) return kind
  const isBack = comes === turned(quarter, 2)
  switch (kind) {
    case 'straight':
    case 'checkpoint':
    case 'boost':
    case 'jump':
    case 'loop':
      return isBack ? kind : undefined
    case 'up':
      return isBack ? 'down' : undefined
    case 'down':
      return isBack ? 'up' : undefined
    case 'right':
      return comes === turned(quarter, -1) ? 'left' : undefined
    case 'left':
      return comes === turned(quarter, 1) ? 'right' : undefined
    case 'start':
      return undefined
  }
}

const TOKENS: Readonly<Record<PieceKind, string>> = {
  start: 'S64',
  straight: 'S64',
  right: 'R90/32',
  left: 'L90/32',
  boost: 'S64b',
  checkpoint: 'C',
  jump: 'S16 J18',
  loop: 'O',
  up: `S64+${HILL}`,
  down: `S64-${HILL}`,
  cross: 'S64',
}

/** The circuit in the notation of courses. */
export const coursePieces = (way: Way): string => way.map((kind) => TOKENS[kind]).join(' ')
