import { fillRound, FONT_DISPLAY, shade, strokeRound, type Box } from '#kit/game/draw.ts'
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

/** Two leaves of a calendar: the day that is known and the day that is asked. */
export function drawCalendar(pen: Pen, room: Box, { question, words, isKnown, tint, isRtl }: Subject) {
  const { kind, subject, right } = question
  const parts = subject.split(/[+ ]/).map(Number)
  const [today = 0, second = 0, day = 0, month = 0, then = 0] = parts
  const asked = isKnown ? words.weekday(right[0]!) : '?'
  const leaves =
    kind === 'date'
      ? [
          [words.date(second, day), words.weekday(today)],
          [words.date(month, then), asked],
        ]
      : [
          [words.today(), words.weekday(today)],
          [words.away(kind === 'back' ? -second : second), asked],
        ]
  const gap = 14
  const scale = scaleOf(room)
  const wide = (room.width - gap) / 2
  const high = Math.min(room.height - 12, wide * 1.15)
  for (const [at, [head = '', body = '']] of leaves.entries()) {
    const column = isRtl ? 1 - at : at
    const leaf = {
      x: room.x + column * (wide + gap),
      y: room.y + (room.height - high) / 2,
      width: wide,
      height: high,
    }
    drawSlip(pen, leaf)
    pen.save()
    pen.beginPath()
    pen.roundRect(leaf.x, leaf.y, leaf.width, leaf.height, 10)
    pen.clip()
    pen.fillStyle = at === 0 ? tint.answer : shade(tint.answer, -0.3)
    pen.fillRect(leaf.x, leaf.y, leaf.width, high * 0.34)
    pen.restore()
    for (const ring of [0.25, 0.75])
      fillRound(pen, { x: leaf.x + wide * ring - 3, y: leaf.y - 6, width: 6, height: 16 }, 3, '#6b5d55')
    writeInside(
      pen,
      head,
      { x: leaf.x + 6, y: leaf.y + 6, width: wide - 12, height: high * 0.34 - 8 },
      { size: 18 * scale, color: '#ffffff' },
    )
    writeInside(
      pen,
      body,
      { x: leaf.x + 6, y: leaf.y + high * 0.36, width: wide - 12, height: high * 0.6 },
      {
        size: (body === '?' ? 56 : 26) * scale,
        smallest: 13,
        color: INK,
        font: FONT_DISPLAY,
        lines: 1,
        weight: 800,
      },
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
