import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

const WAVES = 3

/** Points of a snake from head to tail, in the unit of both ends. */
export function snakeLine(head: Point, tail: Point, unit: number): readonly Point[] {
  const [dx, dy] = [tail.x - head.x, tail.y - head.y]
  const far = Math.hypot(dx, dy)
  return Array.from({ length: 25 }, (_, at) => {
    const k = at / 24
    const sway = Math.sin(k * Math.PI * WAVES) * unit * 0.3 * Math.sin(k * Math.PI)
    return { x: head.x + dx * k - (dy / far) * sway, y: head.y + dy * k + (dx / far) * sway }
  })
}

/** Both rails of a ladder and its rungs, as pairs of points. */
export function ladderLines(foot: Point, top: Point, unit: number): readonly (readonly [Point, Point])[] {
  const [dx, dy] = [top.x - foot.x, top.y - foot.y]
  const far = Math.hypot(dx, dy)
  const [sideX, sideY] = [(-dy / far) * unit * 0.17, (dx / far) * unit * 0.17]
  const at = (k: number, side: number): Point => ({
    x: foot.x + dx * k + sideX * side,
    y: foot.y + dy * k + sideY * side,
  })
  const count = Math.max(3, Math.round(far / (unit * 0.42)))
  const rungs = Array.from({ length: count - 1 }, (_, index) => {
    const k = (index + 1) / count
    return [at(k, -1), at(k, 1)] as const
  })
  return [[at(0, -1), at(1, -1)], [at(0, 1), at(1, 1)], ...rungs]
}

interface Link {
  readonly from: Point
  readonly to: Point
  readonly isUp: boolean
  readonly unit: number
}

/** A ladder up, or a snake down. */
export function paintLink(pen: Pen, { from, to, isUp, unit }: Link, color: string) {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (isUp) {
    const lines = ladderLines(from, to, unit)
    for (const [wide, paint] of [
      [0.13, '#5f3a1c'],
      [0.08, '#d89a52'],
    ] as const) {
      pen.strokeStyle = paint
      pen.lineWidth = unit * wide
      pen.beginPath()
      for (const [one, other] of lines) {
        pen.moveTo(one.x, one.y)
        pen.lineTo(other.x, other.y)
      }
      pen.stroke()
    }
    return
  }
  const line = snakeLine(from, to, unit)
  for (const [wide, paint] of [
    [0.24, shade(color, -0.45)],
    [0.18, color],
    [0.05, shade(color, 0.45)],
  ] as const) {
    pen.strokeStyle = paint
    pen.lineWidth = unit * wide
    pen.beginPath()
    for (const { x, y } of line) pen.lineTo(x, y)
    pen.stroke()
  }
  fillCircle(pen, from.x, from.y, unit * 0.19, color)
  for (const side of [-1, 1])
    fillCircle(pen, from.x + side * unit * 0.07, from.y - unit * 0.05, unit * 0.045, '#fff6e0')
}
