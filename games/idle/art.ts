import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Pen } from './scene.ts'

export const TURN = 2 * Math.PI

export function shadow(pen: Pen, x: number, y: number, width: number, height = width * 0.35, dark = 0.22) {
  pen.beginPath()
  pen.ellipse(x, y, width, height, 0, 0, TURN)
  pen.fillStyle = `rgb(0 16 24 / ${dark})`
  pen.fill()
}

export function oval(pen: Pen, x: number, y: number, width: number, height: number, paint: string, turn = 0) {
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0, width), Math.max(0, height), turn, 0, TURN)
  pen.fillStyle = paint
  pen.fill()
}

/** A filled outline through points given as x, y, x, y… */
export function shape(pen: Pen, points: readonly number[], paint: string | CanvasGradient) {
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
  pen.closePath()
  pen.fillStyle = paint
  pen.fill()
}

export function coin(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x, y + radius * 0.14, radius, '#a86400')
  fillCircle(pen, x, y, radius, '#ffc53d')
  fillCircle(pen, x, y, radius * 0.72, '#f0a020')
  fillCircle(pen, x - radius * 0.05, y - radius * 0.06, radius * 0.66, '#ffd569')
}

export function pearl(pen: Pen, x: number, y: number, radius: number) {
  fillCircle(pen, x, y, radius, '#b9a4c8')
  fillCircle(pen, x - radius * 0.06, y - radius * 0.08, radius * 0.9, '#f3e9f7')
  oval(pen, x - radius * 0.3, y - radius * 0.36, radius * 0.28, radius * 0.18, '#ffffff', -0.6)
}

/** An islander under a straw hat; `step` swings with the walk. */
export function islander(pen: Pen, x: number, y: number, size: number, cloth: string, step = 0) {
  const hop = Math.abs(Math.sin(step)) * size * 0.1
  shadow(pen, x, y, size * 0.36)
  const top = y - hop
  fillRound(
    pen,
    {
      x: x - size * 0.2 + Math.sin(step) * size * 0.1,
      y: y - size * 0.2,
      width: size * 0.15,
      height: size * 0.2,
    },
    size * 0.06,
    '#6b3f22',
  )
  fillRound(
    pen,
    {
      x: x + size * 0.05 - Math.sin(step) * size * 0.1,
      y: y - size * 0.2,
      width: size * 0.15,
      height: size * 0.2,
    },
    size * 0.06,
    '#6b3f22',
  )
  fillRound(
    pen,
    { x: x - size * 0.27, y: top - size * 0.62, width: size * 0.54, height: size * 0.5 },
    size * 0.18,
    shade(cloth, -0.3),
  )
  fillRound(
    pen,
    { x: x - size * 0.27, y: top - size * 0.64, width: size * 0.5, height: size * 0.47 },
    size * 0.18,
    cloth,
  )
  fillCircle(pen, x, top - size * 0.76, size * 0.2, '#8a5230')
  oval(pen, x, top - size * 0.84, size * 0.38, size * 0.13, '#c08a2c')
  oval(pen, x, top - size * 0.87, size * 0.38, size * 0.12, '#f3c95a')
  oval(pen, x - size * 0.02, top - size * 0.97, size * 0.19, size * 0.14, '#ffdc7d')
}

export function palm(pen: Pen, x: number, y: number, size: number, sway = 0) {
  shadow(pen, x + size * 0.1, y, size * 0.3)
  pen.strokeStyle = '#8a5a2e'
  pen.lineWidth = size * 0.1
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + size * 0.02, y - size * 0.5, x + size * 0.16 + sway, y - size * 0.9)
  pen.stroke()
  const [tx, ty] = [x + size * 0.16 + sway, y - size * 0.9]
  for (const [index, turn] of [-2.9, -2.3, -1.4, -0.7, -0.1].entries()) {
    const [dx, dy] = [Math.cos(turn) * size * 0.52, Math.sin(turn) * size * 0.3]
    pen.beginPath()
    pen.moveTo(tx, ty)
    pen.quadraticCurveTo(tx + dx * 0.6, ty + dy - size * 0.2, tx + dx, ty + dy + size * 0.16)
    pen.quadraticCurveTo(tx + dx * 0.5, ty + dy * 0.6, tx, ty)
    pen.fillStyle = index % 2 ? '#2f9a4f' : '#43b85c'
    pen.fill()
  }
  fillCircle(pen, tx - size * 0.05, ty + size * 0.05, size * 0.07, '#7a4a22')
  fillCircle(pen, tx + size * 0.06, ty + size * 0.06, size * 0.07, '#92602f')
}

/** A hut with a thatched roof; it grows a floor for every stage. */
export function hut(pen: Pen, x: number, y: number, size: number, wall: string, floors = 1) {
  shadow(pen, x, y, size * 0.6, size * 0.18)
  for (let floor = 0; floor < floors; floor++) {
    const base = y - floor * size * 0.36
    const width = size * (0.86 - floor * 0.1)
    fillRound(
      pen,
      { x: x - width / 2, y: base - size * 0.42, width, height: size * 0.42 },
      size * 0.05,
      shade(wall, -0.28),
    )
    fillRound(
      pen,
      { x: x - width / 2, y: base - size * 0.42, width: width * 0.72, height: size * 0.42 },
      size * 0.05,
      wall,
    )
    fillRound(
      pen,
      {
        x: x - width * 0.3,
        y: base - size * 0.28,
        width: size * 0.16,
        height: floor ? size * 0.15 : size * 0.28,
      },
      size * 0.04,
      '#5b3315',
    )
    fillRound(
      pen,
      { x: x + width * 0.05, y: base - size * 0.29, width: size * 0.15, height: size * 0.14 },
      size * 0.03,
      '#ffe08a',
    )
  }
  const roof = y - (floors - 1) * size * 0.36 - size * 0.38
  const half = size * (0.58 - floors * 0.04)
  shape(
    pen,
    [
      x - half,
      roof + size * 0.06,
      x + half,
      roof + size * 0.06,
      x + half * 0.3,
      roof - size * 0.36,
      x - half * 0.3,
      roof - size * 0.36,
    ],
    '#b8741f',
  )
  shape(
    pen,
    [
      x - half,
      roof,
      x + half * 0.4,
      roof,
      x + half * 0.1,
      roof - size * 0.38,
      x - half * 0.3,
      roof - size * 0.38,
    ],
    '#eaa83c',
  )
}
