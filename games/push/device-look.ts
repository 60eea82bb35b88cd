import { fillCircle, fillRound } from '#kit/game/draw.ts'
import type { PushRules } from './push-rules.ts'

type Pen = CanvasRenderingContext2D

/** The box of a cell in pixels. */
interface Place {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** Plates and doors, keys and locks, cracked tiles, belts and wind; `d` is an open door. */
export function drawDevice(pen: Pen, place: Place, tile: string, rules: PushRules) {
  const { x, y, cell } = place
  if (rules.wind !== undefined && tile === ' ') drawWind(pen, place, rules.wind)
  pen.save()
  pen.translate(x + cell / 2, y + cell / 2)
  pen.scale(cell, cell)
  pen.lineCap = pen.lineJoin = 'round'
  if (tile === 'p') drawPlate(pen)
  else if (tile === 'D' || tile === 'd') drawDoor(pen, tile === 'd')
  else if (tile === 'k') drawKey(pen)
  else if (tile === 'L') drawLock(pen)
  else if (tile === '%') drawCracks(pen)
  else if (rules.belts && '^>v<'.includes(tile)) drawBelt(pen, '^>v<'.indexOf(tile))
  pen.restore()
}

function line(pen: Pen, points: readonly (readonly [number, number])[], color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.beginPath()
  for (const [index, [x, y]] of points.entries())
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  pen.stroke()
}

function drawPlate(pen: Pen) {
  fillRound(pen, { x: -0.36, y: -0.3, width: 0.72, height: 0.72 }, 0.16, '#5b4a2a')
  fillRound(pen, { x: -0.36, y: -0.36, width: 0.72, height: 0.7 }, 0.16, '#c9a24a')
  fillRound(pen, { x: -0.24, y: -0.24, width: 0.48, height: 0.46 }, 0.1, '#e8c873')
  fillCircle(pen, 0, -0.01, 0.09, '#8a6a22')
}

function drawDoor(pen: Pen, isOpen: boolean) {
  fillRound(pen, { x: -0.48, y: -0.48, width: 0.96, height: 0.96 }, 0.12, isOpen ? '#e6d3a0' : '#4a2f18')
  if (isOpen) {
    for (const side of [-0.48, 0.34])
      fillRound(pen, { x: side, y: -0.48, width: 0.14, height: 0.96 }, 0.06, '#8a5a2c')
    return
  }
  fillRound(pen, { x: -0.42, y: -0.5, width: 0.84, height: 0.9 }, 0.1, '#a86a30')
  for (const at of [-0.22, 0, 0.22])
    line(
      pen,
      [
        [at, -0.4],
        [at, 0.3],
      ],
      '#7a4a1e',
      0.045,
    )
  line(
    pen,
    [
      [-0.34, -0.2],
      [0.34, -0.2],
    ],
    '#d9b25c',
    0.07,
  )
  line(
    pen,
    [
      [-0.34, 0.14],
      [0.34, 0.14],
    ],
    '#d9b25c',
    0.07,
  )
}

function drawKey(pen: Pen) {
  for (const [down, color] of [
    [0.05, '#9a6a08'],
    [0, '#ffc93d'],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = 0.1
    pen.beginPath()
    pen.arc(-0.17, down, 0.13, 0, 2 * Math.PI)
    pen.stroke()
    line(
      pen,
      [
        [-0.04, down],
        [0.3, down],
        [0.3, down + 0.13],
      ],
      color,
      0.1,
    )
    line(
      pen,
      [
        [0.17, down],
        [0.17, down + 0.11],
      ],
      color,
      0.09,
    )
  }
}

function drawLock(pen: Pen) {
  fillRound(pen, { x: -0.48, y: -0.48, width: 0.96, height: 0.96 }, 0.12, '#37405a')
  fillRound(pen, { x: -0.42, y: -0.5, width: 0.84, height: 0.88 }, 0.12, '#6a7698')
  pen.strokeStyle = '#e9d9a8'
  pen.lineWidth = 0.08
  pen.beginPath()
  pen.arc(0, -0.12, 0.15, Math.PI, 2 * Math.PI)
  pen.stroke()
  fillRound(pen, { x: -0.22, y: -0.12, width: 0.44, height: 0.36 }, 0.08, '#ffc93d')
  fillCircle(pen, 0, 0.02, 0.06, '#5b3d08')
  fillRound(pen, { x: -0.03, y: 0.04, width: 0.06, height: 0.12 }, 0.02, '#5b3d08')
}

function drawCracks(pen: Pen) {
  fillRound(pen, { x: -0.46, y: -0.46, width: 0.92, height: 0.9 }, 0.08, 'rgb(120 150 160 / .55)')
  for (const points of [
    [
      [-0.34, -0.3],
      [-0.1, -0.1],
      [-0.16, 0.12],
      [0.06, 0.36],
    ],
    [
      [0.36, -0.24],
      [0.12, -0.14],
      [-0.1, -0.1],
    ],
    [
      [0.12, -0.14],
      [0.26, 0.2],
    ],
  ] as const)
    line(pen, points, '#3d5560', 0.05)
}

function drawBelt(pen: Pen, way: number) {
  pen.rotate(way * (Math.PI / 2))
  fillRound(pen, { x: -0.46, y: -0.46, width: 0.92, height: 0.92 }, 0.12, '#4a3a55')
  fillRound(pen, { x: -0.36, y: -0.46, width: 0.72, height: 0.92 }, 0.08, '#7a6690')
  for (const at of [-0.26, 0, 0.26])
    line(
      pen,
      [
        [-0.2, at + 0.12],
        [0, at - 0.06],
        [0.2, at + 0.12],
      ],
      '#ffd76a',
      0.07,
    )
}

function drawWind(pen: Pen, { x, y, cell }: Place, way: number) {
  pen.save()
  pen.translate(x + cell / 2, y + cell / 2)
  pen.scale(cell, cell)
  pen.rotate((way - 1) * (Math.PI / 2))
  pen.lineCap = 'round'
  for (const [from, at, to] of [
    [-0.3, -0.16, 0.2],
    [-0.12, 0.14, 0.34],
  ] as const)
    line(
      pen,
      [
        [from, at],
        [to, at],
      ],
      'rgb(255 255 255 / .55)',
      0.05,
    )
  pen.restore()
}
