import {
  fillCircle,
  fillRound,
  FONT_DISPLAY,
  shade,
  signed,
  strokeRound,
  write,
  type Box,
} from '#kit/game/draw.ts'
import { FAINT_INK, INK } from './palette.ts'
import { drawSlip } from './stamp-look.ts'
import type { Subject } from './subject-look.ts'
import { scaleOf, writeInside } from './text-fit.ts'

type Pen = CanvasRenderingContext2D

const GAP = 14
const DAYS = 7

/** What is known on the first leaf or scrap, and beside it the leaf of the day that is asked. */
export function drawCalendar(pen: Pen, room: Box, subject: Subject) {
  const { question, words, tint, isRtl } = subject
  const { kind } = question
  const parts = question.subject.split(/[+ ]/).map(Number)
  const [today = 0, second = 0, day = 0, month = 0, then = 0] = parts
  if (kind === 'scrap') {
    const [scrap, leaf] = side(room, 0.6, isRtl)
    drawScrap(pen, scrap, subject)
    return drawLeaf(pen, leaf, {
      ...askedOf(subject),
      head: words.number(parts[5]!),
      color: shade(tint.answer, -0.3),
    })
  }
  if (kind === 'leaps') return drawLeaps(pen, room, subject)
  const heads =
    kind === 'date'
      ? [words.date(second, day), words.date(month, then)]
      : [words.today(), words.away(kind === 'back' ? -second : second)]
  const [known, asked] = side(room, 0.5, isRtl)
  drawLeaf(pen, known, { head: heads[0]!, body: words.weekday(today), color: tint.answer })
  drawLeaf(pen, asked, { ...askedOf(subject), head: heads[1]!, color: shade(tint.answer, -0.3) })
}

/** Whole weeks change nothing: 17 days on are 3 days on. */
function askedOf({ question: { kind, subject, right }, isKnown, words }: Subject) {
  if (!isKnown) return { body: '?' }
  const body = words.weekday(right[0]!)
  const days = Number(subject.split('+')[1])
  if (kind !== 'ahead' && kind !== 'back') return { body }
  const rest = days % DAYS
  const weeks = Math.floor(days / DAYS)
  const note = `${words.number(days)} = ${words.number(weeks)}×${words.number(DAYS)} + ${words.number(rest)}`
  return weeks > 0 ? { body, note: signed(note) } : { body }
}

/** Two boxes beside each other, the first with its share of the room. */
function side({ x, y, width, height }: Box, share: number, isRtl: boolean): readonly [Box, Box] {
  const first = (width - GAP) * share
  const second = width - GAP - first
  return [
    { x: isRtl ? x + width - first : x, y, width: first, height },
    { x: isRtl ? x : x + first + GAP, y, width: second, height },
  ]
}

interface Leaf {
  readonly head: string
  readonly body: string
  readonly color: string
  /** A smaller line at its foot. */
  readonly note?: string
}

function drawLeaf(pen: Pen, room: Box, { head, body, color, note }: Leaf) {
  const scale = scaleOf({ ...room, width: room.width * 2 })
  const high = Math.min(room.height - 12, room.width * 1.15)
  const leaf = { ...room, y: room.y + (room.height - high) / 2, height: high }
  const { x, y, width } = leaf
  drawSlip(pen, leaf)
  pen.save()
  pen.beginPath()
  pen.roundRect(x, y, width, high, 10)
  pen.clip()
  pen.fillStyle = color
  pen.fillRect(x, y, width, high * 0.34)
  pen.restore()
  for (const ring of [0.25, 0.75])
    fillRound(pen, { x: x + width * ring - 3, y: y - 6, width: 6, height: 16 }, 3, '#6b5d55')
  const top = { x: x + 6, y: y + 6, width: width - 12, height: high * 0.34 - 8 }
  writeInside(pen, head, top, { size: 18 * scale, color: '#ffffff' })
  const foot = note ? high * 0.18 : 0
  const middle = { x: x + 6, y: y + high * 0.36, width: width - 12, height: high * 0.6 - foot }
  writeInside(pen, body, middle, {
    size: (body === '?' ? 56 : 26) * scale,
    smallest: 13,
    color: INK,
    font: FONT_DISPLAY,
    lines: 1,
    weight: 800,
  })
  if (!note) return
  const last = { x: x + 6, y: y + high * 0.97 - foot, width: width - 12, height: foot }
  writeInside(pen, note, last, { size: 15 * scale, color: FAINT_INK, lines: 1 })
}

/** A piece torn out of a month: dates in their columns, and one column that still has its name. */
function drawScrap(pen: Pen, room: Box, { question, words, tint, isRtl }: Subject) {
  const [weekday = 0, first = 0, columns = 0, rows = 0, named = 0, asked = 0] = question.subject
    .split(' ')
    .map(Number)
  const cell = Math.min((room.width - 16) / columns, (room.height - 22) / (rows + 0.9), 58)
  const [wide, high] = [cell * columns, cell * (rows + 0.9)]
  const [left, top] = [room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2]
  tear(pen, { x: left - 8, y: top - 6, width: wide + 16, height: high + 12 })
  const columnAt = (column: number) => left + (isRtl ? columns - 1 - column : column) * cell
  const head = { x: columnAt(named) + 1.5, y: top, width: cell - 3, height: cell * 0.8 }
  fillRound(pen, head, 7, tint.answer)
  writeInside(
    pen,
    words.shortWeekday((weekday + named) % DAYS),
    { ...head, x: head.x + 2, width: head.width - 4 },
    {
      size: cell * 0.42,
      smallest: 9,
      color: '#ffffff',
      lines: 1,
      weight: 800,
    },
  )
  for (let place = 0; place < columns * rows; place++) {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const date = first + column + row * DAYS
    const [x, y] = [columnAt(column) + cell / 2, top + cell * (row + 1.4)]
    if (column === named)
      fillRound(
        pen,
        { x: x - cell / 2 + 1.5, y: y - cell / 2, width: cell - 3, height: cell },
        0,
        shade(tint.answer, 0.72),
      )
    if (date === asked) fillCircle(pen, x, y, cell * 0.44, '#ffd27a')
    write(pen, words.number(date), x, y, {
      size: cell * 0.42,
      color: INK,
      weight: date === asked ? 800 : 600,
    })
  }
}

/** Paper with torn edges. */
function tear(pen: Pen, { x, y, width, height }: Box) {
  const teeth = 9
  const outline = () => {
    pen.beginPath()
    for (let tooth = 0; tooth <= teeth; tooth++)
      pen.lineTo(x + (width * tooth) / teeth, y + (tooth % 2 ? 4 : 0))
    for (let tooth = 0; tooth <= teeth; tooth++)
      pen.lineTo(x + width - (tooth % 2 ? 3 : 0), y + (height * tooth) / teeth)
    for (let tooth = teeth; tooth >= 0; tooth--)
      pen.lineTo(x + (width * tooth) / teeth, y + height - (tooth % 2 ? 4 : 0))
    for (let tooth = teeth; tooth >= 0; tooth--)
      pen.lineTo(x + (tooth % 2 ? 3 : 0), y + (height * tooth) / teeth)
    pen.closePath()
  }
  pen.save()
  pen.translate(0, 4)
  outline()
  pen.fillStyle = 'rgb(43 36 51 / .18)'
  pen.fill()
  pen.restore()
  outline()
  pen.fillStyle = '#fffdf6'
  pen.fill()
}

/** From leaf to leaf in leaps, each with the days it goes on or back. */
function drawLeaps(pen: Pen, room: Box, subject: Subject) {
  const { question, words, tint, isRtl } = subject
  const today = Number(question.subject[0])
  const leaps = question.subject.slice(1).match(/[+-]\d+/g) ?? []
  const wide = room.width * (leaps.length > 2 ? 0.31 : 0.34)
  const leaf = { ...room, width: wide }
  const far = { ...leaf, x: room.x + room.width - wide }
  drawLeaf(pen, isRtl ? far : leaf, { head: words.today(), body: words.weekday(today), color: tint.answer })
  drawLeaf(pen, isRtl ? leaf : far, { ...askedOf(subject), head: '', color: shade(tint.answer, -0.3) })
  const [from, to] = [room.x + wide + 4, room.x + room.width - wide - 4]
  const middle = room.y + room.height / 2
  const rise = Math.min(room.height * 0.24, 46)
  const size = Math.min(22, room.width * 0.058)
  const edge = size * 1.15
  const at = (index: number) => {
    const along = edge + ((to - from - 2 * edge) * index) / (leaps.length - 1)
    return { x: isRtl ? to - along : from + along, y: middle + (index % 2 === 0 ? -rise : rise) }
  }
  pen.save()
  pen.setLineDash([2, 7])
  pen.lineCap = 'round'
  pen.lineWidth = 3
  pen.strokeStyle = FAINT_INK
  pen.beginPath()
  pen.moveTo(isRtl ? to : from, middle)
  for (const index of leaps.keys()) pen.lineTo(at(index).x, at(index).y)
  pen.lineTo(isRtl ? from : to, middle)
  pen.stroke()
  pen.restore()
  for (const [index, leap] of leaps.entries()) {
    const { x, y } = at(index)
    const isOn = leap.startsWith('+')
    const pill = { x: x - size * 1.15, y: y - size * 0.82, width: size * 2.3, height: size * 1.64 }
    fillRound(pen, { ...pill, y: pill.y + 3 }, size * 0.8, 'rgb(43 36 51 / .2)')
    fillRound(pen, pill, size * 0.8, isOn ? '#1f7a50' : '#b03a30')
    strokeRound(pen, pill, size * 0.8, 'rgb(255 255 255 / .5)', 1.5)
    const days = words.number(Math.abs(Number(leap)))
    write(pen, signed(`${isOn ? '+' : '−'}${days}`), x, y, { size, color: '#ffffff', weight: 800 })
  }
}
