import { fillCircle } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { BROKEN } from './looks.ts'

type Pen = CanvasRenderingContext2D

const WOOL = [
  [-0.55, -0.2],
  [0.55, -0.2],
  [0, -0.5],
  [-0.4, 0.35],
  [0.4, 0.35],
] as const

/** The face of a sheep or of a wolf. */
export function drawBeast(
  pen: Pen,
  { x, y }: Point,
  size: number,
  { isSheep, isBroken }: { readonly isSheep: boolean; readonly isBroken: boolean },
) {
  if (isBroken) fillCircle(pen, x, y, size * 1.25, BROKEN)
  if (isSheep) {
    for (const [dx, dy] of WOOL) fillCircle(pen, x + dx * size, y + dy * size, size * 0.5, '#fffaf0')
    fillCircle(pen, x, y + size * 0.08, size * 0.52, '#5b4a46')
  } else {
    pen.fillStyle = '#4d5564'
    pen.beginPath()
    for (const [dx, dy] of [
      [-0.85, -1],
      [-0.2, -0.5],
      [0.2, -0.5],
      [0.85, -1],
      [0.9, 0.1],
      [0, 0.95],
      [-0.9, 0.1],
    ] as const)
      pen.lineTo(x + dx * size, y + dy * size)
    pen.closePath()
    pen.fill()
    fillCircle(pen, x, y + size * 0.72, size * 0.2, '#1c1f28')
  }
  for (const side of [-1, 1]) {
    fillCircle(pen, x + side * size * 0.3, y, size * 0.16, isSheep ? '#ffffff' : '#ffd44f')
    fillCircle(pen, x + side * size * 0.28, y + size * 0.03, size * 0.08, '#17141c')
  }
}
