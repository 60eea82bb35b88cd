import { paintSuit } from '#kit/game/cards/card-art.ts'
import type { Faces } from '#kit/game/cards/faces.ts'
import { rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import { inkOf, rankText } from '#kit/game/cards/suits.ts'
import { fillRound, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Board } from './board.ts'
import type { GridDefinition } from './definition.ts'
import { blackjackSum } from './hands.ts'
import { linesOf, pointsOfLines } from './squaring.ts'
import { GAP, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

interface View {
  readonly definition: GridDefinition
  readonly board: Board
  readonly state: State
}

/** Opacity of a removed card. */
export const CARDS_GONE = 0

/** A sunken place wherever a card may lie. */
export function paintPlaces(pen: Pen, { board, state, definition }: View) {
  const { spots, card, height, isTurned } = board
  const shown = definition.rules.kind === 'row' ? 0 : spots.length
  for (let place = 0; place < shown; place++) {
    if (isTurned && state.cells[place] !== GAP) continue
    const { x, y } = spots[place]!
    fillRound(pen, { x, y, width: card, height }, card * 0.1, 'rgb(0 14 18 / .26)')
    strokeRound(
      pen,
      { x: x + 1, y: y + 1, width: card - 2, height: height - 2 },
      card * 0.1,
      'rgb(255 255 255 / .22)',
      1.5,
    )
  }
}

interface StockView extends View {
  readonly faces: Faces | undefined
  readonly number: (value: number) => string
}

/** What comes next: a face-down pile with its count, the open card to lay, or the sign to redeal. */
export function paintStock(pen: Pen, { board, state, definition, faces, number }: StockView) {
  const { stock, card } = board
  if (!stock) return
  const { rules } = definition
  if (rules.kind === 'gaps') {
    const left = rules.redeals - state.redeals
    fillRound(pen, { ...stock, y: stock.y + 4 }, 16, 'rgb(0 0 0 / .3)')
    fillRound(pen, stock, 16, left > 0 ? '#ffb63d' : 'rgb(255 255 255 / .16)')
    const size = Math.min(26, stock.height * 0.44, stock.width * 0.3)
    const color = left > 0 ? '#3a1c00' : 'rgb(255 255 255 / .5)'
    write(pen, `↻ ${number(left)}`, stock.x + stock.width / 2, stock.y + stock.height / 2, { size, color })
    return
  }
  const top = state.stock.at(-1)
  if (top === undefined) {
    fillRound(pen, stock, card * 0.1, 'rgb(0 14 18 / .26)')
    strokeRound(pen, stock, card * 0.1, 'rgb(255 255 255 / .22)', 1.5)
    if (rules.kind === 'match' && rules.after === 'close')
      write(pen, '⇤', stock.x + card / 2, stock.y + stock.height / 2, {
        size: card * 0.4,
        color: 'rgb(255 255 255 / .6)',
      })
    return
  }
  const isOpen = rules.kind === 'square'
  for (let depth = Math.min(2, state.stock.length - 1); depth > 0; depth--)
    faces?.draw(pen, undefined, { x: stock.x + depth * 2, y: stock.y - depth * 2, width: card })
  faces?.draw(pen, isOpen ? top : undefined, { x: stock.x, y: stock.y, width: card })
  if (isOpen) return
  const size = Math.max(12, card * 0.24)
  const pill = {
    x: stock.x + card * 0.2,
    y: stock.y + stock.height - size * 1.7,
    width: card * 0.6,
    height: size * 1.35,
  }
  fillRound(pen, pill, size * 0.6, 'rgb(3 20 26 / .8)')
  write(pen, number(state.stock.length), stock.x + card / 2, pill.y + pill.height / 2, { size, weight: 700 })
}

interface LinesView extends View {
  readonly number: (value: number) => string
}

/** Points of each row and column at its end. */
export function paintLines(pen: Pen, { board, state, definition, number }: LinesView) {
  const { rules, columns: size } = definition
  if (rules.kind !== 'square') return
  const { spots, card, height } = board
  const points = pointsOfLines(rules, state, size)
  linesOf(size).forEach((line, index) => {
    const last = spots[line.at(-1)!]!
    const isRow = index < size
    const [x, y] = isRow
      ? [last.x + card + 14, last.y + height / 2]
      : [last.x + card / 2, last.y + height + 13]
    const value = points[index]
    const cards = line.map((cell) => state.cells[cell]!).filter((one) => one !== GAP)
    if (value !== undefined && value > 0) {
      fillRound(pen, { x: x - 13, y: y - 10, width: 26, height: 20 }, 10, value >= 15 ? '#ffb63d' : '#fff3d6')
      write(pen, number(value), x, y + 1, { size: 13, color: '#3a1c00' })
    } else if (rules.lines === 'blackjack' && cards.length > 0)
      write(pen, number(blackjackSum(cards)), x, y, {
        size: 13,
        color: 'rgb(255 255 255 / .75)',
        weight: 700,
      })
    else if (value === 0) write(pen, '0', x, y, { size: 13, color: 'rgb(255 255 255 / .5)', weight: 700 })
  })
}

/** A card as a low slip: rank and suit side by side. */
export function paintSlip(pen: Pen, card: Card, box: Box) {
  const { x, y, width, height } = box
  const middle = y + height / 2
  const size = Math.min(height * 0.74, width * 0.34)
  fillRound(pen, { ...box, y: y + 2 }, 7, 'rgb(0 12 18 / .35)')
  fillRound(pen, box, 7, '#fffaf0')
  strokeRound(
    pen,
    { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 },
    7,
    'rgb(70 50 20 / .3)',
    1,
  )
  write(pen, rankText(rankOf(card)), x + width * 0.32, middle, { size, color: inkOf(suitOf(card)) })
  paintSuit(pen, suitOf(card), [x + width * 0.68, middle], size * 0.95)
}

export function paintGlow(pen: Pen, { x, y, width, height }: Box) {
  pen.lineWidth = 4
  pen.strokeStyle = '#ffd24a'
  pen.beginPath()
  pen.roundRect(x - 1, y - 1, width + 2, height + 2, width * 0.1)
  pen.stroke()
}

export function paintCursor(pen: Pen, { x, y, width, height }: Box) {
  pen.lineWidth = 3
  pen.strokeStyle = '#7ff0e4'
  pen.setLineDash([7, 5])
  pen.beginPath()
  pen.roundRect(x - 3, y - 3, width + 6, height + 6, width * 0.12)
  pen.stroke()
  pen.setLineDash([])
}
