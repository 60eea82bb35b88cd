import * as court from './court.ts'
import type { Spot, Station } from './court.ts'

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
}

export type Touch = 'rim' | 'board' | 'buoy' | 'floor' | 'wall'

/** What one tick of flight brought. */
export interface FlightTick {
  readonly touches: readonly { readonly kind: Touch; readonly speed: number }[]
  /** The ball has fallen through the ring. */
  readonly scored: boolean
}

export const GRAVITY = 0.27
const STEPS = 2
const RIM_BOUNCE = 0.58
const BOARD_BOUNCE = 0.68
const FLOOR_BOUNCE = 0.62

/** One tick of a free ball around hoop, board, buoys and floor. */
export function fly(ball: Ball, station: Station, tick: number): FlightTick {
  const touches: { kind: Touch; speed: number }[] = []
  const hoop = court.hoopAt(station, tick)
  const buoys = court.buoysAt(station, tick)
  let scored = false
  for (let step = 0; step < STEPS; step++) {
    const before = ball.y
    ball.vy += GRAVITY / STEPS
    ball.x += ball.vx / STEPS
    ball.y += ball.vy / STEPS
    scored = throughRing(ball, before, hoop) || scored
    note(touches, 'rim', hitPoint(ball, hoop.x - court.RIM_HALF, hoop.y, court.RIM_THICK, RIM_BOUNCE))
    note(touches, 'rim', hitPoint(ball, hoop.x + court.RIM_HALF, hoop.y, court.RIM_THICK, RIM_BOUNCE))
    note(touches, 'board', hitBoard(ball, hoop))
    for (const buoy of buoys) note(touches, 'buoy', hitPoint(ball, buoy.x, buoy.y, court.BUOY_RADIUS, 0.8))
    note(touches, 'floor', hitFloor(ball))
  }
  return { touches, scored }
}

function note(touches: { kind: Touch; speed: number }[], kind: Touch, speed: number) {
  if (speed > 0.3) touches.push({ kind, speed })
}

/** Falling between both ends of the rim counts; from below the net is shut. */
function throughRing(ball: Ball, before: number, hoop: Spot): boolean {
  if (Math.abs(ball.x - hoop.x) >= court.RIM_HALF - court.RIM_THICK) return false
  if (before < hoop.y && ball.y >= hoop.y && ball.vy > 0) return true
  if (before > hoop.y && ball.y <= hoop.y && ball.vy < 0) {
    ball.vy = -ball.vy * 0.3
    ball.y = before
  }
  return false
}

/** Bounces off a round thing; gives the speed of the blow. */
function hitPoint(ball: Ball, x: number, y: number, radius: number, bounce: number): number {
  const dx = ball.x - x
  const dy = ball.y - y
  const far = Math.sqrt(dx * dx + dy * dy)
  const reach = court.BALL_RADIUS + radius
  if (far >= reach || far === 0) return 0
  const nx = dx / far
  const ny = dy / far
  ball.x = x + nx * reach
  ball.y = y + ny * reach
  const into = -(ball.vx * nx + ball.vy * ny)
  if (into <= 0) return 0
  ball.vx += nx * into * (1 + bounce)
  ball.vy += ny * into * (1 + bounce)
  return into
}

function hitBoard(ball: Ball, hoop: Spot): number {
  const x = hoop.x + court.BOARD_GAP
  const top = hoop.y - court.BOARD_TOP
  const bottom = hoop.y + court.BOARD_BOTTOM
  const nearY = Math.max(top, Math.min(bottom, ball.y))
  const nearX = Math.max(x - court.BOARD_HALF, Math.min(x + court.BOARD_HALF, ball.x))
  return hitPoint(ball, nearX, nearY, 0, BOARD_BOUNCE)
}

function hitFloor(ball: Ball): number {
  const depth = ball.y - (court.FLOOR - court.BALL_RADIUS)
  if (depth <= 0 || ball.vy <= 0) return 0
  const speed = ball.vy
  ball.y -= depth
  ball.vy = -speed * FLOOR_BOUNCE
  ball.vx *= 0.8
  return speed
}

export const isAway = ({ x, y }: Ball) => x < -60 || x > court.WIDTH + 140 || y > court.HEIGHT + 80
