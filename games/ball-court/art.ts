import { ball, fillCircle, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Pen, Show } from './scene.ts'

/** A shadow on the ground, thrown to the lower right. */
export function shadow(pen: Pen, { x, y }: Point, radius: number, opacity = 0.3) {
  pen.beginPath()
  pen.ellipse(x + radius * 0.18, y + radius * 0.24, radius, radius * 0.94, 0, 0, 2 * Math.PI)
  pen.fillStyle = `rgb(0 12 24 / ${opacity})`
  pen.fill()
}

/** A shadow on a ground seen from the side. */
export function flatShadow(pen: Pen, { x, y }: Point, radius: number, opacity = 0.3) {
  pen.beginPath()
  pen.ellipse(x, y, radius, radius * 0.28, 0, 0, 2 * Math.PI)
  pen.fillStyle = `rgb(0 12 24 / ${opacity})`
  pen.fill()
}

/** Fading trail of a moving object. */
export function drawTrail(pen: Pen, { trail }: Show, radius: number, color = '255 255 255') {
  trail.forEach(({ x, y }, index) => {
    const k = (index + 1) / trail.length
    fillCircle(pen, x, y, radius * (0.3 + 0.6 * k), `rgb(${color} / ${0.22 * k})`)
  })
}

const pictures = new Map<string, HTMLCanvasElement>()
const SHARP = 3

/** A glossy ball; its gradient is painted once. */
export function glossy(pen: Pen, { x, y }: Point, radius: number, color: string) {
  const name = `${color} ${Math.round(radius)}`
  let picture = pictures.get(name)
  if (!picture) {
    picture = document.createElement('canvas')
    const side = Math.ceil((Math.round(radius) + 1) * 2 * SHARP)
    picture.width = picture.height = side
    const inner = picture.getContext('2d')!
    inner.scale(SHARP, SHARP)
    ball(inner, side / SHARP / 2, side / SHARP / 2, Math.round(radius), color)
    pictures.set(name, picture)
  }
  const half = (picture.width / SHARP / 2) * (radius / Math.max(1, Math.round(radius)))
  pen.drawImage(picture, x - half, y - half, half * 2, half * 2)
}

/** A round handle seen from above: rim, well and knob. */
export function mallet(pen: Pen, at: Point, radius: number, color: string) {
  shadow(pen, { x: at.x + 3, y: at.y + 5 }, radius, 0.35)
  fillCircle(pen, at.x, at.y + 3, radius, shade(color, -0.45))
  fillCircle(pen, at.x, at.y, radius, color)
  fillCircle(pen, at.x, at.y, radius * 0.76, shade(color, -0.28))
  fillCircle(pen, at.x, at.y + 2, radius * 0.46, shade(color, -0.5))
  glossy(pen, { x: at.x, y: at.y - 2 }, radius * 0.44, color)
  pen.beginPath()
  pen.arc(at.x, at.y, radius * 0.9, Math.PI * 1.05, Math.PI * 1.6)
  pen.strokeStyle = 'rgb(255 255 255 / .6)'
  pen.lineWidth = radius * 0.09
  pen.lineCap = 'round'
  pen.stroke()
}

const CROWD = ['#FFD75E', '#FF7A90', '#6FE3C8', '#8FB4FF', '#FFFFFF', '#FFA45C']

/** A row of heads that hop when there is something to cheer. */
export function crowd(
  pen: Pen,
  { x, y, width, rows }: { x: number; y: number; width: number; rows: number },
  { time, cheer }: Pick<Show, 'time' | 'cheer'>,
) {
  for (let row = 0; row < rows; row++) {
    const count = Math.floor(width / 15)
    for (let seat = 0; seat < count; seat++) {
      const at = x + ((seat + 0.5 + (row % 2) * 0.4) * width) / count
      const hop = cheer * 7 * Math.abs(Math.sin(time * 9 + seat * 1.7 + row))
      pen.globalAlpha = 0.35 + 0.16 * row + 0.3 * cheer
      fillCircle(pen, at, y + row * 13 - hop, 5.6, CROWD[(seat * 7 + row * 3) % CROWD.length]!)
    }
  }
  pen.globalAlpha = 1
}

/** Cross-hair of the keyboard. */
export function drawMark(pen: Pen, { x, y }: Point, radius = 14, color = '#FFE66D') {
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    pen.moveTo(x + dx * radius * 0.6, y + dy * radius * 0.6)
    pen.lineTo(x + dx * radius * 1.4, y + dy * radius * 1.4)
  }
  pen.stroke()
}
