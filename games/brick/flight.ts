import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { reflect } from '#kit/game/discs/discs.ts'
import { turnVelocity } from '#kit/game/rigid/turning.ts'
import type { Random } from '#kit/random/random.ts'
import { clamp, type Ball } from './world.ts'

export const RADIUS = 7
/** Longest step of a ball in units, so that it never skips a brick. */
const PIECE = 3.5
/** Bounces without effect before a ball is turned. */
const MOST_DULL = 14
/** The least vertical share of the speed. */
const STEEPNESS = 0.2

export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  /** Size of a cell. */
  readonly width: number
  readonly height: number
}

export const cellX = ({ columns, left, width }: Grid, cell: number) => left + ((cell % columns) + 0.5) * width
export const cellY = ({ columns, top, height }: Grid, cell: number) =>
  top + (Math.floor(cell / columns) + 0.5) * height

export const newBall = (x: number, y: number, rides = 90): Ball => ({
  x,
  y,
  vx: 0,
  vy: 0,
  rides,
  off: 0,
  dull: 0,
})

/** Moves a ball in short steps; `touch` is called after each and returns true to end the flight. */
export function fly(ball: Ball, touch: () => boolean | void) {
  const far = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy)
  const pieces = Math.max(1, Math.ceil(far / PIECE))
  for (let piece = 0; piece < pieces; piece++) {
    ball.x += ball.vx / pieces
    ball.y += ball.vy / pieces
    if (touch()) return
  }
}

/** Sets direction and speed; the angle is measured clockwise from straight up. */
export function send(ball: Ball, angle: number, speed: number) {
  ball.vx = exactSin(angle) * speed
  ball.vy = -exactCos(angle) * speed
}

/** Restores the speed of a ball and keeps it from flying too flat. */
export function steady(ball: Ball, speed: number) {
  const far = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) || 1
  ball.vx *= speed / far
  ball.vy *= speed / far
  const least = STEEPNESS * speed
  if (Math.abs(ball.vy) >= least) return
  ball.vy = ball.vy < 0 ? -least : least
  const rest = Math.sqrt(speed * speed - least * least)
  ball.vx = ball.vx < 0 ? -rest : rest
}

/** Bounces a ball off the sides and, where given, off top and bottom; true when it touched. */
export function keepInside(
  ball: Ball,
  { width, top, bottom }: { readonly width: number; readonly top?: number; readonly bottom?: number },
): boolean {
  const { vx, vy } = ball
  if (ball.x < RADIUS && ball.vx < 0) ball.vx = -ball.vx
  if (ball.x > width - RADIUS && ball.vx > 0) ball.vx = -ball.vx
  if (top !== undefined && ball.y < top + RADIUS && ball.vy < 0) ball.vy = -ball.vy
  if (bottom !== undefined && ball.y > bottom - RADIUS && ball.vy > 0) ball.vy = -ball.vy
  ball.x = clamp(ball.x, RADIUS, width - RADIUS)
  if (vx === ball.vx && vy === ball.vy) return false
  ball.dull++
  return true
}

/** Turns a ball that has hit nothing but walls and rocks for too long, so that it leaves its loop. */
export function turnWhenDull(ball: Ball, random: Random) {
  if (ball.dull < MOST_DULL) return
  ball.dull = 0
  const angle = (random() < 0.5 ? -1 : 1) * (0.2 + 0.35 * random())
  turnVelocity(ball, angle)
}

/** The cell that a ball touches, the deepest first; -1 for none. */
export function touchedCell(ball: Ball, grid: Grid, kinds: readonly number[]): number {
  const { columns, rows, left, top, width, height } = grid
  const firstColumn = Math.max(0, Math.floor((ball.x - RADIUS - left) / width))
  const lastColumn = Math.min(columns - 1, Math.floor((ball.x + RADIUS - left) / width))
  const firstRow = Math.max(0, Math.floor((ball.y - RADIUS - top) / height))
  const lastRow = Math.min(rows - 1, Math.floor((ball.y + RADIUS - top) / height))
  let nearest = RADIUS * RADIUS
  let found = -1
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cell = row * columns + column
      if (!kinds[cell]) continue
      const dx = ball.x - clamp(ball.x, left + column * width, left + (column + 1) * width)
      const dy = ball.y - clamp(ball.y, top + row * height, top + (row + 1) * height)
      const square = dx * dx + dy * dy
      if (square >= nearest) continue
      nearest = square
      found = cell
    }
  return found
}

/** Bounces a ball off a cell. A corner between two neighbours does not count: a row of bricks is one flat wall. */
export function bounceOffCell(
  ball: Ball,
  grid: Grid,
  { cell, kinds }: { readonly cell: number; readonly kinds: readonly number[] },
) {
  const { columns, rows, left, top, width, height } = grid
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  let dx = ball.x - clamp(ball.x, left + column * width, left + (column + 1) * width)
  let dy = ball.y - clamp(ball.y, top + row * height, top + (row + 1) * height)
  if (dx === 0 && dy === 0) {
    // A brick has moved onto the ball: send it back the way it came.
    ball.vx = -ball.vx
    ball.vy = -ball.vy
    return
  }
  const beside = column + Math.sign(dx)
  const above = row + Math.sign(dy)
  if (dx !== 0 && dy !== 0) {
    if (beside >= 0 && beside < columns && kinds[row * columns + beside]) dx = 0
    else if (above >= 0 && above < rows && kinds[above * columns + column]) dy = 0
  }
  const far = Math.sqrt(dx * dx + dy * dy)
  const [nx, ny] = [dx / far, dy / far]
  if (reflect(ball, [nx, ny], 1) === 0) return
  ball.x += nx * Math.max(0, RADIUS - far)
  ball.y += ny * Math.max(0, RADIUS - far)
}
