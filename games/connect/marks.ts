import { fillCircle, strokeRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Slide } from './slide.ts'
import { DEPTH } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** A frame around a tile; `lift` is its height in tiles. */
export function drawMark(pen: Pen, { x, y }: Point, unit: number, color: string, lift = 0) {
  const side = unit * 0.98
  const box = { x: x - side / 2, y: y - side / 2 - unit * (DEPTH / 2 + lift), width: side, height: side }
  strokeRound(pen, box, unit * 0.2, color, Math.max(3, unit * 0.07))
}

/** A growing line between two tiles, with beads running along it. */
export function drawThread(pen: Pen, points: readonly Point[], k: number, unit: number) {
  const lengths = points
    .slice(1)
    .map((to, index) => Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const at = (way: number): Point => {
    let rest = way
    for (const [index, length] of lengths.entries()) {
      const [from, to] = [points[index]!, points[index + 1]!]
      if (rest <= length || index === lengths.length - 1) {
        const part = length === 0 ? 0 : Math.min(1, rest / length)
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      }
      rest -= length
    }
    return points[0] ?? { x: 0, y: 0 }
  }
  const reached = whole * Math.min(1, k * 2.2)
  pen.save()
  pen.globalAlpha = k < 0.7 ? 1 : (1 - k) / 0.3
  pen.lineCap = pen.lineJoin = 'round'
  for (const [color, width] of [
    ['rgb(255 214 90 / .35)', unit * 0.3],
    ['#ffd65a', unit * 0.13],
    ['#fffbe8', unit * 0.05],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(points[0]?.x ?? 0, points[0]?.y ?? 0)
    let passed = 0
    for (const [index, length] of lengths.entries()) {
      const end = passed + length <= reached ? points[index + 1]! : at(reached)
      pen.lineTo(end.x, end.y)
      passed += length
      if (passed > reached) break
    }
    pen.stroke()
  }
  const head = at(reached)
  fillCircle(pen, head.x, head.y, unit * 0.13, '#fffbe8')
  pen.restore()
}

const TURNS: Readonly<Partial<Record<Slide, readonly number[]>>> = {
  right: [0],
  down: [0.25],
  left: [0.5],
  up: [0.75],
  apart: [0, 0.5],
  open: [0.25, 0.75],
}

/** Arrows in the direction tiles will slide. */
export function drawWays(pen: Pen, { x, y }: Point, radius: number, slide: Slide) {
  fillCircle(pen, x, y, radius, 'rgb(4 16 40 / .55)')
  const meets = slide === 'together' || slide === 'close'
  const turns = TURNS[slide === 'together' ? 'apart' : slide === 'close' ? 'open' : slide] ?? []
  pen.save()
  pen.translate(x, y)
  pen.strokeStyle = '#a8e6ff'
  pen.lineWidth = 3.4
  pen.lineCap = pen.lineJoin = 'round'
  for (const turn of turns) {
    pen.save()
    pen.rotate(turn * 2 * Math.PI)
    if (turns.length === 1) pen.translate(-radius * 0.3, 0)
    const [from, to] = meets ? [radius * 0.72, radius * 0.2] : [radius * 0.06, radius * 0.64]
    const back = meets ? radius * 0.24 : -radius * 0.24
    pen.beginPath()
    pen.moveTo(from, 0)
    pen.lineTo(to, 0)
    pen.moveTo(to + back, -radius * 0.24)
    pen.lineTo(to, 0)
    pen.lineTo(to + back, radius * 0.24)
    pen.stroke()
    pen.restore()
  }
  pen.restore()
}
