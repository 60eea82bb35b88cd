import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Maze } from './maze.ts'
import { KEY_COLORS, type Land } from './palette.ts'

type Pen = CanvasRenderingContext2D

export interface Place {
  readonly origin: Point
  readonly cell: number
}

export const pointOf = ({ spots }: Maze, { origin, cell }: Place, at: number): Point => ({
  x: origin.x + spots[at]!.x * cell,
  y: origin.y + spots[at]!.y * cell,
})

/** Follows a canal: straight, or around the middle within a ring. */
export function follow(pen: Pen, maze: Maze, place: Place, from: number, to: number) {
  const [one, two] = [pointOf(maze, place, from), pointOf(maze, place, to)]
  const ring = maze.spots[from]!.ring
  pen.moveTo(one.x, one.y)
  if (ring === 0 || ring !== maze.spots[to]!.ring) return pen.lineTo(two.x, two.y)
  const middle = {
    x: place.origin.x + (maze.side * place.cell) / 2,
    y: place.origin.y + (maze.side * place.cell) / 2,
  }
  const start = Math.atan2(one.y - middle.y, one.x - middle.x)
  const end = Math.atan2(two.y - middle.y, two.x - middle.x)
  const turn = Math.atan2(Math.sin(end - start), Math.cos(end - start))
  pen.arc(middle.x, middle.y, ring * place.cell, start, start + turn, turn < 0)
}

/** Land with canals cut into it, and what does not move. */
export function drawCanals(pen: Pen, maze: Maze, place: Place, land: Land) {
  const { cell } = place
  pen.beginPath()
  for (const [from, cells] of maze.links.entries())
    for (const to of cells)
      if (to > from || !maze.links[to]!.includes(from)) follow(pen, maze, place, from, to)
  pen.lineCap = pen.lineJoin = 'round'
  for (const [width, color] of [
    [0.86, shade(land.bank, -0.35)],
    [0.76, land.bank],
    [0.6, shade(land.water, -0.3)],
    [0.52, land.water],
  ] as const) {
    pen.lineWidth = cell * width
    pen.strokeStyle = color
    pen.stroke()
  }
  for (const [from, to] of maze.currents)
    drawCurrent(pen, pointOf(maze, place, from), pointOf(maze, place, to), cell)
}

function drawCurrent(pen: Pen, from: Point, to: Point, cell: number) {
  pen.save()
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = Math.max(2, cell * 0.08)
  pen.lineCap = pen.lineJoin = 'round'
  for (const x of [-0.12, 0.1]) {
    pen.beginPath()
    pen.moveTo(cell * (x - 0.08), -cell * 0.15)
    pen.lineTo(cell * (x + 0.08), 0)
    pen.lineTo(cell * (x - 0.08), cell * 0.15)
    pen.stroke()
  }
  pen.restore()
}

/** A lock across a canal. */
export function drawLock(pen: Pen, from: Point, to: Point, cell: number, color: number) {
  const paint = KEY_COLORS[color]!
  pen.save()
  pen.translate((from.x + to.x) / 2, (from.y + to.y) / 2)
  pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
  const bar = { x: -cell * 0.13, y: -cell * 0.36, width: cell * 0.26, height: cell * 0.72 }
  fillRound(pen, { ...bar, x: bar.x + cell * 0.04 }, cell * 0.08, shade(paint, -0.5))
  fillRound(pen, bar, cell * 0.08, paint)
  fillCircle(pen, 0, 0, cell * 0.07, shade(paint, -0.6))
  pen.restore()
}

export function drawKey(pen: Pen, { x, y }: Point, cell: number, color: number) {
  const paint = KEY_COLORS[color]!
  pen.strokeStyle = shade(paint, -0.45)
  for (const [dy, tone] of [
    [cell * 0.04, shade(paint, -0.5)],
    [0, paint],
  ] as const) {
    pen.strokeStyle = tone
    pen.lineWidth = cell * 0.11
    pen.lineCap = 'round'
    pen.beginPath()
    pen.arc(x - cell * 0.13, y + dy, cell * 0.12, 0, 2 * Math.PI)
    pen.moveTo(x, y + dy)
    pen.lineTo(x + cell * 0.27, y + dy)
    pen.lineTo(x + cell * 0.27, y + dy + cell * 0.1)
    pen.stroke()
  }
}

/** The goal: a buoy with a star of light. */
export function drawGoal(pen: Pen, { x, y }: Point, cell: number) {
  fillCircle(pen, x, y, cell * 0.5, 'rgb(255 230 120 / .35)')
  fillCircle(pen, x, y + cell * 0.05, cell * 0.33, '#8a2f24')
  fillCircle(pen, x, y, cell * 0.33, '#ff6a4d')
  fillCircle(pen, x, y, cell * 0.21, '#fff6e0')
  fillCircle(pen, x, y, cell * 0.1, '#ff6a4d')
}

/** The canoe, seen from above. */
export function drawCanoe(pen: Pen, { x, y }: Point, cell: number, angle: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  for (const [dy, long, wide, color] of [
    [0.05, 0.42, 0.2, 'rgb(0 15 30 / .4)'],
    [0, 0.42, 0.2, '#7a3f1e'],
    [0, 0.36, 0.145, '#d98a48'],
    [0, 0.25, 0.09, '#6a3518'],
  ] as const) {
    pen.beginPath()
    pen.moveTo(-cell * long, cell * dy)
    pen.quadraticCurveTo(0, cell * (dy - wide * 1.7), cell * long, cell * dy)
    pen.quadraticCurveTo(0, cell * (dy + wide * 1.7), -cell * long, cell * dy)
    pen.fillStyle = color
    pen.fill()
  }
  // Two benches, and the paddle across them.
  pen.lineCap = 'round'
  for (const [x, y, width, color] of [
    [0, 0.12, 0.05, '#c98448'],
    [0.11, -0.2, 0.05, '#f4e2b8'],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = cell * width
    pen.beginPath()
    pen.moveTo(-cell * (0.1 + x), -cell * y)
    pen.lineTo(-cell * (0.1 - x), cell * y)
    pen.moveTo(cell * (0.1 - x), -cell * y)
    pen.lineTo(cell * (0.1 + x), cell * y)
    pen.stroke()
  }
  pen.restore()
}
