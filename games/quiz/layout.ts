import { inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { WHITE_KEYS } from './ask-signs.ts'
import { isOfWeek, isPictured, type Question } from './question.ts'

/** Where the parts of a question stand. */
export interface Layout {
  readonly marks: Box
  readonly stamp: Box
  readonly answers: readonly Box[]
}

const GAP = 10
const MARKS = 30
const LONGEST_STAMP = 560
const WIDEST_ANSWERS = 600
const TALLEST_ANSWER = 104
const WHITE = WHITE_KEYS as readonly number[]

/** Rows of answers: how many stand in each. */
function rowsOf({ kind, answers }: Question, width: number): readonly number[] {
  if (kind === 'roman') return width < 7 * 46 ? [4, 3] : [7]
  // A week in one row is a strip to count along, and each day is as tall as a thumb.
  if (isOfWeek(kind)) return [7]
  return Array.from({ length: answers.length / 2 }, () => 2)
}

function pianoBoxes(room: Box): readonly Box[] {
  const width = room.width / WHITE.length
  return Array.from({ length: 12 }, (_, key) => {
    const white = WHITE.indexOf(key)
    if (white >= 0) return { x: room.x + white * width, y: room.y, width, height: room.height }
    const below = WHITE.filter((other) => other < key).length
    return {
      x: room.x + below * width - width * 0.32,
      y: room.y,
      width: width * 0.64,
      height: room.height * 0.6,
    }
  })
}

function answerBoxes(question: Question, room: Box, isMirrored: boolean): readonly Box[] {
  const rows = rowsOf(question, room.width)
  const high = Math.min(
    isPictured(question.kind) ? 150 : TALLEST_ANSWER,
    (room.height - GAP * (rows.length - 1)) / rows.length,
  )
  const top = room.y + (room.height - high * rows.length - GAP * (rows.length - 1)) / 2
  return rows.flatMap((count, row) => {
    const gap = count > 4 ? 6 : GAP
    const width = (room.width - gap * (count - 1)) / count
    return Array.from({ length: count }, (_, column) => {
      const from = isMirrored ? count - 1 - column : column
      return { x: room.x + from * (width + gap), y: top + row * (high + GAP), width, height: high }
    })
  })
}

/** Stamp above, answers below within reach of the thumb; side by side on a wide screen. */
export function layoutOf({ width, height }: StageSize, question: Question, isRtl: boolean): Layout {
  const isWide = width > height * 1.15
  const isPiano = question.answers.length === 12
  const margin = Math.max(12, Math.min(28, width * 0.035))
  const isMirrored = isRtl && question.kind !== 'roman'
  if (isWide) {
    const usable = Math.min(width - 2 * margin, LONGEST_STAMP + WIDEST_ANSWERS)
    const left = (width - usable) / 2
    const stampWidth = usable * 0.52 - GAP
    const high = Math.min(height - MARKS - 2 * margin, 520)
    const top = MARKS + margin * 0.6 + (height - MARKS - margin * 1.2 - high) / 2
    const stampLeft = isRtl ? left + usable - stampWidth : left
    const room = {
      x: isRtl ? left : left + usable * 0.52 + GAP,
      y: top,
      width: usable * 0.48 - GAP,
      height: high,
    }
    const keys = { ...room, y: room.y + room.height * 0.2, height: Math.min(260, room.height * 0.7) }
    return {
      marks: { x: margin, y: 6, width: width - 2 * margin, height: MARKS },
      stamp: { x: stampLeft, y: top, width: stampWidth, height: high },
      answers: isPiano ? pianoBoxes(keys) : answerBoxes(question, room, isMirrored),
    }
  }
  const wide = Math.min(width - 2 * margin, LONGEST_STAMP)
  const left = (width - wide) / 2
  const usable = height - MARKS - 6
  const share = isPiano
    ? 0.33
    : isOfWeek(question.kind)
      ? 0.24
      : question.answers.length > 4 && question.kind !== 'roman'
        ? 0.42
        : isPictured(question.kind)
          ? 0.5
          : 0.36
  const low = Math.min(usable * share, isPiano ? 260 : 400)
  const stampHigh = Math.min(usable - low - margin * 2, wide * 1.05)
  const spare = usable - low - margin * 2 - stampHigh
  const top = MARKS + 8 + spare / 3
  const room = { x: left, y: top + stampHigh + margin * 0.8 + spare / 3, width: wide, height: low }
  return {
    marks: { x: margin, y: 6, width: width - 2 * margin, height: MARKS },
    stamp: { x: left, y: top, width: wide, height: stampHigh },
    answers: isPiano ? pianoBoxes(room) : answerBoxes(question, room, isMirrored),
  }
}

/** The answer under a finger; black keys lie over the white ones. */
export function answerAt({ answers }: Layout, at: Point): number | undefined {
  const under = [...answers.keys()].filter((place) => inside(answers[place]!, at))
  return under.toSorted((one, other) => answers[one]!.height - answers[other]!.height)[0]
}

/** The next answer in a direction, or the same one at the edge. */
export function answerBeside({ answers }: Layout, from: number, [dx, dy]: readonly [number, number]): number {
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const
  const [x, y] = middle(answers[from]!)
  let [best, least] = [from, Infinity]
  for (const [place, box] of answers.entries()) {
    const [ox, oy] = middle(box)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    if (ahead > 4 && ahead + aside * 2 < least) [best, least] = [place, ahead + aside * 2]
  }
  return best
}
