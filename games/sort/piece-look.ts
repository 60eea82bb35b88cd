import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { colorOf } from './palette.ts'
import { drawSign } from './signs.ts'
import type { Slot } from './stack-layout.ts'

type Pen = CanvasRenderingContext2D

const STEEL = '#c3ccd6'
const RUST = '#6d6258'

/** A bolt: foot plate, threaded rod, round end. */
export function drawBolt(pen: Pen, { x, foot, top, width }: Slot, isDone: boolean) {
  const rod = width * 0.24
  const plate = { x: x - width * 0.5, y: foot, width, height: width * 0.2 }
  fillRound(pen, { ...plate, y: foot + width * 0.07 }, width * 0.08, '#4b5563')
  fillRound(pen, plate, width * 0.08, isDone ? '#ffd76a' : '#8e9aa8')
  const end = top - width * 0.42
  fillRound(pen, { x: x - rod / 2, y: end, width: rod, height: foot - end + 2 }, rod * 0.4, '#8693a3')
  fillRound(pen, { x: x - rod / 2, y: end, width: rod * 0.4, height: foot - end }, rod * 0.2, STEEL)
  pen.strokeStyle = 'rgb(40 50 66 / .45)'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let y = end + 6; y < foot; y += Math.max(5, width * 0.11)) {
    pen.moveTo(x - rod / 2, y + 2)
    pen.lineTo(x + rod / 2, y - 1.5)
  }
  pen.stroke()
}

/** A hexagonal nut seen a little from above, turned by an angle. */
export function drawNut(
  pen: Pen,
  at: { x: number; y: number },
  { width, unit }: Slot,
  look: { color: number; turn: number; covered: boolean },
) {
  const color = look.covered ? RUST : colorOf(look.color)
  const radius = width * 0.52
  const flat = radius * 0.36
  const height = unit * 0.92
  const bottom = at.y - flat * 0.55
  const corner = (index: number) => {
    const angle = look.turn + (index * Math.PI) / 3
    return {
      x: at.x + radius * Math.cos(angle),
      dy: flat * Math.sin(angle),
      facing: Math.sin(angle + Math.PI / 6),
      side: Math.cos(angle + Math.PI / 6),
    }
  }
  for (let index = 0; index < 6; index++) {
    const one = corner(index)
    if (one.facing <= 0) continue
    const other = corner(index + 1)
    pen.beginPath()
    pen.moveTo(one.x, bottom + one.dy)
    pen.lineTo(other.x, bottom + other.dy)
    pen.lineTo(other.x, bottom - height + other.dy)
    pen.lineTo(one.x, bottom - height + one.dy)
    pen.closePath()
    pen.fillStyle = shade(color, -0.3 - 0.24 * one.side + 0.16 * one.facing)
    pen.fill()
  }
  pen.beginPath()
  for (let index = 0; index < 6; index++) {
    const { x, dy } = corner(index)
    pen.lineTo(x, bottom - height + dy)
  }
  pen.closePath()
  pen.fillStyle = shade(color, 0.2)
  pen.fill()
  pen.beginPath()
  pen.ellipse(at.x, bottom - height, radius * 0.5, flat * 0.5, 0, 0, 2 * Math.PI)
  pen.fillStyle = shade(color, -0.45)
  pen.fill()
  if (!look.covered)
    return drawSign(pen, look.color, { x: at.x, y: bottom - height * 0.42 + flat * 0.8, size: unit * 0.2 })
  for (const spot of [-0.5, 0.05, 0.42])
    fillCircle(
      pen,
      at.x + spot * radius,
      bottom - height * (0.35 + 0.2 * spot) + flat * 0.8,
      radius * 0.1,
      '#4d433b',
    )
}

/** A driftwood stick in a mound of sand. */
export function drawStick(pen: Pen, { x, foot, top, width }: Slot, isDone: boolean) {
  const rod = width * 0.16
  const end = top - width * 0.4
  pen.beginPath()
  pen.ellipse(x, foot + width * 0.12, width * 0.62, width * 0.2, 0, 0, 2 * Math.PI)
  pen.fillStyle = isDone ? '#ffd98a' : '#e3b778'
  pen.fill()
  pen.beginPath()
  pen.ellipse(x, foot + width * 0.08, width * 0.5, width * 0.12, 0, 0, 2 * Math.PI)
  pen.fillStyle = isDone ? '#fff0c4' : '#f2cf98'
  pen.fill()
  fillRound(
    pen,
    { x: x - rod / 2, y: end, width: rod, height: foot + width * 0.08 - end },
    rod / 2,
    '#7a4d2e',
  )
  fillRound(pen, { x: x - rod / 2, y: end, width: rod * 0.42, height: foot - end }, rod / 4, '#a8764a')
}

const RIBS = 5

/** A scallop shell: a fan of ribs over a little hinge. */
export function drawShell(
  pen: Pen,
  at: { x: number; y: number },
  { width, unit }: Slot,
  look: { color: number; turn: number },
) {
  const color = colorOf(look.color)
  const radius = width * 0.56
  const height = unit * 1.16
  pen.save()
  pen.translate(at.x, at.y - unit * 0.04)
  pen.rotate(look.turn)
  fillRound(
    pen,
    { x: -width * 0.2, y: -height * 0.26, width: width * 0.4, height: height * 0.26 },
    height * 0.1,
    shade(color, -0.42),
  )
  fan(pen, radius, height, 2.5)
  pen.fillStyle = shade(color, -0.42)
  pen.fill()
  fan(pen, radius, height, 0)
  pen.fillStyle = color
  pen.fill()
  pen.strokeStyle = shade(color, -0.28)
  pen.lineWidth = Math.max(1.2, width * 0.03)
  pen.lineCap = 'round'
  pen.beginPath()
  for (let rib = 1; rib < RIBS; rib++) {
    const angle = Math.PI * (1 + rib / RIBS)
    pen.moveTo(Math.cos(angle) * radius * 0.12, -height * 0.12 + Math.sin(angle) * height * 0.1)
    pen.lineTo(Math.cos(angle) * radius * 0.92, -height * 0.08 + Math.sin(angle) * height * 0.84)
  }
  pen.stroke()
  pen.beginPath()
  pen.ellipse(-radius * 0.36, -height * 0.6, radius * 0.2, height * 0.09, -0.7, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .55)'
  pen.fill()
  drawSign(pen, look.color, { x: radius * 0.06, y: -height * 0.42, size: unit * 0.19 })
  pen.restore()
}

function fan(pen: Pen, radius: number, height: number, lower: number) {
  pen.beginPath()
  pen.moveTo(0, lower)
  for (let rib = 0; rib < RIBS; rib++) {
    const from = Math.PI * (1 + rib / RIBS)
    const to = Math.PI * (1 + (rib + 1) / RIBS)
    const middle = (from + to) / 2
    if (rib === 0) pen.lineTo(Math.cos(from) * radius, -height * 0.12 + lower)
    pen.quadraticCurveTo(
      Math.cos(middle) * radius * 1.2,
      -height * 0.1 + Math.sin(middle) * height * 1.06 + lower,
      Math.cos(to) * radius,
      -height * 0.12 + Math.sin(to) * height * 0.88 + lower,
    )
  }
  pen.closePath()
}
