import { YOU } from '#kit/game/cards/card-rules.ts'
import type { SeatView } from '#kit/game/cards/picture.ts'
import { seatPlace } from '#kit/game/cards/room.ts'
import { drawBubble, drawOwnSeat } from '#kit/game/cards/table-art.ts'
import { drawButton, drawCaption } from '#kit/game/table-top/signs.ts'
import type { Faces } from './faces.ts'
import type { TileRoom } from './room.ts'
import { drawStock, type StockLook } from './table-drawing.ts'

type Pen = CanvasRenderingContext2D

export interface WordsLook {
  readonly seat: SeatView
  readonly caption: string
  /** Replaces the caption. */
  readonly button?: { readonly text: string; readonly glow: number }
  readonly stock?: StockLook
  readonly isRtl: boolean
}

/** The line between table and hand: the player's sign, instructions, and the stock. */
export function drawWords(pen: Pen, room: TileRoom, faces: Faces, look: WordsLook) {
  const { seat, caption, button, stock, isRtl } = look
  const line = { ...room.words, y: room.words.y + 6 }
  const pill = drawOwnSeat(pen, { ...room, words: line }, seat, isRtl)
  if (button) drawButton(pen, room.button, { ...button, color: '#ffb63d' })
  else {
    const start = isRtl ? room.stock.x + room.stock.width + 6 : pill.x + pill.width + 6
    const end = isRtl ? pill.x - 6 : room.stock.x - 6
    drawCaption(pen, caption, { x: start, y: line.y + 1, width: end - start, height: 30 })
  }
  if (stock) drawStock(pen, room, faces, stock)
}

export interface Bubble {
  readonly seat: number
  readonly text: string
}

/** Speech bubbles beside the seats' signs. */
export function drawBubbles(pen: Pen, room: TileRoom, bubbles: readonly Bubble[], seats: number) {
  for (const { seat, text } of bubbles) {
    const { x, y } = seatPlace(room, seat, seats)
    const at =
      seat === YOU
        ? { x: room.stage.width / 2, y: room.words.y - 40 }
        : { x, y: y + room.strip.height * 0.34 }
    drawBubble(pen, at, { text, suit: undefined }, room.stage.width)
  }
}
