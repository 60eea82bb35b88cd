import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { BOAT_ROW, SIDE } from './raft-rules.ts'

type Pen = CanvasRenderingContext2D

const WOODS = ['#c98f4e', '#b57a45', '#d8a766', '#a86b3c', '#c47f58'] as const

export interface Basin {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** The stone harbour with its mouth to the open sea at the right. */
export function drawHarbour(pen: Pen, { x, y, cell }: Basin) {
  const side = SIDE * cell
  const wall = cell * 0.32
  fillRound(
    pen,
    { x: x - wall, y: y - wall + 6, width: side + wall * 2, height: side + wall * 2 },
    wall,
    '#3a2a22',
  )
  fillRound(
    pen,
    { x: x - wall, y: y - wall, width: side + wall * 2, height: side + wall * 2 },
    wall,
    '#8a6546',
  )
  pen.strokeStyle = 'rgb(255 232 190 / .35)'
  pen.lineWidth = 2
  pen.strokeRect(x - wall * 0.55, y - wall * 0.55, side + wall * 1.1, side + wall * 1.1)
  fillRound(pen, { x, y, width: side, height: side }, cell * 0.1, '#1b6f8e')
  const mouth = {
    x: x + side - 1,
    y: y + BOAT_ROW * cell + cell * 0.04,
    width: wall + 3,
    height: cell * 0.92,
  }
  pen.fillStyle = '#1b6f8e'
  pen.fillRect(mouth.x, mouth.y, mouth.width, mouth.height)
  pen.strokeStyle = 'rgb(190 240 250 / .17)'
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.beginPath()
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const [waveX, waveY] = [x + (column + 0.3) * cell, y + (row + 0.5) * cell]
      pen.moveTo(waveX, waveY)
      pen.quadraticCurveTo(waveX + cell * 0.1, waveY - cell * 0.08, waveX + cell * 0.2, waveY)
      pen.quadraticCurveTo(waveX + cell * 0.3, waveY + cell * 0.08, waveX + cell * 0.4, waveY)
    }
  pen.stroke()
  for (const [dx, dy] of [
    [-0.5, -0.5],
    [SIDE + 0.0, -0.5],
    [-0.5, SIDE],
    [SIDE, SIDE],
  ])
    fillCircle(pen, x + (dx! + 0.25) * cell, y + (dy! + 0.25) * cell, cell * 0.13, '#f4c542')
  drawBuoys(pen, x + side + wall * 0.5, y + BOAT_ROW * cell, cell)
}

function drawBuoys(pen: Pen, x: number, y: number, cell: number) {
  for (const [at, color] of [
    [0, '#ff5a52'],
    [1, '#43d17c'],
  ] as const) {
    fillCircle(pen, x, y + at * cell + 2, cell * 0.13, 'rgb(0 20 30 / .4)')
    fillCircle(pen, x, y + at * cell, cell * 0.13, color)
    fillCircle(pen, x - cell * 0.04, y + at * cell - cell * 0.04, cell * 0.04, '#ffffff')
  }
}

/** A raft of logs; drawn lying across, turned by the caller. */
export function drawRaft(pen: Pen, cell: number, length: number, look: number) {
  const [width, height] = [length * cell - cell * 0.1, cell * 0.88]
  const wood = WOODS[look % WOODS.length]!
  const log = height / 3
  fillRound(pen, { x: -width / 2 + 2, y: -height / 2 + 5, width, height }, cell * 0.16, 'rgb(0 22 34 / .4)')
  for (let index = 0; index < 3; index++) {
    const y = -height / 2 + index * log
    const short = index === 1 ? 0 : cell * 0.06 * ((look + index) % 2 ? 1 : 0.3)
    fillRound(
      pen,
      { x: -width / 2 + short, y: y + 2, width: width - short * 2, height: log },
      log * 0.45,
      shade(wood, -0.4),
    )
    fillRound(
      pen,
      { x: -width / 2 + short, y, width: width - short * 2, height: log * 0.88 },
      log * 0.42,
      wood,
    )
    fillRound(
      pen,
      {
        x: -width / 2 + short + log * 0.4,
        y: y + log * 0.14,
        width: width - short * 2 - log * 0.8,
        height: log * 0.16,
      },
      log * 0.08,
      shade(wood, 0.3),
    )
    fillCircle(pen, width / 2 - short - log * 0.4, y + log * 0.44, log * 0.26, shade(wood, 0.4))
  }
  for (const end of [-1, 1])
    fillRound(
      pen,
      {
        x: end * (width / 2 - cell * 0.32) - cell * 0.06,
        y: -height / 2 - 1,
        width: cell * 0.12,
        height: height + 2,
      },
      cell * 0.05,
      '#f2e2bd',
    )
  if (look % 3 === 1) drawBarrel(pen, length > 2 ? -cell * 0.55 : 0, cell)
  if (look % 3 === 2) drawCrate(pen, length > 2 ? cell * 0.5 : 0, cell)
}

function drawBarrel(pen: Pen, x: number, cell: number) {
  fillCircle(pen, x + 2, 3, cell * 0.24, 'rgb(0 20 30 / .35)')
  fillCircle(pen, x, 0, cell * 0.24, '#7c4a2a')
  fillCircle(pen, x, 0, cell * 0.19, '#e0a35c')
  fillCircle(pen, x, 0, cell * 0.06, '#7c4a2a')
}

function drawCrate(pen: Pen, x: number, cell: number) {
  const size = cell * 0.42
  fillRound(
    pen,
    { x: x - size / 2 + 2, y: -size / 2 + 3, width: size, height: size },
    4,
    'rgb(0 20 30 / .35)',
  )
  fillRound(pen, { x: x - size / 2, y: -size / 2, width: size, height: size }, 4, '#3e9c8f')
  fillRound(
    pen,
    { x: x - size * 0.36, y: -size * 0.36, width: size * 0.72, height: size * 0.72 },
    3,
    '#62c7b6',
  )
}

/** The sailboat, its bow to the right: a red hull and a full white sail. */
export function drawSailboat(pen: Pen, cell: number) {
  const long = cell * 0.94
  const wide = cell * 0.4
  const hull = (grow: number, dy: number, paint: string) => {
    pen.beginPath()
    pen.moveTo(long * grow, dy)
    pen.quadraticCurveTo(long * 0.35, -wide * 1.25 * grow + dy, -long * 0.82 * grow, -wide * 0.8 * grow + dy)
    pen.quadraticCurveTo(-long * 0.98 * grow, dy, -long * 0.82 * grow, wide * 0.8 * grow + dy)
    pen.quadraticCurveTo(long * 0.35, wide * 1.25 * grow + dy, long * grow, dy)
    pen.fillStyle = paint
    pen.fill()
  }
  hull(1, 5, 'rgb(0 22 34 / .4)')
  hull(1, 2, '#9c1f2c')
  hull(1, 0, '#ff4f52')
  hull(0.8, 0, '#ffe7c2')
  hull(0.66, 0, '#d9a468')
  pen.beginPath()
  pen.moveTo(long * 0.62, 0)
  pen.quadraticCurveTo(long * 0.05, -wide * 1.7, -long * 0.52, -wide * 0.5)
  pen.quadraticCurveTo(long * 0.06, -wide * 0.36, long * 0.62, 0)
  pen.fillStyle = '#ffffff'
  pen.fill()
  pen.beginPath()
  pen.moveTo(long * 0.62, 0)
  pen.quadraticCurveTo(long * 0.05, -wide * 0.9, -long * 0.52, -wide * 0.5)
  pen.quadraticCurveTo(long * 0.06, -wide * 0.36, long * 0.62, 0)
  pen.fillStyle = '#c9dbea'
  pen.fill()
  fillCircle(pen, long * 0.1, -wide * 0.2, cell * 0.065, '#6b4326')
}
