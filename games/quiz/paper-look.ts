import { fillRound, FONT_DISPLAY, strokeRound, type Box } from '#kit/game/draw.ts'
import { figuresOf } from './figures.ts'
import { FAINT_INK, INK } from './palette.ts'
import { drawSlip } from './stamp-look.ts'
import type { Subject } from './subject-look.ts'
import { scaleOf, writeInside } from './text-fit.ts'

type Pen = CanvasRenderingContext2D

/** Four lines from the largest to the smallest, filled as they are found. */
export function drawRanks(pen: Pen, room: Box, { question, touched, isKnown, words, tint, isRtl }: Subject) {
  const { right, answers, kind } = question
  const sizeOf = (place: number) => {
    const { area = 0, people = 0 } = figuresOf(answers[place]!) ?? {}
    return kind === 'area' ? area : people
  }
  const scale = scaleOf(room)
  const largest = sizeOf(right[0]!)
  const row = room.height / right.length
  for (const [rank, place] of right.entries()) {
    const isShown = isKnown || rank < touched.length
    const box = { x: room.x, y: room.y + rank * row + 3, width: room.width, height: row - 6 }
    drawSlip(pen, box)
    const badge = Math.min(box.height - 10, 30 * scale)
    const badgeX = isRtl ? box.x + box.width - badge - 6 : box.x + 6
    fillRound(
      pen,
      { x: badgeX, y: box.y + (box.height - badge) / 2, width: badge, height: badge },
      badge / 2,
      tint.answer,
    )
    writeInside(
      pen,
      String(rank + 1),
      { x: badgeX, y: box.y, width: badge, height: box.height },
      { size: 16 * scale, color: '#ffffff', font: FONT_DISPLAY, lines: 1 },
    )
    if (!isShown) continue
    const inner = {
      x: box.x + (isRtl ? 6 : badge + 14),
      y: box.y,
      width: box.width - badge - 22,
      height: box.height,
    }
    const bar = Math.max(4, inner.width * Math.sqrt(sizeOf(place) / largest))
    fillRound(
      pen,
      { x: isRtl ? inner.x + inner.width - bar : inner.x, y: box.y + box.height - 9, width: bar, height: 5 },
      2.5,
      tint.answer,
    )
    const half = inner.width * 0.58
    const text = { y: box.y + 1, height: box.height - 10 }
    writeInside(
      pen,
      words.country(answers[place]!),
      { ...text, x: isRtl ? inner.x + inner.width - half : inner.x, width: half },
      { size: 15 * scale, color: INK },
    )
    writeInside(
      pen,
      words.figure(kind, answers[place]!),
      { ...text, x: isRtl ? inner.x : inner.x + half + 4, width: inner.width - half - 4 },
      { size: 14 * scale, color: FAINT_INK, lines: 1 },
    )
  }
}

/** A number, and below it the letters that are cut into the stone so far. */
export function drawNumeral(pen: Pen, room: Box, { question, touched, isKnown, words }: Subject) {
  const { right, subject } = question
  writeInside(
    pen,
    subject,
    { ...room, height: room.height * 0.5 },
    { size: 64 * scaleOf(room), color: INK, font: FONT_DISPLAY, lines: 1, weight: 800 },
  )
  const stone = {
    x: room.x + 4,
    y: room.y + room.height * 0.54,
    width: room.width - 8,
    height: room.height * 0.42,
  }
  fillRound(pen, { ...stone, y: stone.y + 5 }, 12, '#5c5347')
  fillRound(pen, stone, 12, '#a89d8b')
  strokeRound(
    pen,
    { x: stone.x + 2, y: stone.y + 2, width: stone.width - 4, height: stone.height - 4 },
    10,
    '#c3b9a7',
    2,
  )
  const shown = isKnown ? right : touched
  const text = shown.map((place) => words.answer(question, place)).join('')
  writeInside(
    pen,
    text + (isKnown ? '' : '_'),
    { ...stone, x: stone.x + 12, width: stone.width - 24 },
    {
      size: Math.min(48 * scaleOf(room), stone.height * 0.62),
      color: isKnown && touched.length < right.length ? '#8d1f18' : '#3a3128',
      font: FONT_DISPLAY,
      lines: 1,
      weight: 800,
    },
  )
}
