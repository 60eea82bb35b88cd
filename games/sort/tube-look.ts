import { shade } from '#kit/game/draw.ts'
import { colorOf } from './palette.ts'
import { drawSign } from './signs.ts'
import type { Slot } from './stack-layout.ts'

type Pen = CanvasRenderingContext2D

/** A layer of liquid; the amount is counted in pieces. */
export interface Band {
  readonly color: number
  amount: number
}

/** How a tube is held: its lip hangs at a point, turned by an angle (positive leans to the right). */
export interface Hold {
  readonly lipX: number
  readonly lipY: number
  readonly lean: number
  readonly side: 1 | -1
}

const WALL = 0.075
const TALLEST_SURFACE = 0.11

/** The lip of a standing tube, on the side it will lean to. */
export const restingHold = ({ x, top, width }: Slot, side: 1 | -1): Hold => ({
  lipX: x + (side * width) / 2,
  lipY: top - width * NECK,
  lean: 0,
  side,
})

/** Free glass above the highest liquid. */
export const NECK = 0.34

/** How far a tube must lean for its liquid to reach the lip. */
export function pouringLean({ width, unit, room }: Slot, amount: number): number {
  const free = room * unit - amount * unit + width * NECK
  return Math.min(1.42, Math.max(0.5, Math.atan((2 * free) / width)))
}

function innerPath(pen: Pen, width: number, height: number, inset: number) {
  const half = width / 2 - inset
  pen.beginPath()
  pen.moveTo(-half, -height)
  pen.lineTo(-half, -half)
  pen.arc(0, -half - inset * 0.2, half, Math.PI, 0, true)
  pen.lineTo(half, -height)
  pen.closePath()
}

export interface TubeView {
  readonly slot: Slot
  readonly bands: readonly Band[]
  readonly hold: Hold
  /** 0 to 1: how deep the cork sits. */
  readonly cork: number
  readonly glow: number
}

/** A glass tube: the liquid keeps its surface level however the glass leans. */
export function drawTube(pen: Pen, { slot, bands, hold, cork, glow }: TubeView) {
  const { width, unit, room } = slot
  const height = room * unit + width * NECK
  const lean = hold.lean * hold.side
  pen.save()
  pen.translate(hold.lipX, hold.lipY)
  pen.rotate(lean)
  pen.translate((-hold.side * width) / 2, height)
  if (glow > 0) {
    innerPath(pen, width * 1.22, height + width * 0.12, 0)
    pen.fillStyle = `rgb(255 232 160 / ${0.3 * glow})`
    pen.fill()
  }
  innerPath(pen, width, height, 0)
  pen.fillStyle = 'rgb(214 240 255 / .16)'
  pen.fill()
  drawLiquid(pen, slot, bands, lean)
  drawGlass(pen, width, height)
  if (cork > 0) drawCork(pen, width, height, cork)
  pen.restore()
}

function drawLiquid(pen: Pen, { width, unit }: Slot, bands: readonly Band[], lean: number) {
  const inset = width * WALL
  const far = width * 9
  const along = { x: Math.cos(lean), y: -Math.sin(lean) }
  const down = { x: Math.sin(lean), y: Math.cos(lean) }
  const heights: number[] = []
  let height = inset
  for (const { amount } of bands) heights.push((height += amount * unit))
  pen.save()
  innerPath(pen, width, far, inset)
  pen.clip()
  for (let index = bands.length - 1; index >= 0; index--) {
    const level = -heights[index]!
    pen.beginPath()
    pen.moveTo(-along.x * far, level - along.y * far)
    pen.lineTo(along.x * far, level + along.y * far)
    pen.lineTo(along.x * far + down.x * far, level + along.y * far + down.y * far)
    pen.lineTo(-along.x * far + down.x * far, level - along.y * far + down.y * far)
    const color = colorOf(bands[index]!.color)
    pen.fillStyle = color
    pen.fill()
    // The surface is seen a little from above.
    pen.beginPath()
    pen.ellipse(
      0,
      level,
      (width / 2 - inset) / Math.max(0.35, Math.cos(lean)),
      width * TALLEST_SURFACE,
      -lean,
      0,
      2 * Math.PI,
    )
    pen.fillStyle = shade(color, index === bands.length - 1 ? 0.34 : 0.14)
    pen.fill()
  }
  for (const [index, { color, amount }] of bands.entries()) {
    if (amount < 0.6) continue
    const y = (amount * unit) / 2 - heights[index]!
    drawSign(pen, color, { x: 0, y, size: Math.min(width * 0.18, unit * 0.24) })
  }
  if (bands.length === 0) height = 0
  // One side lies in the shade, the other catches the lamp.
  pen.fillStyle = 'rgb(0 10 30 / .16)'
  pen.fillRect(width * 0.2, -height, width, height)
  pen.fillStyle = 'rgb(255 255 255 / .2)'
  pen.fillRect(-width * 0.34, -height, width * 0.13, height)
  pen.restore()
}

function drawGlass(pen: Pen, width: number, height: number) {
  innerPath(pen, width, height, 0)
  pen.strokeStyle = 'rgb(226 246 255 / .62)'
  pen.lineWidth = Math.max(1.5, width * 0.045)
  pen.stroke()
  pen.beginPath()
  pen.roundRect(-width * 0.6, -height - width * 0.06, width * 1.2, width * 0.14, width * 0.07)
  pen.fillStyle = 'rgb(232 248 255 / .8)'
  pen.fill()
  pen.beginPath()
  pen.moveTo(-width * 0.29, -height + width * 0.26)
  pen.lineTo(-width * 0.29, -width * 0.55)
  pen.strokeStyle = 'rgb(255 255 255 / .62)'
  pen.lineCap = 'round'
  pen.lineWidth = width * 0.075
  pen.stroke()
}

function drawCork(pen: Pen, width: number, height: number, deep: number) {
  const top = -height - width * (0.42 + (1 - deep) * 0.9)
  pen.globalAlpha = Math.min(1, deep * 2)
  pen.beginPath()
  pen.roundRect(-width * 0.36, top, width * 0.72, width * 0.6, width * 0.12)
  pen.fillStyle = '#8a5428'
  pen.fill()
  pen.beginPath()
  pen.roundRect(-width * 0.36, top, width * 0.72, width * 0.3, width * 0.12)
  pen.fillStyle = '#d89a58'
  pen.fill()
  pen.globalAlpha = 1
}

/** The falling stream between a lip and a surface. */
export function drawStream(
  pen: Pen,
  at: { x: number; from: number; to: number },
  width: number,
  color: number,
) {
  const paint = colorOf(color)
  pen.fillStyle = paint
  pen.beginPath()
  pen.roundRect(at.x - width / 2, at.from, width, Math.max(0, at.to - at.from), width / 2)
  pen.fill()
  pen.fillStyle = shade(paint, 0.45)
  pen.fillRect(at.x - width * 0.28, at.from, width * 0.2, Math.max(0, at.to - at.from))
}
