import {
  ahead,
  cellKey,
  cellOf,
  layWay,
  PIECES,
  PLAN,
  turned,
  wayOut,
  wayOver,
  type Cell,
  type Fault,
  type PieceKind,
  type Quarter,
  type Tile,
  type Way,
} from '../grid.ts'

/** A track in the editor: tiles by cell, the cell touched last, and the undo history. */
export interface Draft {
  readonly tiles: ReadonlyMap<number, Tile>
  readonly last: number | undefined
  readonly before: readonly ReadonlyMap<number, Tile>[]
}

const MOST_UNDO = 100
const MIDDLE: Cell = { column: Math.floor(PLAN / 2) - 1, row: Math.floor(PLAN / 2) }

/** An empty plan has its start already. */
export function newDraft(): Draft {
  const key = cellKey(MIDDLE)
  return { tiles: new Map([[key, { kind: 'start', quarter: 0 }]]), last: key, before: [] }
}

const changed = (draft: Draft, tiles: ReadonlyMap<number, Tile>, last: number | undefined): Draft => ({
  tiles,
  last,
  before: [...draft.before, draft.tiles].slice(-MOST_UNDO),
})

/** A tap with a piece: fills an empty cell, replaces another piece, rotates the same one. */
export function place(draft: Draft, key: number, kind: PieceKind): Draft {
  const there = draft.tiles.get(key)
  if (there?.kind === kind) return rotate({ ...draft, last: key })
  const tiles = new Map(draft.tiles)
  // There is one start: placing it moves it.
  if (kind === 'start') for (const [other, tile] of tiles) if (tile.kind === 'start') tiles.delete(other)
  tiles.set(key, { kind, quarter: there?.quarter ?? comesFrom(draft, key) })
  return changed(draft, tiles, key)
}

/** The direction in which neighbours lead into an empty cell, preferring the one touched last. */
function comesFrom({ tiles, last }: Draft, key: number): Quarter {
  const leadsHere = (from: number): Quarter | undefined => {
    const tile = tiles.get(from)
    if (!tile) return undefined
    const out = wayOut(tile.kind, tile.quarter)
    const next = ahead(cellOf(from), out)
    return isCell(next) && cellKey(next) === key ? out : undefined
  }
  const byLast = last === undefined ? undefined : leadsHere(last)
  if (byLast !== undefined) return byLast
  for (const from of tiles.keys()) {
    const quarter = leadsHere(from)
    if (quarter !== undefined) return quarter
  }
  return 0
}

const isCell = ({ column, row }: Cell) => column >= 0 && column < PLAN && row >= 0 && row < PLAN

/** Rotates the piece touched last by a quarter turn. */
export function rotate(draft: Draft): Draft {
  const { tiles, last } = draft
  const tile = last === undefined ? undefined : tiles.get(last)
  if (last === undefined || !tile) return draft
  return changed(draft, new Map(tiles).set(last, { ...tile, quarter: turned(tile.quarter, 1) }), last)
}

export function erase(draft: Draft, key: number): Draft {
  if (!draft.tiles.has(key)) return draft
  const tiles = new Map(draft.tiles)
  tiles.delete(key)
  return changed(draft, tiles, undefined)
}

export function undo(draft: Draft): Draft {
  const tiles = draft.before.at(-1)
  return tiles ? { tiles, last: undefined, before: draft.before.slice(0, -1) } : draft
}

/** The cell where the road continues from the piece touched last. */
export function nextCell({ tiles, last }: Draft): number | undefined {
  const tile = last === undefined ? undefined : tiles.get(last)
  if (last === undefined || !tile) return undefined
  const next = ahead(cellOf(last), wayOut(tile.kind, tile.quarter))
  return isCell(next) && !tiles.has(cellKey(next)) ? cellKey(next) : undefined
}

export const judge = ({ tiles }: Draft): Way | Fault => wayOver(tiles)

/** The plan as text for storage. */
export const writeDraft = ({ tiles }: Draft): string =>
  [...tiles].map(([key, { kind, quarter }]) => [key, PIECES.indexOf(kind), quarter].join('.')).join(' ')

/** Reads a stored plan; invalid pieces are left out. */
export function readDraft(text: string | undefined): Draft {
  const tiles = new Map<number, Tile>()
  for (const token of (text ?? '').split(' ').slice(0, PLAN * PLAN)) {
    const [key = -1, piece = -1, quarter = -1] = token.split('.').map(Number)
    const kind = PIECES[piece]
    if (!kind || !isQuarter(quarter) || !Number.isInteger(key) || key < 0 || key >= PLAN * PLAN) continue
    tiles.set(key, { kind, quarter })
  }
  return tiles.size === 0 ? newDraft() : { tiles, last: undefined, before: [] }
}

const isQuarter = (value: number): value is Quarter => [0, 1, 2, 3].includes(value)

/** A shared track placed in the middle of the plan; a crossing is one tile. */
export function draftOf(way: Way): Draft {
  const flat = layWay(way, { column: 0, row: 0 }, 0)
  if (typeof flat === 'string') return newDraft()
  const [columns, rows] = [flat.map(({ column }) => column), flat.map(({ row }) => row)]
  const shift = (all: readonly number[]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return Math.floor((PLAN - (most - least + 1)) / 2) - least
  }
  const [right, down] = [shift(columns), shift(rows)]
  const tiles = new Map<number, Tile>()
  for (const { column, row, kind, quarter } of flat)
    tiles.set(cellKey({ column: column + right, row: row + down }), { kind, quarter })
  return { tiles, last: undefined, before: [] }
}
