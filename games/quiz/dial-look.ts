import { fillCircle, FONT_DISPLAY } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { INK } from './palette.ts'

type Pen = CanvasRenderingContext2D

const SMALL = 52

function hand(
  pen: Pen,
  { x, y }: Point,
  turn: number,
  [length, width, color]: readonly [number, number, string],
) {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(x - Math.cos(angle) * length * 0.16, y - Math.sin(angle) * length * 0.16)
  pen.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
  pen.stroke()
}

/** A harbour clock; a small one has no digits but its ticks. */
export function drawDial(pen: Pen, at: Point, radius: number, minutes: number) {
  const { x, y } = at
  pen.save()
  fillCircle(pen, x, y + radius * 0.05, radius * 1.02, 'rgb(20 12 10 / .22)')
  const brass = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
  brass.addColorStop(0, '#ffe3a0')
  brass.addColorStop(0.5, '#c98a3a')
  brass.addColorStop(1, '#7d4b1e')
  fillCircle(pen, x, y, radius, brass)
  fillCircle(pen, x, y, radius * 0.88, '#fffaf0')
  pen.lineCap = 'round'
  for (let tick = 0; tick < 60; tick++) {
    if (radius < SMALL && tick % 5 > 0) continue
    const angle = (tick / 60) * 2 * Math.PI
    const inner = tick % 15 === 0 ? 0.72 : tick % 5 === 0 ? 0.76 : 0.82
    pen.strokeStyle = tick % 5 === 0 ? INK : 'rgb(43 36 51 / .4)'
    pen.lineWidth = Math.max(1, radius * (tick % 5 === 0 ? 0.028 : 0.012))
    pen.beginPath()
    pen.moveTo(x + Math.sin(angle) * radius * inner, y - Math.cos(angle) * radius * inner)
    pen.lineTo(x + Math.sin(angle) * radius * 0.84, y - Math.cos(angle) * radius * 0.84)
    pen.stroke()
  }
  if (radius >= SMALL) drawNumbers(pen, at, radius)
  hand(pen, at, (minutes % 720) / 720, [radius * 0.46, radius * 0.085, INK])
  hand(pen, at, (minutes % 60) / 60, [radius * 0.74, radius * 0.055, '#c8382f'])
  fillCircle(pen, x, y, radius * 0.075, INK)
  fillCircle(pen, x, y, radius * 0.03, '#ffd27a')
  pen.restore()
}

function drawNumbers(pen: Pen, { x, y }: Point, radius: number) {
  pen.font = `800 ${radius * 0.17}px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = INK
  for (let hour = 1; hour <= 12; hour++) {
    const angle = (hour / 12) * 2 * Math.PI
    pen.fillText(String(hour), x + Math.sin(angle) * radius * 0.61, y - Math.cos(angle) * radius * 0.61)
  }
}
