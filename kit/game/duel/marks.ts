import { fillCircle } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

function ring(pen: Pen, { x, y }: Point, radius: number, color: string, width: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

/** A dot on an empty spot, a ring around a piece that can be selected. */
export function paintTarget(pen: Pen, at: Point, cell: number, taken: boolean) {
  if (taken) return ring(pen, at, cell * 0.45, 'rgb(255 255 255 / .8)', cell * 0.06)
  fillCircle(pen, at.x, at.y, cell * 0.15, 'rgb(0 24 34 / .38)')
  fillCircle(pen, at.x, at.y, cell * 0.12, 'rgb(255 255 255 / .75)')
}

export const paintAim = (pen: Pen, { x, y }: Point, cell: number) =>
  fillCircle(pen, x, y, cell * 0.42, 'rgb(255 255 255 / .35)')

/** The hint: a warm ring, the colour for "act" everywhere in the portal. */
export function paintHint(pen: Pen, at: Point, cell: number) {
  ring(pen, at, cell * 0.46, 'rgb(60 30 0 / .55)', cell * 0.13)
  ring(pen, at, cell * 0.46, '#ffb63d', cell * 0.085)
}

export function paintCursor(pen: Pen, at: Point, cell: number) {
  ring(pen, at, cell * 0.48, '#081b26', 6)
  ring(pen, at, cell * 0.48, '#3fe0cf', 3)
}

/** The last move: a cool ring, the colour for "state". */
export function paintLast(pen: Pen, { x, y }: Point, cell: number) {
  fillCircle(pen, x, y, Math.max(4, cell * 0.12), 'rgb(0 24 34 / .75)')
  fillCircle(pen, x, y, Math.max(2.5, cell * 0.08), '#3fe0cf')
}
