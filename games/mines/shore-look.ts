import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import type { Cell } from './boards.ts'
import { FLAG, type Shore } from './palette.ts'

type Pen = CanvasRenderingContext2D
type Outline = Cell['outline']

const SPIKES = 16
/** Leaves a gap between tiles. */
export const TILE = 0.94

/** A path with rounded corners; `side` is a cell's side in pixels. */
export function trace(pen: Pen, outline: Outline, { x, y, side }: { x: number; y: number; side: number }) {
  const corners = outline.map(([dx, dy]) => [x + dx * side, y + dy * side] as const)
  const radius = side * (outline.length === 3 ? 0.1 : 0.14)
  pen.beginPath()
  for (const [index, [cx, cy]] of corners.entries()) {
    const [px, py] = corners.at(index - 1)!
    const [nx, ny] = corners[(index + 1) % corners.length]!
    if (index === 0) pen.moveTo((px + cx) / 2, (py + cy) / 2)
    pen.arcTo(cx, cy, (cx + nx) / 2, (cy + ny) / 2, radius)
  }
  pen.closePath()
}

const keyOf = (outline: Outline) =>
  `${outline.length} ${outline[0]![0].toFixed(2)} ${outline[0]![1].toFixed(2)}`

/** Cell pictures are twice as wide as a side, with the cell in the middle. */
const framed = (key: string, side: number, paint: (pen: Pen, x: number, y: number) => void): Picture => ({
  key: `${key} ${Math.round(side)}`,
  width: side * 2,
  height: side * 2,
  paint: (pen) => paint(pen, side, side),
})

/** Dry sand with flotsam. */
export function sandPicture(outline: Outline, side: number, variant: number, { sand }: Shore): Picture {
  return framed(`sand ${variant} ${keyOf(outline)}`, side, (pen, x, y) => {
    const deep = side * 0.07
    trace(pen, outline, { x, y: y + deep * 0.55, side: side * TILE })
    pen.fillStyle = shade(sand, -0.42)
    pen.fill()
    trace(pen, outline, { x, y: y - deep * 0.35, side: side * TILE * 0.97 })
    const light = pen.createLinearGradient(x - side * 0.4, y - side * 0.5, x + side * 0.4, y + side * 0.5)
    light.addColorStop(0, shade(sand, 0.38))
    light.addColorStop(0.5, sand)
    light.addColorStop(1, shade(sand, -0.1))
    pen.fillStyle = light
    pen.fill()
    pen.save()
    pen.clip()
    for (let grain = 0; grain < 16; grain++) {
      const dx = ((grain * 47 + variant * 31) % 100) / 100 - 0.5
      const dy = ((grain * 71 + variant * 17) % 100) / 100 - 0.5
      const tint = grain % 2 ? shade(sand, -0.22) : shade(sand, 0.6)
      fillCircle(pen, x + dx * side, y + dy * side, side * 0.013, tint)
    }
    pen.restore()
    pen.strokeStyle = 'rgb(255 255 255 / .5)'
    pen.lineWidth = Math.max(1, side * 0.022)
    trace(pen, outline, { x, y: y - deep * 0.2, side: side * TILE * 0.93 })
    pen.globalAlpha = 0.5
    pen.stroke()
    pen.globalAlpha = 1
    if (variant === 1) ripple(pen, x, y, side * 0.24, shade(sand, -0.2))
    if (variant === 2) shell(pen, x + side * 0.05, y + side * 0.02, side * 0.09, shade(sand, 0.75))
  })
}

function ripple(pen: Pen, x: number, y: number, wide: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = wide * 0.12
  pen.lineCap = 'round'
  pen.globalAlpha = 0.5
  for (const line of [-0.3, 0.3]) {
    pen.beginPath()
    pen.moveTo(x - wide * 0.8, y + wide * line)
    pen.quadraticCurveTo(x - wide * 0.3, y + wide * (line - 0.4), x, y + wide * line)
    pen.quadraticCurveTo(x + wide * 0.4, y + wide * (line + 0.35), x + wide * 0.8, y + wide * line)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

export function shell(pen: Pen, x: number, y: number, radius: number, color: string) {
  pen.fillStyle = shade(color, -0.3)
  pen.beginPath()
  pen.ellipse(x, y + radius * 0.2, radius, radius * 0.86, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = color
  pen.beginPath()
  pen.ellipse(x, y, radius, radius * 0.86, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = shade(color, -0.25)
  pen.lineWidth = radius * 0.14
  pen.beginPath()
  for (const ray of [-0.6, -0.2, 0.2, 0.6]) {
    pen.moveTo(x, y + radius * 0.8)
    pen.lineTo(x + ray * radius * 1.2, y - radius * 0.7)
  }
  pen.stroke()
}

/** An open cell: a little tide pool. */
export function poolPicture(outline: Outline, side: number, { pool }: Shore): Picture {
  return framed(`pool ${keyOf(outline)}`, side, (pen, x, y) => {
    trace(pen, outline, { x, y, side: side * TILE })
    pen.fillStyle = shade(pool, -0.35)
    pen.fill()
    trace(pen, outline, { x, y: y + side * 0.02, side: side * TILE * 0.96 })
    const light = pen.createLinearGradient(x, y - side * 0.5, x, y + side * 0.5)
    light.addColorStop(0, shade(pool, -0.14))
    light.addColorStop(1, shade(pool, 0.13))
    pen.fillStyle = light
    pen.fill()
  })
}

export function urchinPicture(side: number, { urchin }: Shore): Picture {
  return framed('urchin', side, (pen, x, y) => {
    fillCircle(pen, x, y + side * 0.06, side * 0.3, 'rgb(0 8 16 / .35)')
    for (let spike = 0; spike < SPIKES; spike++) {
      const angle = (spike / SPIKES) * 2 * Math.PI
      const far = side * (spike % 2 ? 0.4 : 0.34)
      pen.strokeStyle = shade(urchin, spike % 2 ? -0.35 : -0.1)
      pen.lineWidth = side * 0.05
      pen.lineCap = 'round'
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
      pen.stroke()
    }
    const skin = pen.createRadialGradient(x - side * 0.08, y - side * 0.1, side * 0.02, x, y, side * 0.25)
    skin.addColorStop(0, shade(urchin, 0.6))
    skin.addColorStop(0.5, urchin)
    skin.addColorStop(1, shade(urchin, -0.45))
    fillCircle(pen, x, y, side * 0.24, skin)
    for (let dot = 0; dot < 7; dot++) {
      const angle = (dot / 7) * 2 * Math.PI
      const [dx, dy] = [Math.cos(angle) * side * 0.14, Math.sin(angle) * side * 0.14]
      fillCircle(pen, x + dx, y + dy, side * 0.022, shade(urchin, 0.5))
    }
  })
}

/** One to three pennants on bamboo. */
export function flagPicture(side: number, count: number): Picture {
  return framed(`flag ${count}`, side, (pen, x, y) => {
    const step = side * 0.2
    for (let flag = 0; flag < count; flag++) {
      const left = x - side * 0.06 + (flag - (count - 1) / 2) * step
      const [top, foot] = [y - side * (count > 1 ? 0.26 : 0.34), y + side * 0.27]
      pen.fillStyle = 'rgb(60 30 0 / .3)'
      pen.beginPath()
      pen.ellipse(left + side * 0.03, foot, side * 0.1, side * 0.035, 0, 0, 2 * Math.PI)
      pen.fill()
      pen.lineCap = 'round'
      pen.strokeStyle = '#6d3b14'
      pen.lineWidth = side * 0.062
      pen.beginPath()
      pen.moveTo(left, foot)
      pen.lineTo(left, top)
      pen.stroke()
      const wide = side * (count > 1 ? 0.24 : 0.34)
      pen.fillStyle = shade(FLAG, -0.28)
      pennant(pen, left, top + side * 0.025, wide, side)
      pen.fillStyle = FLAG
      pennant(pen, left, top, wide, side)
    }
  })
}

function pennant(pen: Pen, x: number, y: number, wide: number, side: number) {
  pen.beginPath()
  pen.moveTo(x, y - side * 0.02)
  pen.quadraticCurveTo(x + wide * 0.5, y - side * 0.02, x + wide, y + side * 0.1)
  pen.quadraticCurveTo(x + wide * 0.5, y + side * 0.16, x, y + side * 0.24)
  pen.closePath()
  pen.fill()
}

/** The bank below the board, with foam at the water. */
export function paintBank(
  pen: Pen,
  cells: readonly { readonly x: number; readonly y: number; readonly outline: Outline }[],
  side: number,
  { pool, sand }: Shore,
) {
  const layer = (grow: number, color: string, dy = 0) => {
    pen.fillStyle = pen.strokeStyle = color
    pen.lineJoin = 'round'
    pen.lineWidth = side * grow
    for (const { x, y, outline } of cells) {
      trace(pen, outline, { x, y: y + dy, side })
      pen.fill()
      pen.stroke()
    }
  }
  pen.globalAlpha = 0.3
  layer(0.52, '#00131c', side * 0.1)
  pen.globalAlpha = 1
  layer(0.44, shade(sand, 0.7))
  layer(0.34, shade(sand, -0.3))
  layer(0.1, shade(pool, -0.5))
}
