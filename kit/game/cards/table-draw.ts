import { copyWhole } from '#kit/game/draw.ts'
import { drawCaption } from '#kit/game/table-top/signs.ts'
import { pilePlaces } from './arrange.ts'
import type { TableState } from './card-rules.ts'
import type { Card } from './cards.ts'
import { CARD_SHAPE, makeFaces } from './faces.ts'
import { buttonPlaces, seatPlace } from './room.ts'
import {
  drawBubble,
  drawChoice,
  drawMark,
  drawOwnSeat,
  drawPilePlace,
  drawSeat,
  drawSheet,
  paintTable,
} from './table-art.ts'
import { LIFT, type Table, choicesOf, buttons } from './table-targets.ts'

function glowOf<State extends TableState>(table: Table<State>, card: Card) {
  const mine = table.glow
  return mine && choicesOf(table, card).some(({ input }) => input === mine.input) ? 0.01 + mine.k : 0
}

export function drawTable<State extends TableState>(table: Table<State>, pen: CanvasRenderingContext2D) {
  const { still, look, isRtl } = table
  const ratio = pen.getTransform().a
  if (!table.isPainted) {
    still.width = Math.ceil(table.room.stage.width * ratio)
    still.height = Math.ceil(table.room.stage.height * ratio)
    const inner = still.getContext('2d')!
    inner.scale(ratio, ratio)
    paintTable(inner, table.room, look)
    table.isPainted = true
  }
  copyWhole(pen, still)
  table.faces ??= makeFaces({
    width: table.room.card,
    height: table.room.card * CARD_SHAPE,
    ratio,
    back: look.back,
  })
  table.picture.seats.forEach((seat, index) => {
    if (index > 0) drawSeat(pen, table.room, seat, [index, table.picture.seats.length])
  })
  for (const pile of pilePlaces(table.picture, table.room)) drawPilePlace(pen, pile)
  if (table.picture.mark) drawMark(pen, table.room, table.picture.mark)
  const own = new Set(table.picture.hands[0])
  const hasCard = table.choices.some(({ card }) => card !== undefined && own.has(card))
  const mustPass = table.choices.length > 0 && table.choices.every(({ isQuiet }) => isQuiet)
  const mayChoose = hasCard || mustPass
  table.motion.draw(pen, table.faces, (card) => {
    const isOpen = table.choices.some((choice) => choice.card === card)
    const isOwn = own.has(card)
    return {
      lift: isOwn && (isOpen || table.picked === card) ? (table.picked === card ? LIFT * 2 : LIFT) : 0,
      isDim: isOwn && mayChoose && !isOpen,
      glow: glowOf(table, card) || (isOpen && !isOwn ? 0.3 : 0),
    }
  })
  const sheet = table.isBusy ? undefined : look.sheet(table.shown)
  if (sheet) drawSheet(pen, table.room.middle, sheet, isRtl)
  const places = buttonPlaces(table.room, buttons(table).length, isRtl)
  buttons(table).forEach(({ input, text: label, suit, isQuiet }, index) => {
    const box = places[index]!
    drawChoice(pen, box, {
      text: label,
      suit,
      isQuiet: isQuiet ?? false,
      glow: table.glow?.input === input ? 0.01 + table.glow.k : 0,
    })
  })
  const pill = drawOwnSeat(pen, table.room, table.picture.seats[0]!, isRtl)
  const start = isRtl ? table.room.words.x : pill.x + pill.width + 6
  const end = isRtl ? pill.x - 6 : table.room.words.x + table.room.words.width
  drawCaption(pen, table.words, { x: start, y: table.room.words.y + 1, width: end - start, height: 30 })
  for (const { seat, text: said, suit } of table.bubbles) {
    const { x, y } = seatPlace(table.room, seat, table.picture.seats.length)
    const at =
      seat === 0
        ? { x: table.room.stage.width / 2, y: table.room.words.y - 40 }
        : { x, y: y + table.room.strip.height * 0.34 }
    drawBubble(pen, at, { text: said, suit }, table.room.stage.width)
  }
  table.controls.draw(pen)
}
