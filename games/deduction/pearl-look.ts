import { fillCircle, fillRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

/** A ray on its way: its visible points, and how far it has come, 0 to 1. */
export interface Beam {
  readonly path: readonly Point[]
  readonly isSwallowed: boolean
  k: number
}

interface Lagoon {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** Deep water in a wooden frame. */
export function paintLagoon(pen: Pen, { x, y, cell }: Lagoon, size: number) {
  const side = cell * size
  fillRound(pen, { x: x - 5, y: y - 5, width: side + 10, height: side + 10 }, 16, '#6b4a2c')
  const water = pen.createRadialGradient(
    x + side * 0.4,
    y + side * 0.35,
    8,
    x + side / 2,
    y + side / 2,
    side * 0.75,
  )
  water.addColorStop(0, '#2d6f92')
  water.addColorStop(1, '#11284e')
  fillRound(pen, { x, y, width: side, height: side }, 12, water)
  pen.strokeStyle = 'rgb(190 230 255 / .2)'
  pen.lineWidth = 1
  for (let line = 1; line < size; line++) {
    pen.beginPath()
    pen.moveTo(x + line * cell, y)
    pen.lineTo(x + line * cell, y + side)
    pen.moveTo(x, y + line * cell)
    pen.lineTo(x + side, y + line * cell)
    pen.stroke()
  }
}

/** A pearl, or the mark where one is thought to lie. */
export function drawPearl(pen: Pen, { x, y, width }: Box, isReal: boolean) {
  const radius = width * 0.27
  const [cx, cy] = [x + width / 2, y + width / 2]
  if (!isReal) {
    fillCircle(pen, cx, cy, radius * 1.25, 'rgb(255 246 220 / .28)')
    pen.strokeStyle = '#fff3d0'
    pen.lineWidth = 2.5
    pen.setLineDash([4, 4])
    pen.beginPath()
    pen.arc(cx, cy, radius * 1.25, 0, 2 * Math.PI)
    pen.stroke()
    pen.setLineDash([])
  }
  const light = pen.createRadialGradient(cx - radius * 0.3, cy - radius * 0.4, 1, cx, cy, radius)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.6, '#f2dfe8')
  light.addColorStop(1, '#a98fb0')
  fillCircle(pen, cx, cy, radius, light)
}

/** Light is visible outside and at the rim only: inside, it would reveal the pearls. */
export function drawBeam(pen: Pen, beam: Beam) {
  const { path, k, isSwallowed } = beam
  const reach = k * (path.length - 1)
  pen.lineCap = pen.lineJoin = 'round'
  for (let part = 0; part < path.length - 1; part++) {
    const share = Math.max(0, Math.min(1, reach - part))
    if (share === 0 || (path.length === 4 && part === 1)) continue
    const [from, to] = [path[part]!, path[part + 1]!]
    for (const [width, color] of [
      [9, 'rgb(255 226 130 / .4)'],
      [3.5, '#fff6c8'],
    ] as const) {
      pen.strokeStyle = color
      pen.lineWidth = width
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
      pen.stroke()
    }
  }
  if (isSwallowed && k > 0.7)
    fillCircle(pen, path[1]!.x, path[1]!.y, 16 * (k - 0.7) * 3, 'rgb(255 120 90 / .6)')
}
