import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import { EMBER, type Water } from './palette.ts'

type Pen = CanvasRenderingContext2D

const BODY = 0.36

/** Colour of a lantern by its number. */
const tintOf = (value: number, states: number, { gold, dark }: Water) =>
  value === 0 ? gold : states === 3 && value === 2 ? EMBER : dark

/** A paper lantern on its float, with its light on the water; painted once for each size. */
export function lanternPicture(cell: number, value: number, states: number, water: Water): Picture {
  return {
    key: `${value} ${Math.round(cell)}`,
    width: cell,
    height: cell,
    bleed: cell * 0.35,
    paint: (pen) => paint(pen, cell, tintOf(value, states, water), value === 0 ? 1 : value === 2 ? 0.45 : 0),
  }
}

function paint(pen: Pen, cell: number, tint: string, light: number) {
  const [x, y] = [cell / 2, cell * 0.44]
  if (light > 0) glow(pen, x, y, cell * 0.8, `${tint}${light === 1 ? 'aa' : '60'}`, tint)
  pen.globalAlpha = light > 0 ? 0.34 : 0.16
  for (const [line, width] of [0.5, 0.36, 0.2].entries())
    fillRound(
      pen,
      {
        x: x - cell * (width / 2),
        y: y + cell * (0.46 + line * 0.09),
        width: cell * width,
        height: cell * 0.045,
      },
      cell * 0.03,
      tint,
    )
  pen.globalAlpha = 1
  const float = { x: x - cell * 0.31, y: y + cell * 0.29, width: cell * 0.62, height: cell * 0.13 }
  fillRound(pen, { ...float, y: float.y + cell * 0.04 }, cell * 0.06, '#2c1710')
  fillRound(pen, float, cell * 0.06, '#8a5632')
  body(pen, x, y, cell, tint, light)
}

function body(pen: Pen, x: number, y: number, cell: number, tint: string, light: number) {
  const wide = cell * BODY
  const box = { x: x - wide, y: y - cell * 0.33, width: wide * 2, height: cell * 0.64 }
  const skin = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  skin.addColorStop(0, shade(tint, light > 0 ? 0.5 : 0.22))
  skin.addColorStop(0.45, tint)
  skin.addColorStop(1, shade(tint, light > 0 ? -0.22 : -0.4))
  fillRound(pen, box, wide * 0.72, skin)
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, wide * 0.72)
  pen.clip()
  if (light > 0) glow(pen, x, y + cell * 0.1, cell * 0.32 * (0.6 + light * 0.4), '#fffbe6', '#fff3c0')
  pen.strokeStyle = shade(tint, -0.34)
  pen.globalAlpha = 0.35
  pen.lineWidth = Math.max(1, cell * 0.016)
  for (const rib of [-0.19, -0.06, 0.07, 0.2]) {
    pen.beginPath()
    pen.ellipse(x, y + cell * rib - cell * 0.03, wide * 1.05, cell * 0.05, 0, 0, Math.PI)
    pen.stroke()
  }
  pen.restore()
  for (const end of [-0.355, 0.26])
    fillRound(
      pen,
      { x: x - cell * 0.16, y: y + cell * end, width: cell * 0.32, height: cell * 0.075 },
      cell * 0.03,
      end < 0 ? shade(tint, -0.5) : '#4a2a1a',
    )
  pen.beginPath()
  pen.ellipse(x - wide * 0.48, y - cell * 0.13, cell * 0.05, cell * 0.1, 0.35, 0, 2 * Math.PI)
  pen.fillStyle = `rgb(255 255 255 / ${light > 0 ? 0.75 : 0.28})`
  pen.fill()
}

function glow(pen: Pen, x: number, y: number, radius: number, inner: string, tint: string) {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, inner)
  light.addColorStop(1, `${tint.slice(0, 7)}00`)
  fillCircle(pen, x, y, radius, light)
}

/** The sign of a lantern that acts in its own way: rays to all sides, or the leap of a knight. */
export function drawSign(pen: Pen, x: number, y: number, cell: number, isRay: boolean, isLit: boolean) {
  const far = cell * 0.17
  pen.strokeStyle = isLit ? '#5a2c08' : '#e8f4ff'
  pen.lineWidth = cell * 0.055
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  if (isRay) {
    pen.moveTo(x - far, y)
    pen.lineTo(x + far, y)
    pen.moveTo(x, y - far)
    pen.lineTo(x, y + far)
  } else {
    pen.moveTo(x - far * 0.6, y + far)
    pen.lineTo(x - far * 0.6, y - far * 0.8)
    pen.lineTo(x + far * 0.7, y - far * 0.8)
  }
  pen.stroke()
  if (!isRay) fillCircle(pen, x + far * 0.7, y - far * 0.8, cell * 0.055, pen.strokeStyle)
}

/** Still water: soft bands of light, and the ropes between lanterns. */
export function drawWater(
  pen: Pen,
  ropes: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[],
  { width, height }: { readonly width: number; readonly height: number },
  { glow: light }: Water,
) {
  pen.lineCap = 'round'
  for (let wave = 0; wave < 26; wave++) {
    const x = ((wave * 389) % 1000) * 0.001 * width
    const y = ((wave * 617) % 1000) * 0.001 * height
    const long = 26 + ((wave * 53) % 40)
    pen.strokeStyle = shade(light, 0.35)
    pen.globalAlpha = 0.1 + (wave % 3) * 0.05
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(x - long, y)
    pen.quadraticCurveTo(x, y - 7, x + long, y)
    pen.stroke()
  }
  pen.globalAlpha = 0.5
  pen.strokeStyle = shade(light, 0.45)
  pen.lineWidth = 2.5
  pen.setLineDash([1, 8])
  pen.beginPath()
  for (const [x1, y1, x2, y2] of ropes) {
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
  }
  pen.stroke()
  pen.setLineDash([])
  pen.globalAlpha = 1
}
