import type { StageSize } from '#kit/game/stage.ts'
import type { Layout, Spot } from './layout.ts'
import type { Shape } from './definition.ts'
import { columnsFill, heightWanted, staysSingle } from './layout-heights.ts'
import { openStep } from './placing.ts'
import { placesOfShape } from './shapes.ts'
import { isCleared, type Table } from './table.ts'

/** A candidate layout. */
export interface Plan {
  /** Width of a card. */
  readonly card: number
  /** Height relative to width. */
  readonly shape: number
  /** Further open cards that a column should have space for. */
  readonly growth: number
  /** Rows in which the columns stand. */
  readonly rows: number
  /** Other piles: in rows along the columns, or in files beside them. */
  readonly others: 'along' | 'beside'
  /** Use it even if it does not fit. */
  readonly force: boolean
}

/** Measures shared by all helpers. */
interface Frame {
  readonly table: Table
  readonly size: StageSize
  readonly plan: Plan
  readonly width: number
  readonly height: number
  readonly gap: number
  readonly edge: number
}

/** Part of the stage left for the columns. */
interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

type Spots = Map<number, Spot>

/** Free height in cards between the columns and the piles below them. */
const FARTHEST_HEAD = 0.5
/** More home piles than this may use two rows. */
const MOST_HOMES_A_LINE = 8
/** Row distance of pyramids and peaks. */
const SHAPE_STEP = 0.8

/** Lays the table by a plan; `undefined` when it does not fit. */
export function layLayout(table: Table, size: StageSize, plan: Plan): Layout | undefined {
  const width = plan.card
  const edge = Math.max(4, Math.min(16, size.width * 0.012))
  const frame = {
    table,
    size,
    plan,
    width,
    height: width * plan.shape,
    gap: Math.max(2.5, width * 0.08),
    edge,
  }
  const spots: Spots = new Map()
  const room = plan.others === 'along' ? layAlong(frame, spots) : layBeside(frame, spots)
  if (!room) return undefined
  const { shape } = table.rules.columns
  const fits = shape ? layShape(frame, spots, room, shape) : layColumns(frame, spots, room)
  if (!fits && !plan.force) return undefined
  const shrinks = liesBelow(frame) && table.rules.columns.build === 'none' && !columnsFill(table)
  if (shrinks && plan.others === 'along' && plan.rows === 1) gather(frame, spots)
  return { width, height: frame.height, spots: table.slots.map((_, pile) => spots.get(pile)!) }
}

/** Moves the piles below nearer to the cards they clear, and centres both. */
function gather({ table, height }: Frame, spots: Spots) {
  const bottomOf = (pile: number) => {
    const { y, room } = spots.get(pile)!
    const [hidden, open] = table.rules.columns.deal[table.slots[pile]!.index]!
    const steps = table.rules.columns.shape ? 0 : hidden + open - 1
    return y + height + steps * openStep(height, room)
  }
  const lowest = Math.max(...table.columns.map(bottomOf))
  const heads = [...table.slots.keys()].filter((pile) => table.slots[pile]!.kind !== 'column')
  const headTop = Math.min(...heads.map((pile) => spots.get(pile)!.y))
  const spare = headTop - lowest - height * FARTHEST_HEAD
  if (spare <= 0) return
  for (const pile of table.columns) shift(spots, pile, spare / 2)
  for (const pile of heads) shift(spots, pile, -spare / 2)
}

const shift = (spots: Spots, pile: number, by: number) => {
  const spot = spots.get(pile)!
  spots.set(pile, { ...spot, y: spot.y + by })
}

const spotAt = (x: number, y: number, spread: Spot['spread'] = 'none', room = 0): Spot => ({
  x,
  y,
  spread,
  room,
})

const spreadsWaste = ({ table }: Frame) => table.rules.stock?.to === 'waste' && table.rules.stock.by === 3

/** Odd and even ranks have a row each. */
const isSkips = ({ rules }: Table) => rules.home.kind === 'skips'

/** Games that clear the table have their piles below it, near the thumb. */
const liesBelow = ({ table: { rules } }: Frame) => isCleared(rules.home)

function layAlong(frame: Frame, spots: Spots): Room | undefined {
  const { table, size, width, height, gap, edge, plan } = frame
  const unit = width + gap
  const units = Math.floor((size.width - 2 * edge + gap + 0.01) / unit)
  const below = liesBelow(frame)
  const beside = below ? table.reserves : []
  const left = [table.stock, table.waste, ...table.cells, ...beside].filter((pile) => pile !== undefined)
  const extra = spreadsWaste(frame) ? 0.7 : 0
  const single = table.reserves.length === 1
  const oneLine = left.length + extra + table.homes.length <= units
  const isSplit = table.homes.length > units && (table.homes.length > MOST_HOMES_A_LINE || isSkips(table))
  const homeLines = isSplit ? 2 : 1
  const widest = Math.max(left.length + extra, Math.ceil(table.homes.length / homeLines))
  if (!oneLine && widest > units && !plan.force) return undefined
  const lines = left.length === 0 || oneLine ? homeLines : 1 + homeLines
  const headHeight = lines * height + (lines - 1) * gap
  const top = below ? size.height - edge - headHeight : edge
  layHead(frame, spots, { top, left, oneLine, homeLines })
  if (below) return { left: edge, right: size.width - edge, top: edge, bottom: top - gap * 1.4 }
  const reserveTop = top + headHeight + gap * 1.4
  const reserveHeight = single ? 0 : layReserveLines(frame, spots, reserveTop)
  if (single) spots.set(table.reserves[0]!, spotAt(edge, reserveTop))
  return {
    left: single ? edge + unit + gap * 2 : edge,
    right: size.width - edge,
    top: reserveTop + reserveHeight,
    bottom: size.height - edge,
  }
}

interface Head {
  readonly top: number
  readonly left: readonly number[]
  readonly oneLine: boolean
  readonly homeLines: number
}

function layHead(frame: Frame, spots: Spots, { top, left, oneLine, homeLines }: Head) {
  const { table, size, width, height, gap, edge } = frame
  const unit = width + gap
  const wide = spreadsWaste(frame)
  const block = widthOfBlock(frame)
  const start = (size.width - block) / 2
  const together = liesBelow(frame)
  const inLine = left.length + (oneLine ? table.homes.length : 0)
  let x = together ? (size.width - inLine * unit + gap) / 2 : start
  for (const pile of left) {
    const isWaste = pile === table.waste
    spots.set(pile, spotAt(x, top, wide && isWaste ? 'last-three-right' : 'none', width * 0.66))
    x += unit + (wide && isWaste ? width * 0.66 : 0)
  }
  const homesTop = oneLine || left.length === 0 ? top : top + height + gap
  const perLine = Math.ceil(table.homes.length / homeLines)
  const homesWidth = perLine * unit - gap
  const isMiddle = left.length === 0 || (together && !oneLine)
  const homesLeft = isMiddle ? (size.width - homesWidth) / 2 : together ? x : start + block - homesWidth
  table.homes.forEach((pile, index) =>
    spots.set(
      pile,
      spotAt(
        Math.max(edge, homesLeft) + (index % perLine) * unit,
        homesTop + Math.floor(index / perLine) * (height + gap),
      ),
    ),
  )
}

/** Width of the columns, so that the head can align with them. */
function widthOfBlock({ table, size, plan, width, gap, edge }: Frame): number {
  const most = size.width - 2 * edge
  if (table.rules.columns.shape) return most
  const perRow = Math.ceil(table.columns.length / plan.rows)
  const others = table.homes.length + table.cells.length + (table.stock === undefined ? 0 : 2.2)
  const reserve = table.reserves.length === 1 ? 1.4 : 0
  return Math.min(most, Math.max((perRow + reserve) * (width + gap * 2.4), others * (width + gap)))
}

/** Reserves of many piles: overlapping rows with steps wide enough for a thumb. Returns their height. */
function layReserveLines(frame: Frame, spots: Spots, top: number): number {
  const { table, size, width, height, gap, edge } = frame
  const count = table.reserves.length
  if (count === 0) return 0
  const most = size.width - 2 * edge
  const stepFor = (perLine: number) => Math.min(width + gap, (most - width) / Math.max(1, perLine - 1))
  const lines = stepFor(count) >= Math.min(40, width) ? 1 : 2
  const perLine = Math.ceil(count / lines)
  const step = stepFor(perLine)
  const left = (size.width - step * (perLine - 1) - width) / 2
  table.reserves.forEach((pile, index) => {
    const line = Math.floor(index / perLine)
    spots.set(pile, spotAt(left + (index % perLine) * step, top + line * height * 0.62))
  })
  return height * (1 + (lines - 1) * 0.62) + gap * 1.4
}

/** Files at both sides leave the whole height to the columns: for phones in landscape. */
function layBeside(frame: Frame, spots: Spots): Room | undefined {
  const { table, size, width, height, gap, edge } = frame
  const loose = [table.stock, table.waste].filter((pile) => pile !== undefined)
  const few = table.reserves.length <= 3
  const start = [
    ...loose,
    ...table.cells,
    ...(few ? table.reserves : []),
    ...(liesBelow(frame) ? table.homes : []),
  ]
  const perFile = Math.floor((size.height - 2 * edge + gap) / (height + gap))
  if (perFile < 2) return undefined
  let x = edge
  if (start.length > 0) x = layFile(frame, spots, { piles: start, x, step: height + gap, perFile })
  if (!few) {
    const step = height * 0.45
    const most = Math.floor((size.height - 2 * edge - height) / step) + 1
    x = layFile(frame, spots, { piles: table.reserves, x, step, perFile: most })
  }
  const files = liesBelow(frame) ? 0 : Math.ceil(table.homes.length / perFile)
  const right = size.width - edge - files * (width + gap)
  if (files > 0) layFile(frame, spots, { piles: table.homes, x: right + gap, step: height + gap, perFile })
  return { left: x + gap, right: files > 0 ? right - gap : right, top: edge, bottom: size.height - edge }
}

interface File {
  readonly piles: readonly number[]
  readonly x: number
  readonly step: number
  readonly perFile: number
}

/** Stacks piles in files; returns where the next file would begin. */
function layFile(frame: Frame, spots: Spots, { piles, x, step, perFile }: File): number {
  const { table, width, height, gap, edge } = frame
  let [left, place] = [x, 0]
  for (const pile of piles) {
    const isWide = pile === table.waste && spreadsWaste(frame)
    const places = isWide ? 2 : 1
    if (place + places > perFile) [left, place] = [left + width + gap, 0]
    const spread = isWide ? 'last-three-down' : 'none'
    spots.set(pile, spotAt(left, edge + place * step, spread, height * 0.7))
    place += places
  }
  return left + width + gap
}

function layColumns(frame: Frame, spots: Spots, room: Room): boolean {
  const { table, plan, width, height, gap } = frame
  const perRow = Math.ceil(table.columns.length / plan.rows)
  const space = room.right - room.left
  const needed = perRow * width + (perRow - 1) * gap
  const step = perRow === 1 ? 0 : Math.min(width + gap * 2.4, (space - width) / (perRow - 1))
  const left = room.left + (space - step * (perRow - 1) - width) / 2
  const share = (room.bottom - room.top - (plan.rows - 1) * gap) / plan.rows
  const rowHeight = staysSingle(table) ? Math.min(share, height + gap * 2) : share
  table.columns.forEach((pile, column) => {
    const row = Math.floor(column / perRow)
    const y = room.top + row * (rowHeight + gap)
    spots.set(pile, spotAt(left + (column % perRow) * step, y, 'down', Math.max(0, rowHeight - height)))
  })
  return needed <= space + 0.01 && rowHeight >= heightWanted(table, height, plan.growth)
}

/** Each card covers the gap between two of the row above. */
function layShape(frame: Frame, spots: Spots, room: Room, shape: Shape): boolean {
  const { table, width, height, gap } = frame
  const places = placesOfShape(shape)
  const farthest = Math.max(...places.map(({ across }) => across))
  const rows = Math.max(...places.map(({ row }) => row))
  const needed = (farthest + 1) * width + farthest * gap
  const middle = (room.left + room.right - width) / 2
  const space = room.bottom - room.top
  const step = Math.min(height * SHAPE_STEP, (space - height) / rows)
  const top = room.top + Math.max(0, (space - height - step * rows) / 2)
  places.forEach(({ row, across }, column) => {
    const x = middle + (across * (width + gap)) / 2
    spots.set(table.columns[column]!, spotAt(x, top + row * step))
  })
  return needed <= room.right - room.left + 0.01 && step >= height * 0.4
}
