import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { isFigure, isLeaping, type RuleName } from './boards.ts'

type Pen = CanvasRenderingContext2D

/** Points of the line from its start, the last of them where the head is now. */
export function drawLine(pen: Pen, points: readonly Point[], cell: number, color: string, rule: RuleName) {
  const start = points[0]!
  const hops = isLeaping(rule)
  const width = cell * (isFigure(rule) ? 0.15 : hops ? 0.12 : 0.3)
  pen.lineJoin = pen.lineCap = 'round'
  for (const [paint, thick, drop] of [
    ['rgb(0 10 18 / .3)', width, cell * 0.06],
    [shade(color, -0.3), width, 0],
    [color, width * 0.8, -cell * 0.01],
    [shade(color, 0.34), width * 0.22, -width * 0.2],
  ] as const) {
    pen.strokeStyle = paint
    pen.lineWidth = thick
    pen.beginPath()
    pen.moveTo(start.x, start.y + drop)
    for (const [index, at] of points.slice(1).entries()) {
      const from = points[index]!
      if (hops) pen.quadraticCurveTo(...bend(from, at, cell), at.x, at.y + drop)
      else pen.lineTo(at.x, at.y + drop)
    }
    pen.stroke()
  }
  fillCircle(pen, start.x, start.y, cell * 0.2, shade(color, -0.4))
  fillCircle(pen, start.x, start.y, cell * 0.13, '#fff6e0')
  if (hops) for (const { x, y } of points.slice(1, -1)) fillCircle(pen, x, y, cell * 0.1, shade(color, -0.25))
}

/** Leaps are flat arcs, so that they can be told apart. */
const bend = (from: Point, to: Point, cell: number): [number, number] => [
  (from.x + to.x) / 2,
  (from.y + to.y) / 2 - cell * 0.32,
]

/** The end of the line: a little face looking ahead. */
export function drawHead(
  pen: Pen,
  { x, y }: Point,
  size: number,
  color: string,
  looks: readonly [number, number],
  sad: number,
) {
  fillCircle(pen, x, y + size * 0.18, size, 'rgb(0 10 18 / .3)')
  fillCircle(pen, x, y, size, shade(color, -0.32))
  fillCircle(pen, x, y - size * 0.05, size * 0.92, color)
  fillCircle(pen, x - size * 0.3, y - size * 0.45, size * 0.2, 'rgb(255 255 255 / .6)')
  const [dx, dy] = looks
  for (const side of [-1, 1]) {
    const eye = { x: x + side * size * 0.34 + dx * size * 0.16, y: y - size * 0.08 + dy * size * 0.16 }
    fillCircle(pen, eye.x, eye.y, size * 0.24, '#ffffff')
    fillCircle(pen, eye.x + dx * size * 0.09, eye.y + dy * size * 0.09, size * 0.13, '#14222c')
  }
  pen.beginPath()
  const lift = sad > 0.1 ? size * 0.62 : size * 0.3
  const turn = sad > 0.1 ? Math.PI : 0
  pen.arc(x + dx * size * 0.12, y + lift, size * 0.2, turn + Math.PI * 0.15, turn + Math.PI * 0.85)
  pen.strokeStyle = '#14222c'
  pen.lineWidth = size * 0.1
  pen.lineCap = 'round'
  pen.stroke()
}

/** Ink left, as drops around the head. */
export function drawInk(pen: Pen, { x, y }: Point, cell: number, left: number) {
  for (let drop = 0; drop < left; drop++) {
    const angle = -Math.PI / 2 + (drop - (left - 1) / 2) * 0.46
    const [dropX, dropY] = [x + Math.cos(angle) * cell * 0.42, y + Math.sin(angle) * cell * 0.42]
    fillCircle(pen, dropX, dropY, cell * 0.075, '#ffffff')
    fillCircle(pen, dropX, dropY, cell * 0.055, '#2b3f9c')
  }
}
