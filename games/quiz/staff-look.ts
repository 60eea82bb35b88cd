import { fillCircle, type Box } from '#kit/game/draw.ts'
import { INK } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Clefs for lines ten apart, the line they name at 0. */
const TREBLE =
  'M2 4C-4 5-7-5 0-8C8-11 14-3 11 5C8 13-3 14-9 7C-15-1-9-12-2-19C5-26 8-34 5-41C3-45-1-43-2-36C-3-27 2-4 5 13C6.5 22 3 26-1 26C-4 26-6 24-6 21'
const BASS = 'M-8 1C-9-7-2-11 4-9C12-6 12 4 7 11C3 17-4 21-10 24'
const LOWEST_LINE = { treble: 2, bass: -10 } as const

export interface Note {
  readonly clef: 'treble' | 'bass'
  /** Steps above the middle C. */
  readonly step: number
  readonly sign: string
}

/** Five lines, a clef and one note. */
export function drawStaff(pen: Pen, box: Box, { clef, step, sign }: Note, color: string) {
  const gap = Math.min(box.height / 10.5, box.width / 16)
  const left = box.x + (box.width - gap * 15) / 2
  const right = left + gap * 15
  const bottom = box.y + box.height / 2 + gap * 2
  const heightOf = (of: number) => bottom - ((of - LOWEST_LINE[clef]) * gap) / 2
  pen.save()
  pen.strokeStyle = INK
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1.4, gap * 0.1)
  const line = (y: number, from: number, to: number) => {
    pen.beginPath()
    pen.moveTo(from, y)
    pen.lineTo(to, y)
    pen.stroke()
  }
  for (let row = 0; row < 5; row++) line(bottom - row * gap, left, right)
  drawClef(pen, clef, { x: left + gap * 2, y: bottom - (clef === 'treble' ? 1 : 3) * gap, gap })
  const [x, y] = [left + gap * 9.4, heightOf(step)]
  const lowest = LOWEST_LINE[clef]
  pen.lineWidth = Math.max(1.4, gap * 0.12)
  for (let ledger = lowest - 2; ledger >= step; ledger -= 2) line(heightOf(ledger), x - gap, x + gap)
  for (let ledger = lowest + 10; ledger <= step; ledger += 2) line(heightOf(ledger), x - gap, x + gap)
  const isHigh = step >= lowest + 4
  pen.strokeStyle = color
  pen.lineWidth = gap * 0.16
  pen.beginPath()
  pen.moveTo(x + (isHigh ? -1 : 1) * gap * 0.56, y)
  pen.lineTo(x + (isHigh ? -1 : 1) * gap * 0.56, y + (isHigh ? 1 : -1) * gap * 3.3)
  pen.stroke()
  pen.fillStyle = color
  pen.beginPath()
  pen.ellipse(x, y, gap * 0.66, gap * 0.47, -0.35, 0, 2 * Math.PI)
  pen.fill()
  if (sign) drawSign(pen, sign, x - gap * 1.7, y, gap)
  pen.restore()
}

function drawClef(
  pen: Pen,
  clef: Note['clef'],
  { x, y, gap }: { readonly x: number; readonly y: number; readonly gap: number },
) {
  pen.save()
  pen.translate(x, y)
  pen.scale(gap / 10, gap / 10)
  pen.lineWidth = 2.6
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(clef === 'treble' ? TREBLE : BASS))
  if (clef === 'treble') fillCircle(pen, -4.4, 21.5, 2.8, INK)
  else {
    fillCircle(pen, -5.6, 0.6, 3.4, INK)
    fillCircle(pen, 15, -5, 1.9, INK)
    fillCircle(pen, 15, 5, 1.9, INK)
  }
  pen.restore()
}

function drawSign(pen: Pen, sign: string, x: number, y: number, gap: number) {
  pen.strokeStyle = INK
  pen.lineWidth = gap * 0.14
  pen.beginPath()
  if (sign === '#') {
    for (const side of [-0.25, 0.25]) {
      pen.moveTo(x + side * gap, y - gap * (1.15 + side * 0.3))
      pen.lineTo(x + side * gap, y + gap * (1.15 - side * 0.3))
    }
    pen.stroke()
    pen.lineWidth = gap * 0.26
    pen.beginPath()
    for (const side of [-0.38, 0.38]) {
      pen.moveTo(x - gap * 0.55, y + (side + 0.14) * gap)
      pen.lineTo(x + gap * 0.55, y + (side - 0.14) * gap)
    }
  } else {
    pen.moveTo(x - gap * 0.3, y - gap * 1.6)
    pen.lineTo(x - gap * 0.3, y + gap * 0.6)
    pen.bezierCurveTo(
      x + gap * 0.9,
      y - gap * 0.2,
      x + gap * 0.5,
      y - gap * 0.9,
      x - gap * 0.3,
      y - gap * 0.1,
    )
  }
  pen.stroke()
}
