import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { PAINTS } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** A crate with its middle at a point; painted ones carry their colour, those at home shine. */
export function drawCrate(
  pen: Pen,
  x: number,
  y: number,
  cell: number,
  look: { paint: number | undefined; isHome: boolean; icy: boolean },
) {
  const size = cell * 0.8
  const wood =
    look.paint === undefined ? (look.icy ? '#8fc4dc' : '#c98a48') : PAINTS[look.paint % PAINTS.length]!
  const color = look.isHome ? shade(wood, 0.22) : wood
  const [left, top] = [x - size / 2, y - size / 2 - cell * 0.05]
  fillRound(
    pen,
    { x: left + cell * 0.03, y: top + cell * 0.14, width: size, height: size },
    cell * 0.12,
    'rgb(40 20 0 / .28)',
  )
  fillRound(
    pen,
    { x: left, y: top + cell * 0.09, width: size, height: size },
    cell * 0.12,
    shade(color, -0.42),
  )
  fillRound(pen, { x: left, y: top, width: size, height: size }, cell * 0.12, color)
  const inset = size * 0.16
  fillRound(
    pen,
    { x: left + inset, y: top + inset, width: size - inset * 2, height: size - inset * 2 },
    cell * 0.05,
    shade(color, -0.2),
  )
  pen.strokeStyle = shade(color, 0.24)
  pen.lineWidth = cell * 0.09
  pen.lineCap = 'butt'
  pen.beginPath()
  pen.moveTo(left + inset, top + inset)
  pen.lineTo(left + size - inset, top + size - inset)
  pen.stroke()
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fillRect(left + cell * 0.1, top + cell * 0.03, size - cell * 0.2, cell * 0.045)
  if (look.isHome) fillCircle(pen, x, y - cell * 0.05, cell * 0.13, '#fff3b8')
}

export interface CrabLook {
  readonly color: string
  /** Index of the way it looks. */
  readonly way: number
  /** 0 to 1 in each step: legs and claws move. */
  readonly stride: number
  readonly isHome: boolean
}

/** The crab from above, its eyes in the direction it goes. */
export function drawCrab(
  pen: Pen,
  x: number,
  y: number,
  cell: number,
  { color, way, stride, isHome }: CrabLook,
) {
  const swing = Math.sin(stride * Math.PI * 2) * 0.16
  pen.save()
  pen.translate(x, y)
  pen.beginPath()
  pen.ellipse(cell * 0.03, cell * 0.18, cell * 0.36, cell * 0.22, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(40 20 0 / .28)'
  pen.fill()
  pen.rotate((way % 4) * (Math.PI / 2))
  pen.lineCap = 'round'
  pen.strokeStyle = shade(color, -0.3)
  pen.lineWidth = cell * 0.075
  for (const side of [-1, 1])
    for (const leg of [0, 1, 2]) {
      const bend = 0.12 + leg * 0.13 + swing * (leg % 2 ? 1 : -1) * side
      pen.beginPath()
      pen.moveTo(side * cell * 0.2, cell * (bend - 0.06))
      pen.lineTo(side * cell * 0.43, cell * (bend + 0.04))
      pen.stroke()
    }
  for (const side of [-1, 1]) {
    pen.lineWidth = cell * 0.09
    pen.beginPath()
    pen.moveTo(side * cell * 0.22, -cell * 0.08)
    pen.lineTo(side * cell * 0.33, -cell * (0.26 + swing * side * 0.4))
    pen.stroke()
    const claw = { x: side * cell * 0.32, y: -cell * (0.35 + swing * side * 0.4) }
    fillCircle(pen, claw.x, claw.y, cell * 0.135, shade(color, -0.12))
    pen.beginPath()
    pen.moveTo(claw.x, claw.y)
    pen.lineTo(claw.x - side * cell * 0.1, claw.y - cell * 0.17)
    pen.lineTo(claw.x + side * cell * 0.04, claw.y - cell * 0.18)
    pen.fillStyle = '#ffe9c8'
    pen.fill()
  }
  pen.beginPath()
  pen.ellipse(0, cell * 0.07, cell * 0.32, cell * 0.25, 0, 0, 2 * Math.PI)
  pen.fillStyle = shade(color, -0.34)
  pen.fill()
  pen.beginPath()
  pen.ellipse(0, cell * 0.03, cell * 0.32, cell * 0.25, 0, 0, 2 * Math.PI)
  pen.fillStyle = isHome ? shade(color, 0.2) : color
  pen.fill()
  pen.beginPath()
  pen.ellipse(-cell * 0.08, -cell * 0.02, cell * 0.15, cell * 0.08, -0.4, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .32)'
  pen.fill()
  for (const side of [-1, 1]) {
    fillCircle(pen, side * cell * 0.11, -cell * 0.2, cell * 0.085, '#ffffff')
    fillCircle(pen, side * cell * 0.11, -cell * 0.23, cell * 0.045, '#1a1420')
  }
  pen.restore()
}
