import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

/** Pads around each hole that melt into one tray. */
const PAD = 0.715

/** The carved tray: one slab in the shape of the board, a dish at every hole. */
export function drawTray(pen: Pen, holes: readonly Point[], cell: number, wood: string) {
  const pads = (dy: number, radius: number, color: string) => {
    for (const { x, y } of holes) fillCircle(pen, x, y + dy, radius * cell, color)
  }
  pads(cell * 0.24, PAD + 0.04, 'rgb(0 10 18 / .25)')
  pads(cell * 0.15, PAD, shade(wood, -0.45))
  pads(-cell * 0.015, PAD, shade(wood, 0.35))
  pads(cell * 0.02, PAD - 0.01, wood)
  grain(pen, holes, cell, wood)
  for (const { x, y } of holes) {
    fillCircle(pen, x, y + cell * 0.03, cell * 0.36, shade(wood, 0.28))
    fillCircle(pen, x, y, cell * 0.36, shade(wood, -0.42))
    fillCircle(pen, x + cell * 0.02, y + cell * 0.05, cell * 0.29, shade(wood, -0.3))
  }
}

function grain(pen: Pen, holes: readonly Point[], cell: number, wood: string) {
  pen.strokeStyle = shade(wood, -0.18)
  pen.globalAlpha = 0.4
  pen.lineWidth = 1.5
  for (const [index, { x, y }] of holes.entries()) {
    const dy = ((index * 37) % 10) * 0.03 * cell + cell * 0.3
    pen.beginPath()
    pen.moveTo(x - cell * 0.4, y - dy)
    pen.quadraticCurveTo(x, y - dy - 4, x + cell * 0.4, y - dy + 2)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** A glass marble with a twist of colour; painted once for each size and hue. */
export function marblePicture(cell: number, hue: number, color: string): Picture {
  return {
    key: `${hue} ${Math.round(cell)}`,
    width: cell,
    height: cell,
    bleed: cell * 0.1,
    paint: (pen) => paintMarble(pen, cell / 2, cell / 2, cell * 0.4, color),
  }
}

function paintMarble(pen: Pen, x: number, y: number, radius: number, color: string) {
  pen.beginPath()
  pen.ellipse(x + radius * 0.14, y + radius * 0.3, radius, radius * 0.9, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(20 8 0 / .34)'
  pen.fill()
  const glass = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius)
  glass.addColorStop(0, shade(color, 0.55))
  glass.addColorStop(0.5, color)
  glass.addColorStop(1, shade(color, -0.42))
  fillCircle(pen, x, y, radius, glass)
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.strokeStyle = shade(color, 0.62)
  pen.globalAlpha = 0.6
  pen.lineWidth = radius * 0.2
  pen.beginPath()
  pen.moveTo(x - radius * 0.8, y + radius * 0.75)
  pen.bezierCurveTo(
    x - radius * 0.1,
    y + radius * 0.5,
    x - radius * 0.2,
    y - radius * 0.3,
    x + radius,
    y - radius * 0.5,
  )
  pen.stroke()
  pen.restore()
  pen.beginPath()
  pen.ellipse(x - radius * 0.34, y - radius * 0.44, radius * 0.28, radius * 0.17, -0.5, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .88)'
  pen.fill()
}

/** A ring around a hole: a place to jump to, the cursor, the chosen marble. */
export function drawRing(pen: Pen, { x, y }: Point, radius: number, color: string, width = 3) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke()
}

/** Planks of the table behind the tray, hardly seen. */
export function drawTable(pen: Pen, { width, height }: StageSize) {
  for (let plank = 0; plank < 7; plank++)
    fillRound(
      pen,
      { x: 0, y: (plank * height) / 7 + 2, width, height: height / 7 - 4 },
      10,
      `rgb(255 255 255 / ${0.018 + (plank % 3) * 0.012})`,
    )
}
