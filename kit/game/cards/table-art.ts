import { fillCircle, fillRound, FONT_TEXT, shade, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { drawButton } from '#kit/game/table-top/signs.ts'
import { drawAnimal } from './animals.ts'
import { paintSuit } from './card-art.ts'
import type { PilePlace } from './arrange.ts'
import type { SeatView, Sheet, TableLook } from './picture.ts'
import { seatPlace, type Room } from './room.ts'

type Pen = CanvasRenderingContext2D
type Colors = Pick<TableLook<never>, 'felt' | 'rim'>

const WEAVE = 13

/** A woven mat on a wooden table, lit from the upper left. */
export function paintTable(pen: Pen, { stage, middle, hand }: Room, { felt: [light, deep], rim }: Colors) {
  const mat = { x: 3, y: 3, width: stage.width - 6, height: hand.y + hand.height * 0.42 }
  fillRound(pen, { ...mat, y: mat.y + 5 }, 26, 'rgb(0 0 0 / .35)')
  fillRound(pen, mat, 26, shade(rim, -0.3))
  fillRound(pen, { ...mat, height: mat.height - 4 }, 26, rim)
  const cloth = { x: mat.x + 6, y: mat.y + 6, width: mat.width - 12, height: mat.height - 16 }
  const glow = pen.createRadialGradient(
    stage.width * 0.42,
    middle.y + middle.height * 0.4,
    20,
    stage.width / 2,
    middle.y + middle.height / 2,
    Math.max(stage.width, stage.height) * 0.62,
  )
  glow.addColorStop(0, shade(light, 0.12))
  glow.addColorStop(0.5, light)
  glow.addColorStop(1, deep)
  fillRound(pen, cloth, 21, glow)
  pen.save()
  pen.beginPath()
  pen.roundRect(cloth.x, cloth.y, cloth.width, cloth.height, 21)
  pen.clip()
  pen.lineWidth = 1
  for (let row = 0; row * WEAVE < cloth.height; row++)
    for (let column = 0; column * WEAVE < cloth.width; column++) {
      const [x, y] = [cloth.x + column * WEAVE, cloth.y + row * WEAVE]
      const isAcross = (row + column) % 2 === 0
      pen.strokeStyle = isAcross ? 'rgb(255 255 255 / .055)' : 'rgb(0 0 0 / .07)'
      pen.beginPath()
      pen.moveTo(x + 2, isAcross ? y + WEAVE / 2 : y + 2)
      pen.lineTo(isAcross ? x + WEAVE - 2 : x + 2, isAcross ? y + WEAVE / 2 : y + WEAVE - 2)
      pen.stroke()
    }
  pen.restore()
  strokeRound(pen, cloth, 21, 'rgb(255 255 255 / .16)', 1.5)
}

/** The badge of a seat: animal, name and count. */
export function drawSeat(pen: Pen, room: Room, seat: SeatView, [index, count]: readonly [number, number]) {
  const { x, y } = seatPlace(room, index, count)
  const size = Math.min(26, room.strip.height * 0.3)
  pen.globalAlpha = seat.isOut ? 0.4 : 1
  if (seat.isTurn) fillCircle(pen, x - 34, y - 6, size + 6, '#3fe0cf')
  drawAnimal(pen, index, { x: x - 34, y: y - 6, size })
  const wide = Math.min(84, room.strip.width / (count - 1) - 62)
  const left = x - 34 + size + 6
  pen.textBaseline = 'middle'
  write(pen, seat.name, left, y - 16, {
    size: 12,
    weight: 600,
    font: FONT_TEXT,
    align: 'left',
    color: seat.isPartner ? '#9ff3e8' : '#fff6e2',
    widest: wide,
  })
  write(pen, seat.badge, left, y + 2, { size: 15, align: 'left', color: '#ffdf8f', widest: wide })
  pen.globalAlpha = 1
}

/** The badge of the player's own seat. */
export function drawOwnSeat(pen: Pen, { words }: Room, { badge, isTurn }: SeatView, isRtl: boolean) {
  pen.font = `700 13px ${FONT_TEXT}`
  const width = Math.min(words.width * 0.4, pen.measureText(badge).width + 24)
  const pill = { x: isRtl ? words.x + words.width - width : words.x, y: words.y + 2, width, height: 28 }
  fillRound(pen, pill, 14, isTurn ? '#1d8f86' : 'rgb(6 14 24 / .62)')
  write(pen, badge, pill.x + width / 2, pill.y + 14, {
    size: 13,
    weight: 700,
    font: FONT_TEXT,
    color: '#fff6e2',
    widest: width - 12,
  })
  return pill
}

/** Outlines of the piles, visible while they are empty, and their labels. */
export function drawPilePlace(pen: Pen, { pile, card, x, y, width, height }: PilePlace) {
  if (pile.cards.length === 0) {
    const left = x + (pile.home ?? 0) * pile.spread * card
    const edge = { x: left + 1, y: y + 1, width: card - 2, height: height - 2 }
    fillRound(pen, { x: left, y, width: card, height }, card * 0.11, 'rgb(0 14 18 / .24)')
    strokeRound(pen, edge, card * 0.11, 'rgb(255 255 255 / .26)', 1.5)
    if (pile.suit !== undefined)
      paintSuit(pen, pile.suit, [left + card / 2, y + height / 2], card * 0.5, 'rgb(255 255 255 / .4)')
  }
  if (pile.label !== undefined)
    write(pen, pile.label, x + width / 2, y + height + 9, {
      size: 12,
      weight: 700,
      font: FONT_TEXT,
      color: '#fff6e2',
      widest: Math.max(width, 70),
    })
}

/** Trumps or the leading suit, in the corner of the table. */
export function drawMark(
  pen: Pen,
  { middle }: Room,
  { suit, label }: { readonly suit: number; readonly label: string },
) {
  const [x, y] = [middle.x + middle.width - 24, middle.y + 34]
  fillCircle(pen, x, y + 2, 19, 'rgb(0 0 0 / .35)')
  fillCircle(pen, x, y, 19, '#fffaf0')
  paintSuit(pen, suit, [x, y], 24)
  write(pen, label, x + 20, middle.y + 6, {
    size: 11,
    weight: 700,
    font: FONT_TEXT,
    color: '#fff6e2',
    align: 'right',
    widest: 84,
  })
}

export interface BubbleWords {
  readonly text: string
  readonly suit: number | undefined
}

/** A speech bubble beside the seat. */
export function drawBubble(
  pen: Pen,
  { x, y }: { readonly x: number; readonly y: number },
  { text, suit }: BubbleWords,
  stageWidth: number,
) {
  pen.font = `700 15px ${FONT_TEXT}`
  const sign = suit === undefined ? 0 : 24
  const width = Math.max(44, Math.min(stageWidth * 0.5, pen.measureText(text).width + 24 + sign))
  const left = Math.max(6, Math.min(stageWidth - width - 6, x - width / 2))
  fillRound(pen, { x: left, y: y + 2, width, height: 32 }, 16, 'rgb(0 0 0 / .3)')
  fillRound(pen, { x: left, y, width, height: 32 }, 16, '#fffaf0')
  write(pen, text, left + (width - sign) / 2, y + 16, {
    size: 15,
    weight: 700,
    font: FONT_TEXT,
    color: '#2a1a10',
    widest: width - 20 - sign,
  })
  if (suit !== undefined) paintSuit(pen, suit, [left + width - 20, y + 16], 18)
}

/** The score sheet on paper. */
export function drawSheet(pen: Pen, middle: Box, sheet: Sheet, isRtl: boolean) {
  const rowHeight = Math.min(30, (middle.height - 66) / (sheet.rows.length + 2))
  const height = rowHeight * (sheet.rows.length + 2) + 14
  const width = Math.min(middle.width, 420)
  const box = {
    x: middle.x + (middle.width - width) / 2,
    y: middle.y + Math.max(0, (middle.height - 54 - height) / 2),
    width,
    height,
  }
  fillRound(pen, { ...box, y: box.y + 5 }, 14, 'rgb(0 0 0 / .4)')
  fillRound(pen, box, 14, '#f8ebcb')
  strokeRound(pen, { x: box.x + 3, y: box.y + 3, width: width - 6, height: height - 6 }, 11, '#d9bd88', 1.5)
  const side = (share: number) => box.x + (isRtl ? 1 - share : share) * width
  const line = (row: number) => box.y + 8 + rowHeight * (row + 0.5)
  const size = Math.min(15, rowHeight * 0.62)
  write(pen, sheet.title, box.x + width / 2, line(0), {
    size: size + 2,
    color: '#7a3b16',
    widest: width - 24,
  })
  const columns = sheet.heads.map((_, index) => 0.96 - 0.24 * (sheet.heads.length - 1 - index))
  const ink = { size, weight: 700, font: FONT_TEXT, align: isRtl ? ('left' as const) : ('right' as const) }
  sheet.heads.forEach((head, index) =>
    write(pen, head, side(columns[index]!), line(1), {
      ...ink,
      size: Math.max(11, size - 2),
      color: '#8a6a40',
      widest: width * 0.23,
    }),
  )
  sheet.rows.forEach(({ name, values, isOwn }, row) => {
    const color = isOwn ? '#0f6a62' : '#2a1a10'
    write(pen, name, side(0.05), line(row + 2), {
      ...ink,
      align: isRtl ? 'right' : 'left',
      color,
      widest: width * 0.4,
    })
    values.forEach((value, index) =>
      write(pen, value, side(columns[index]!), line(row + 2), { ...ink, color, widest: width * 0.22 }),
    )
  })
}

export interface ChoiceLook {
  readonly text: string
  readonly suit: number | undefined
  readonly isQuiet: boolean
  readonly glow: number
}

/** A button of a choice, with the suit it names. */
export function drawChoice(pen: Pen, box: Box, { text, suit, isQuiet, glow }: ChoiceLook) {
  drawButton(pen, box, { text: suit === undefined ? text : '', color: isQuiet ? '#a9c6cc' : '#ffb63d', glow })
  if (suit === undefined) return
  const middle = box.y + (box.height - 4) / 2
  const x = text ? box.x + box.width - 24 : box.x + box.width / 2
  fillCircle(pen, x, middle, 15, '#fffaf0')
  paintSuit(pen, suit, [x, middle], 19)
  if (!text) return
  write(pen, text, box.x + (box.width - 36) / 2 + 4, middle, {
    size: Math.min(17, box.height * 0.36),
    color: '#2a1600',
    widest: box.width - 54,
  })
}
