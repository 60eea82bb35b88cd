import { fillCircle, fillRound, FONT_TEXT, strokeRound, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Pose } from './faces.ts'
import { cellAt, type FrameRoom } from './frame-room.ts'
import { halvesOf, sidesOf, type FrameLevel } from './frame-rules.ts'

type Pen = CanvasRenderingContext2D

const FITS = '#5fd08a'
const CLASHES = '#ff7a6b'

/** An empty place of the frame, or a pinned one. */
export function drawPlace(pen: Pen, { x, y, unit, turn }: Pose, glow: number) {
  const [wide, high] = turn % 2 === 0 ? [2 * unit, unit] : [unit, 2 * unit]
  const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
  fillRound(pen, box, unit * 0.17, glow > 0 ? 'rgb(255 224 130 / .6)' : 'rgb(0 14 10 / .34)')
  strokeRound(
    pen,
    { x: box.x + 1, y: box.y + 1, width: wide - 2, height: high - 2 },
    unit * 0.16,
    'rgb(255 255 255 / .28)',
    1.5,
  )
}

/** A brass nail marks a fixed tile. */
export function drawNail(pen: Pen, { x, y, unit }: Pose) {
  fillCircle(pen, x, y + 1, unit * 0.13, 'rgb(0 0 0 / .4)')
  fillCircle(pen, x, y, unit * 0.12, '#d9a441')
  fillCircle(pen, x - unit * 0.03, y - unit * 0.04, unit * 0.05, '#fff0c0')
}

/** Joints between neighbours: green for equal halves, red otherwise. */
export function drawJoints(
  pen: Pen,
  level: FrameLevel,
  places: readonly number[],
  { ring, cell }: FrameRoom,
) {
  const halves = halvesOf(level, places)
  const middle = (half: number): Point => {
    const [column, row] = cellAt(level.side, half)
    return { x: ring.x + (column + 0.5) * cell, y: ring.y + (row + 0.5) * cell }
  }
  for (const place of places.keys()) {
    const [last, next] = [2 * place + 1, (2 * place + 2) % halves.length]
    if (halves[last] === undefined || halves[next] === undefined) continue
    const [one, other] = [middle(last), middle(next)]
    const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    fillCircle(pen, at.x, at.y, Math.max(4.5, cell * 0.1), 'rgb(0 16 10 / .85)')
    fillCircle(pen, at.x, at.y, Math.max(3, cell * 0.07), halves[last] === halves[next] ? FITS : CLASHES)
  }
}

export interface SumsLook {
  readonly goal: string
  readonly number: (value: number) => string
}

/** Current sum of each side inside the frame, the target in the middle. */
export function drawSums(
  pen: Pen,
  level: FrameLevel,
  places: readonly number[],
  room: FrameRoom,
  { goal, number }: SumsLook,
) {
  const { ring, cell } = room
  const halves = halvesOf(level, places)
  const centre = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 }
  const radius = Math.max(13, Math.min(18, cell * 0.27))
  const far = ring.width / 2 - cell - radius - 4
  const ways = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const
  for (const [edge, side] of sidesOf(level.side).entries()) {
    const sum = side.reduce((total, half) => total + (halves[half] ?? 0), 0)
    const isFull = side.every((half) => halves[half] !== undefined)
    const isRight = isFull && sum === level.target
    const isWrong = sum > level.target || (isFull && !isRight)
    const [dx, dy] = ways[edge]!
    const at = { x: centre.x + dx * far, y: centre.y + dy * far }
    fillCircle(pen, at.x, at.y, radius, isRight ? '#1f7a4a' : isWrong ? '#a83a30' : 'rgb(6 20 14 / .62)')
    write(pen, number(sum), at.x, at.y, { size: radius * 0.95, color: '#fff6e2', widest: radius * 1.8 })
  }
  const wide = 2 * (far - radius)
  write(pen, number(level.target), centre.x, centre.y - (wide > 80 ? 6 : 0), {
    size: Math.min(60, wide * 0.6),
    color: '#ffe08a',
  })
  // The smallest frame only has space for the number.
  if (wide < 80) return
  write(pen, goal, centre.x, centre.y + Math.min(36, wide * 0.34), {
    size: 13,
    weight: 700,
    font: FONT_TEXT,
    color: '#fff6e2',
    widest: wide,
  })
}
