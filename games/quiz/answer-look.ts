import {
  fillCircle,
  fillRound,
  FONT_DISPLAY,
  FONT_TEXT,
  shade,
  slab,
  strokeRound,
  type Box,
} from '#kit/game/draw.ts'
import { answerShapes } from './all-shapes.ts'
import { drawShapes } from './code-look.ts'
import { drawDial } from './dial-look.ts'
import { drawFlag } from './flag-look.ts'
import { INK, LANTERN, RIGHT, WRONG, type Tint } from './palette.ts'
import { isOfWeek, isPictured, type Kind, type Question } from './question.ts'
import { PLACE_COLORS } from './table-look.ts'
import { writeInside } from './text-fit.ts'

type Pen = CanvasRenderingContext2D

/** State of an answer: open, out of the game, touched and right, right at the end, or wrongly guessed. */
export type Face = 'open' | 'crossed' | 'taken' | 'right' | 'wrong' | 'faded'

export interface AnswerLook {
  readonly question: Question
  readonly place: number
  readonly face: Face
  /** What is written on it. */
  readonly text: string
  /** A second, smaller line. */
  readonly note: string
  readonly tint: Tint
  readonly hasCursor: boolean
  /** 0 to 1 while it is pressed down. */
  readonly pressed: number
}

const STONE = '#8d8272'
/** Kinds whose answers are a few digits or letters. */
const SIGNS: readonly Kind[] = [
  'read',
  'later',
  'before',
  'roman',
  'cell',
  'number',
  'morse',
  'braille',
  'semaphore',
  'maya',
  'abacus',
  'binary',
  'fraction',
  'angle',
  'square',
  'gauge',
  'pennant',
  'egypt',
  'cubes',
  'pips',
  'gears',
  'scales',
  'axes',
  'beats',
  'lamps',
  'mirror',
  'reach',
  'rope',
]

const colorOf = ({ face, question, tint }: AnswerLook): string => {
  if (face === 'right' || face === 'taken') return RIGHT
  if (face === 'wrong') return WRONG
  return question.kind === 'roman' ? STONE : tint.answer
}

/** One answer as an enamel plate. */
export function drawAnswer(pen: Pen, box: Box, look: AnswerLook) {
  if (look.question.answers.length === 12) return drawKey(pen, box, look)
  const { question, place, face, text, note, pressed } = look
  const depth = 6
  const sunk = pressed * 4
  const body = { ...box, y: box.y + sunk, height: box.height - sunk * 0.4 }
  const radius = Math.min(18, box.height * 0.28, box.width * 0.3)
  const isPicture = isPictured(question.kind)
  const color = isPicture && face !== 'right' && face !== 'wrong' ? '#f7edd4' : colorOf(look)
  pen.save()
  if (face === 'faded' || face === 'crossed') pen.globalAlpha = face === 'faded' ? 0.45 : 0.28
  fillRound(pen, { ...body, y: body.y + 6 }, radius, 'rgb(0 10 20 / .25)')
  slab(pen, body, radius, color, shade(color, -0.34), depth)
  const margin = question.answers.length === 7 ? 3 : 12
  const room: Box = {
    x: body.x + margin,
    y: body.y + 5,
    width: body.width - 2 * margin,
    height: body.height - depth - 9,
  }
  if (question.kind === 'country')
    drawFlag(pen, question.answers[place]!, {
      x: room.x,
      y: room.y + 5,
      width: room.width,
      height: room.height - 10,
    })
  else if (question.kind === 'dial') {
    const radius = Math.min(room.width, room.height) / 2 - 2
    drawDial(
      pen,
      { x: room.x + room.width / 2, y: room.y + room.height / 2 },
      radius,
      Number(question.answers[place]),
    )
  } else if (isPicture) drawShapes(pen, room, answerShapes(question.kind, question.answers[place]!))
  else writeAnswer(pen, room, look, text, note)
  if (face === 'crossed') strike(pen, room)
  pen.restore()
  if (look.hasCursor)
    strokeRound(
      pen,
      { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 },
      radius + 4,
      LANTERN,
      3,
    )
}

function writeAnswer(pen: Pen, room: Box, { question, place }: AnswerLook, text: string, note: string) {
  const isSign = SIGNS.includes(question.kind)
  const upper = note ? { ...room, height: room.height * 0.6 } : room
  if (question.kind === 'number') fillCircle(pen, room.x + 8, room.y + room.height / 2, 9, '#fffdf6')
  if (question.kind === 'number')
    fillCircle(pen, room.x + 8, room.y + room.height / 2, 6.5, PLACE_COLORS[place]!)
  writeInside(pen, text, upper, {
    size:
      question.kind === 'roman'
        ? Math.min(30, room.width * 0.68)
        : isSign
          ? Math.min(34, room.height * 0.62)
          : Math.max(18, Math.min(27, room.width * 0.138)),
    // Seven days side by side are narrow where a language does not shorten their names.
    smallest: isOfWeek(question.kind) ? 10 : 13,
    color: '#ffffff',
    weight: 800,
    font: isSign ? FONT_DISPLAY : FONT_TEXT,
    lines: room.height > 52 && !note ? 2 : 1,
  })
  if (note)
    writeInside(
      pen,
      note,
      { ...room, y: room.y + room.height * 0.58, height: room.height * 0.42 },
      {
        size: Math.max(14, room.width * 0.075),
        color: 'rgb(255 255 255 / .85)',
        lines: 1,
      },
    )
}

function strike(pen: Pen, { x, y, width, height }: Box) {
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x + width * 0.1, y + height * 0.8)
  pen.lineTo(x + width * 0.9, y + height * 0.2)
  pen.stroke()
}

const BLACKS = new Set([1, 3, 6, 8, 10])

function drawKey(pen: Pen, box: Box, { place, face, text, hasCursor, pressed }: AnswerLook) {
  const isBlack = BLACKS.has(place)
  const marked = face === 'right' || face === 'taken' ? RIGHT : face === 'wrong' ? WRONG : undefined
  const body: Box = {
    x: box.x + 1.5,
    y: box.y + pressed * 3,
    width: box.width - 3,
    height: box.height - pressed * 3,
  }
  const radius = isBlack ? 6 : 9
  pen.save()
  if (isBlack)
    fillRound(
      pen,
      { ...body, x: body.x - 2, width: body.width + 4, height: body.height + 5 },
      radius,
      'rgb(0 0 0 / .3)',
    )
  const top = marked ?? (isBlack ? '#3a3344' : '#fffdf4')
  slab(
    pen,
    body,
    radius,
    top,
    marked ? shade(marked, -0.3) : isBlack ? '#17121d' : '#c9bfa6',
    isBlack ? 7 : 10,
  )
  if (face === 'crossed') {
    fillRound(pen, body, radius, isBlack ? 'rgb(255 255 255 / .35)' : 'rgb(60 50 60 / .45)')
    strike(pen, { ...body, y: body.y + body.height * 0.6, height: body.height * 0.3 })
  }
  if (!isBlack)
    writeInside(
      pen,
      text,
      { x: body.x, y: body.y + body.height - 46, width: body.width, height: 30 },
      {
        size: 18,
        smallest: 12,
        color: marked ? '#ffffff' : INK,
        weight: 800,
        font: FONT_DISPLAY,
        lines: 1,
      },
    )
  if (hasCursor) strokeRound(pen, body, radius, LANTERN, 4)
  pen.restore()
}

/** Draws answers so that black keys lie over white ones. */
export const drawOrder = ({ answers }: Question): readonly number[] =>
  answers.length === 12
    ? [...answers.keys()].toSorted((one, other) => Number(BLACKS.has(one)) - Number(BLACKS.has(other)))
    : [...answers.keys()]
