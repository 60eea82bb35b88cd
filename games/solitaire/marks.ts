import { rankText } from '#kit/game/cards/suits.ts'
import { fillRound, strokeRound, write } from '#kit/game/draw.ts'
import { RANKS } from './cards.ts'
import { firstRankOf, wantedAt } from './homes.ts'
import type { Layout, Spot } from './layout.ts'
import { canDealAgain, canDraw, isTooEarly } from './moves.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

type Pen = CanvasRenderingContext2D

const SUNKEN = 'rgb(0 20 20 / .2)'
const LINE = 'rgb(255 255 255 / .26)'
const INK = 'rgb(255 255 255 / .5)'

/** Marks of places, visible on empty piles. */
export function paintMarks(pen: Pen, table: Table, layout: Layout, state: State) {
  table.slots.forEach(({ kind, coveredBy }, pile) => {
    const { cards } = state.piles[pile]!
    if (table.rules.columns.shape && kind === 'column') return
    if (coveredBy.length > 0 || (cards.length > 1 && kind !== 'stock')) return
    const spot = layout.spots[pile]!
    paintPlace(pen, layout, spot)
    if (cards.length > 0) return
    if (kind === 'stock') paintStock(pen, layout, spot, canUseStock(table, state))
    else paintLetter(pen, layout, spot, letterOf(table, state, pile))
  })
}

function paintPlace(pen: Pen, { width, height }: Layout, { x, y }: Spot) {
  const radius = Math.max(4, width * 0.115)
  fillRound(pen, { x, y, width, height }, radius, SUNKEN)
  strokeRound(pen, { x: x + 0.75, y: y + 0.75, width: width - 1.5, height: height - 1.5 }, radius, LINE, 1.5)
}

/** The rank that an empty place waits for. */
function letterOf(table: Table, state: State, pile: number): string {
  const { rules } = table
  const { base } = state
  const { kind } = table.slots[pile]!
  if (kind === 'home' && (rules.home.kind === 'suits' || rules.home.kind === 'ranks'))
    return rankText(firstRankOf(table, state, pile))
  if (kind === 'home' && rules.home.kind === 'runs') return rankText(RANKS)
  if (kind === 'column' && rules.columns.empty === 'king') return rankText(((base + RANKS - 2) % RANKS) + 1)
  if (kind === 'column' && rules.columns.empty === 'none') return '×'
  if (kind === 'cell' && isTooEarly(table, state)) return '×'
  return ''
}

function paintLetter(pen: Pen, { width, height }: Layout, { x, y }: Spot, letter: string) {
  if (letter) write(pen, letter, x + width / 2, y + height / 2, { size: width * 0.5, color: INK })
}

const canUseStock = (table: Table, state: State) => canDraw(table, state) || canDealAgain(table, state)

/** An arrow for another turn of the waste, or a cross when the stock is used up. */
function paintStock(pen: Pen, { width, height }: Layout, { x, y }: Spot, isUsable: boolean) {
  const radius = width * 0.24
  pen.save()
  pen.translate(x + width / 2, y + height / 2)
  pen.strokeStyle = isUsable ? 'rgb(255 255 255 / .85)' : 'rgb(255 255 255 / .35)'
  pen.fillStyle = pen.strokeStyle
  pen.lineWidth = width * 0.085
  pen.lineCap = 'round'
  pen.beginPath()
  if (isUsable) {
    pen.arc(0, 0, radius, -0.9, 4.2)
    pen.stroke()
    pen.rotate(-0.9)
    pen.beginPath()
    pen.moveTo(radius - width * 0.14, 0)
    pen.lineTo(radius + width * 0.14, 0)
    pen.lineTo(radius, -width * 0.19)
    pen.fill()
  } else {
    const arm = radius * 0.75
    pen.moveTo(-arm, -arm)
    pen.lineTo(arm, arm)
    pen.moveTo(arm, -arm)
    pen.lineTo(-arm, arm)
    pen.stroke()
  }
  pen.restore()
}

/** Cards, or rows of cards, left in the stock. */
export function paintStockCount(pen: Pen, table: Table, { layout, state, text }: StockCount) {
  if (table.stock === undefined || state.piles[table.stock]!.cards.length === 0) return
  paintPill(pen, layout, table.stock, text)
}

/** The ranks that counting piles wait for, so that nobody has to count. */
export function paintWanted(pen: Pen, table: Table, layout: Layout, state: State) {
  for (const home of table.homes) {
    const rank = wantedAt(table, state, home)
    if (rank === undefined) continue
    const isClock = table.rules.home.kind === 'hours'
    // A clock pile goes up in suit, which is visible; its target is not.
    const text = isClock ? `… ${rankText(table.slots[home]!.index + 1)}` : `→ ${rankText(rank)}`
    paintPill(pen, layout, home, text)
  }
}

function paintPill(pen: Pen, layout: Layout, pile: number, text: string) {
  const { x, y } = layout.spots[pile]!
  const { width, height } = layout
  const size = Math.max(11, width * 0.24)
  const pill = { width: Math.min(width - 6, size * (0.9 + text.length * 0.62)), height: size * 1.3 }
  const left = x + (width - pill.width) / 2
  const top = y + height - pill.height - width * 0.1
  fillRound(pen, { x: left, y: top, ...pill }, pill.height / 2, 'rgb(3 20 26 / .78)')
  write(pen, text, x + width / 2, top + pill.height / 2, { size, color: '#ffffff', weight: 700 })
}

interface StockCount {
  readonly layout: Layout
  readonly state: State
  readonly text: string
}

/** Deals left for games that deal rows, else cards left. */
export function stockLeft(table: Table, state: State): number {
  if (table.stock === undefined) return 0
  const { length } = state.piles[table.stock]!.cards
  const to = table.rules.stock?.to
  if (to === 'columns') return Math.ceil(length / table.columns.length)
  return to === 'reserve' ? Math.ceil(length / table.reserves.length) : length
}
