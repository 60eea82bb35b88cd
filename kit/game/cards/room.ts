import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { CARD_SHAPE } from './faces.ts'

/** Layout of a card table. */
export interface Room {
  readonly stage: StageSize
  /** Width of a card in the player's hand. */
  readonly card: number
  /** Where the rivals sit. */
  readonly strip: Box
  readonly middle: Box
  /** The caption between table and hand. */
  readonly words: Box
  readonly hand: Box
}

const MARGIN = 8
const WORDS = 32
const LEAST_STEP = 40
const LIFT = 12

/** Rows of a hand: two if its cards would be too narrow for a finger. */
export function handRows(count: number, room: Room): 1 | 2 {
  const step = (room.hand.width - room.card) / Math.max(1, count - 1)
  return step < LEAST_STEP && room.stage.height > 480 ? 2 : 1
}

/** A table for hands of at most `most` cards. */
export function roomIn(stage: StageSize, most: number): Room {
  const { width, height } = stage
  const isLow = height < 480
  const card = Math.min(96, width * 0.172, height * (isLow ? 0.165 : 0.125))
  const strip = {
    x: MARGIN,
    y: 4,
    width: width - 2 * MARGIN,
    height: isLow ? 58 : Math.min(96, height * 0.15),
  }
  const across = Math.min(width - 2 * MARGIN, card * 13)
  const base = { x: (width - across) / 2, y: 0, width: across, height: 0 }
  const draft: Room = { stage, card, strip, middle: base, words: base, hand: base }
  const rows = handRows(most, draft)
  const handHeight = card * CARD_SHAPE * (rows === 2 ? 1.58 : 1) + LIFT
  const hand = { ...base, y: height - handHeight - MARGIN, height: handHeight }
  const words = { x: MARGIN, y: hand.y - WORDS - 2, width: width - 2 * MARGIN, height: WORDS }
  const top = strip.y + strip.height + 4
  const wide = Math.min(width - 2 * MARGIN, 760)
  const middle = { x: (width - wide) / 2, y: top, width: wide, height: words.y - top - 6 }
  return { stage, card, strip, middle, words, hand }
}

/** Centre of a rival's place. */
export function seatPlace({ strip, stage }: Room, seat: number, seats: number) {
  if (seat === 0) return { x: stage.width / 2, y: stage.height + 20 }
  const wide = Math.min(strip.width, 620)
  const part = wide / (seats - 1)
  return { x: stage.width / 2 - wide / 2 + part * (seat - 0.5), y: strip.y + strip.height * 0.44 }
}

/** Buttons in the middle: one row at the bottom, or a block in the centre if there are many. */
export function buttonPlaces({ middle }: Room, count: number, isRtl: boolean): Box[] {
  const gap = 8
  const columns = Math.min(count, Math.max(2, Math.floor(middle.width / (count > 4 ? 68 : 108))))
  const rows = Math.ceil(count / columns)
  const height = Math.max(36, Math.min(46, (middle.height - gap * rows) / rows))
  const width = Math.min(168, (middle.width - gap * (columns - 1)) / columns)
  const top =
    rows === 1 ? middle.y + middle.height - height : middle.y + (middle.height - rows * (height + gap)) / 2
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const column = isRtl ? inRow - 1 - (index % columns) : index % columns
    const left = middle.x + (middle.width - inRow * (width + gap) + gap) / 2
    return { x: left + column * (width + gap), y: top + row * (height + gap), width, height }
  })
}
