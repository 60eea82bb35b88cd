import { fillRound, FONT_DISPLAY, shade, signed, strokeRound, type Box } from '#kit/game/draw.ts'
import { wordOf } from './ask-thanks.ts'
import { drawShapes } from './code-look.ts'
import { shapesOf } from './all-shapes.ts'
import { drawDial } from './dial-look.ts'
import { drawFlag } from './flag-look.ts'
import { flagTexts } from './flag-texts.ts'
import { drawOutline, type Atlas } from './outline-look.ts'
import { INK, type Tint } from './palette.ts'
import type { Question } from './question.ts'
import { drawStaff } from './staff-look.ts'
import { drawSlip } from './stamp-look.ts'
import { drawNumeral, drawRanks } from './paper-look.ts'
import { drawTable } from './table-look.ts'
import { scaleOf, writeInside } from './text-fit.ts'
import { drawCalendar } from './week-look.ts'
import { digits, span, type Words } from './words.ts'

type Pen = CanvasRenderingContext2D

/** What is printed on the stamp. */
export interface Subject {
  readonly question: Question
  readonly touched: readonly number[]
  /** The answer may be seen. */
  readonly isKnown: boolean
  readonly words: Words
  readonly tint: Tint
  readonly atlas: Atlas | undefined
  readonly isRtl: boolean
}

/** Draws the picture of a question into the stamp. */
export function drawSubject(pen: Pen, box: Box, subject: Subject) {
  const { question, words, tint, atlas, isKnown } = subject
  const high = Math.max(19, Math.min(34, box.height * 0.11))
  const caption = { x: box.x + 6, y: box.y + box.height - high - 2, width: box.width - 12, height: high + 2 }
  writeInside(pen, words.question(question), caption, {
    size: 17 * scaleOf(box),
    color: INK,
    lines: 1,
    weight: 700,
  })
  const room: Box = { x: box.x + 6, y: box.y + 4, width: box.width - 12, height: box.height - high - 12 }
  const code = question.subject
  const shapes = shapesOf(question.kind, code)
  if (shapes) return drawShapes(pen, inset(room, 0.03), shapes)
  switch (question.kind) {
    case 'flag':
      return drawFlag(pen, code, inset(room, 0.04))
    case 'outline': {
      const outline = atlas?.of(code)
      return outline && drawOutline(pen, outline, inset(room, 0.02), tint.answer)
    }
    case 'country':
      return writeInside(pen, words.country(code), inset(room, 0.06), {
        size: 44 * scaleOf(room),
        color: INK,
        font: FONT_DISPLAY,
        lines: 3,
        weight: 800,
      })
    case 'borders':
      return drawBorders(pen, room, subject)
    case 'area':
    case 'people':
      return drawRanks(pen, room, subject)
    case 'thanks':
      return drawWord(pen, room, wordOf(code), tint)
    case 'read':
    case 'later':
    case 'before':
      return drawClock(pen, room, question)
    case 'dial':
      return drawDigits(pen, room, digits(Number(code)))
    case 'ahead':
    case 'back':
    case 'date':
    case 'scrap':
    case 'leaps':
      return drawCalendar(pen, room, subject)
    case 'roman':
      return drawNumeral(pen, room, subject)
    case 'cell':
    case 'number':
      return drawTable(pen, room, {
        asked: Number(code),
        isKnown,
        asksSymbol: question.kind === 'cell',
        answers: question.answers.map(Number),
      })
    default: {
      const [, step = '', sign = ''] = /^(-?\d+)(.?)$/.exec(code)!
      return drawStaff(
        pen,
        room,
        { clef: question.kind === 'bass' ? 'bass' : 'treble', step: Number(step), sign },
        shade(tint.answer, -0.35),
      )
    }
  }
}

const inset = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x + width * share,
  y: y + height * share,
  width: width * (1 - 2 * share),
  height: height * (1 - 2 * share),
})

function drawBorders(pen: Pen, room: Box, { question, words, atlas, tint }: Subject) {
  const outline = atlas?.of(question.subject)
  const name = { ...room, height: room.height * 0.26 }
  writeInside(pen, words.country(question.subject), name, {
    size: 32 * scaleOf(room),
    color: INK,
    font: FONT_DISPLAY,
    weight: 800,
  })
  const rest = { ...room, y: room.y + room.height * 0.28, height: room.height * 0.72 }
  if (outline) drawOutline(pen, outline, inset(rest, 0.03), tint.answer)
  else if (flagTexts.has(question.subject)) drawFlag(pen, question.subject, inset(rest, 0.08))
}

function drawWord(pen: Pen, room: Box, word: string, tint: Tint) {
  const bubble = {
    x: room.x + room.width * 0.04,
    y: room.y + room.height * 0.08,
    width: room.width * 0.92,
    height: room.height * 0.68,
  }
  const tail = () => {
    pen.beginPath()
    pen.moveTo(bubble.x + bubble.width * 0.2, bubble.y + bubble.height - 4)
    pen.lineTo(bubble.x + bubble.width * 0.16, bubble.y + bubble.height + room.height * 0.14)
    pen.lineTo(bubble.x + bubble.width * 0.36, bubble.y + bubble.height - 4)
    pen.closePath()
  }
  fillRound(pen, { ...bubble, y: bubble.y + 5 }, 26, 'rgb(43 36 51 / .2)')
  fillRound(pen, bubble, 26, tint.answer)
  tail()
  pen.fill()
  writeInside(pen, word, inset(bubble, 0.06), {
    size: 46 * scaleOf(room),
    smallest: 20,
    color: '#ffffff',
    weight: 800,
  })
}

function drawClock(pen: Pen, room: Box, { kind, subject }: Question) {
  const [time = 0, passed = 0] = subject.split('+').map(Number)
  const radius = Math.min(room.height, room.width * (kind === 'read' ? 1 : 0.62)) / 2 - 4
  const x = room.x + room.width * (kind === 'read' ? 0.5 : 0.34)
  drawDial(pen, { x, y: room.y + room.height / 2 }, radius, time)
  if (kind === 'read') return
  const wide = room.width * 0.32
  const tag = { x: room.x + room.width - wide, y: room.y + room.height / 2 - 30, width: wide, height: 60 }
  drawSlip(pen, tag)
  writeInside(pen, signed(`${kind === 'later' ? '+' : '−'}${span(passed)}`), inset(tag, 0.06), {
    size: 30 * scaleOf(room),
    color: kind === 'later' ? '#1f7a50' : '#b03a30',
    font: FONT_DISPLAY,
    lines: 1,
    weight: 800,
  })
}

function drawDigits(pen: Pen, room: Box, text: string) {
  const high = Math.min(room.height * 0.72, room.width * 0.36)
  const box = {
    x: room.x + (room.width - high * 2.4) / 2,
    y: room.y + (room.height - high) / 2,
    width: high * 2.4,
    height: high,
  }
  fillRound(pen, { ...box, y: box.y + 6 }, high * 0.2, 'rgb(43 36 51 / .25)')
  fillRound(pen, box, high * 0.2, '#22303c')
  strokeRound(pen, inset(box, 0.03), high * 0.16, '#3c5161', 2)
  writeInside(pen, text, box, {
    size: high * 0.66,
    color: '#ffd27a',
    font: FONT_DISPLAY,
    lines: 1,
    weight: 800,
  })
}
