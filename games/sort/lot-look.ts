import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { colorOf } from './palette.ts'
import type { Lot } from './lot-rules.ts'

type Pen = CanvasRenderingContext2D

/** Where the lot lies: its upper left cell, and the size of a cell. */
export interface Ground {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** Cells of road around the lot. */
export const ROAD = 1.12

/** Sand, the ring road, the paved lot, its fence with the gates, and the tubs of flowers. */
export function drawGround(pen: Pen, { x, y, cell }: Ground, lot: Lot) {
  const { columns, rows } = lot
  const road = cell * ROAD
  const width = columns * cell
  const height = rows * cell
  fillRound(
    pen,
    { x: x - road, y: y - road + 5, width: width + road * 2, height: height + road * 2 },
    cell * 0.7,
    '#1c2b33',
  )
  fillRound(
    pen,
    { x: x - road, y: y - road, width: width + road * 2, height: height + road * 2 },
    cell * 0.7,
    '#47565f',
  )
  pen.strokeStyle = 'rgb(255 240 190 / .55)'
  pen.lineWidth = Math.max(1.5, cell * 0.045)
  pen.setLineDash([cell * 0.28, cell * 0.24])
  pen.beginPath()
  pen.roundRect(
    x - road / 2 - cell * 0.05,
    y - road / 2 - cell * 0.05,
    width + road + cell * 0.1,
    height + road + cell * 0.1,
    cell * 0.45,
  )
  pen.stroke()
  pen.setLineDash([])
  const edge = cell * 0.13
  fillRound(
    pen,
    { x: x - edge, y: y - edge, width: width + edge * 2, height: height + edge * 2 },
    edge * 1.6,
    '#e9d3a2',
  )
  fillRound(pen, { x, y, width, height }, edge, '#5d6f78')
  pen.strokeStyle = 'rgb(255 255 255 / .13)'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let column = 1; column < columns; column++)
    line(pen, x + column * cell, y + 4, x + column * cell, y + height - 4)
  for (let row = 1; row < rows; row++) line(pen, x + 4, y + row * cell, x + width - 4, y + row * cell)
  pen.stroke()
  for (const name of lot.open) drawGate(pen, { x, y, cell }, lot, name)
  for (const tub of lot.tubs)
    drawTub(pen, x + ((tub % columns) + 0.5) * cell, y + (Math.floor(tub / columns) + 0.5) * cell, cell)
}

function line(pen: Pen, x1: number, y1: number, x2: number, y2: number) {
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
}

/** A gap in the kerb with two arrows that point out. */
function drawGate(pen: Pen, { x, y, cell }: Ground, { columns, rows }: Lot, name: string) {
  const isRow = name.startsWith('r')
  const isFirst = name[1] === '-'
  const index = Math.abs(Number(name.slice(1)))
  const middle = (index + 0.5) * cell
  pen.save()
  if (isRow) pen.translate(isFirst ? x : x + columns * cell, y + middle)
  else pen.translate(x + middle, isFirst ? y : y + rows * cell)
  pen.rotate(isRow ? (isFirst ? Math.PI : 0) : isFirst ? -Math.PI / 2 : Math.PI / 2)
  pen.fillStyle = '#5d6f78'
  pen.fillRect(-1, -cell * 0.45, cell * 0.16, cell * 0.9)
  pen.fillStyle = '#8ff0a8'
  for (const at of [-0.14, 0.04]) {
    pen.beginPath()
    pen.moveTo(cell * (at + 0.1), 0)
    pen.lineTo(cell * at, -cell * 0.17)
    pen.lineTo(cell * (at - 0.06), -cell * 0.17)
    pen.lineTo(cell * (at + 0.04), 0)
    pen.lineTo(cell * (at - 0.06), cell * 0.17)
    pen.lineTo(cell * at, cell * 0.17)
    pen.fill()
  }
  pen.restore()
}

const PETALS = ['#ff7fb0', '#ffd24a', '#ff9a5b']

function drawTub(pen: Pen, x: number, y: number, cell: number) {
  fillCircle(pen, x + cell * 0.03, y + cell * 0.06, cell * 0.38, 'rgb(0 16 20 / .35)')
  fillCircle(pen, x, y, cell * 0.37, '#b8683c')
  fillCircle(pen, x, y, cell * 0.29, '#2f8f56')
  for (let flower = 0; flower < 6; flower++) {
    const angle = flower * 1.05
    const far = flower % 2 ? 0.17 : 0.12
    fillCircle(
      pen,
      x + Math.cos(angle) * cell * far,
      y + Math.sin(angle) * cell * far,
      cell * 0.075,
      PETALS[flower % 3]!,
    )
  }
}

/** A car seen from above, its nose to the right, its middle at the origin. */
export function drawCar(pen: Pen, cell: number, length: number, look: number) {
  const color = colorOf(look)
  const long = cell * (length - 0.16)
  const wide = cell * 0.74
  const [left, top] = [-long / 2, -wide / 2]
  const body = (dy: number, paint: string) =>
    fillRound(
      pen,
      { x: left, y: top + dy, width: long, height: wide },
      [cell * 0.2, cell * 0.3][length - 2]! * 0.9,
      paint,
    )
  body(cell * 0.09, 'rgb(0 14 22 / .35)')
  for (const side of [-1, 1])
    for (const at of [-0.3, 0.3])
      fillRound(
        pen,
        {
          x: at * long - cell * 0.12,
          y: side * wide * 0.5 - cell * 0.07,
          width: cell * 0.24,
          height: cell * 0.14,
        },
        cell * 0.05,
        '#1b232b',
      )
  body(cell * 0.03, shade(color, -0.38))
  body(0, color)
  pen.fillStyle = 'rgb(255 255 255 / .28)'
  pen.beginPath()
  pen.roundRect(left + cell * 0.12, top + wide * 0.05, long - cell * 0.24, wide * 0.09, cell * 0.04)
  pen.fill()
  const glass = '#22384a'
  const cabin = { x: left + long * (length === 3 ? 0.1 : 0.2), width: long * (length === 3 ? 0.72 : 0.52) }
  fillRound(
    pen,
    { x: cabin.x, y: top + wide * 0.12, width: cabin.width, height: wide * 0.76 },
    cell * 0.13,
    glass,
  )
  const roof = {
    x: cabin.x + cabin.width * 0.16,
    y: top + wide * 0.15,
    width: cabin.width * (length === 3 ? 0.7 : 0.56),
    height: wide * 0.7,
  }
  fillRound(pen, roof, cell * 0.1, shade(color, 0.16))
  if (length === 3) drawBoard(pen, roof, look)
  for (const side of [-1, 1]) {
    fillRound(
      pen,
      {
        x: long / 2 - cell * 0.1,
        y: side * wide * 0.3 - cell * 0.07,
        width: cell * 0.09,
        height: cell * 0.14,
      },
      cell * 0.04,
      '#fff6c8',
    )
    fillRound(
      pen,
      { x: left + cell * 0.01, y: side * wide * 0.32 - cell * 0.06, width: cell * 0.06, height: cell * 0.12 },
      cell * 0.03,
      '#c2202c',
    )
  }
}

/** A surfboard on the roof of the long ones. */
function drawBoard(pen: Pen, roof: { x: number; y: number; width: number; height: number }, look: number) {
  pen.beginPath()
  pen.ellipse(
    roof.x + roof.width / 2,
    roof.y + roof.height / 2,
    roof.width * 0.46,
    roof.height * 0.24,
    0,
    0,
    2 * Math.PI,
  )
  pen.fillStyle = '#fff3d6'
  pen.fill()
  pen.fillStyle = colorOf(look + 4)
  pen.fillRect(roof.x + roof.width * 0.12, roof.y + roof.height * 0.46, roof.width * 0.76, roof.height * 0.08)
}
