import { bounceOffSquare, slow, type Body } from '#kit/game/discs/discs.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { clamp, distance } from '#kit/game/micro/rules.ts'
import { groundAt, isSolid, type Ground } from './ground.ts'
import { CELL, cellAt, EDGE, type Disc, type Hole, type Place } from './holes.ts'

/** Anything that rolls. */
export type Rolling = Body

export const DISC = 40
export const DISC_SPEED = 0.034
const CRAB_TICKS = 520
export const LEVER_REACH = 20
export const BOULDER = 13
/** Mass of a boulder relative to the ball. */
const WEIGHT = 1.5
const SPRING = 0.86
const WALL_SPRING = 0.6
const KEEPS = 0.972
const SLOWS = 0.016

/** The turning disc under a place. */
export const discUnder = ({ discs }: Hole, { x, y }: Place): Disc | undefined =>
  discs.find((disc) => distance(disc.x, disc.y, x, y) < DISC)

/** A turning disc carries what is on it round its middle and rotates its velocity. */
export function carryRound(ball: Rolling, { x, y, way }: Disc) {
  const [cos, sin] = [exactCos(DISC_SPEED * way), exactSin(DISC_SPEED * way)]
  const [dx, dy] = [ball.x - x, ball.y - y]
  const { vx, vy } = ball
  ball.x = x + dx * cos - dy * sin
  ball.y = y + dx * sin + dy * cos
  ball.vx = vx * cos - vy * sin
  ball.vy = vx * sin + vy * cos
}

/** Position of the cup: a crab carries it to and fro and rests at both ends. */
export function cupAt({ cup, walk }: Hole, tick: number): Place {
  if (!walk) return cup
  const k = (tick % CRAB_TICKS) / CRAB_TICKS
  const there = k < 0.5 ? clamp((k - 0.08) / 0.36, 0, 1) : 1 - clamp((k - 0.58) / 0.36, 0, 1)
  return { x: cup.x + (walk.x - cup.x) * there, y: cup.y + (walk.y - cup.y) * there }
}

export const isOnLever = ({ levers }: Hole, { x, y }: Place): boolean =>
  levers.some((lever) => distance(lever.x, lever.y, x, y) < LEVER_REACH)

/** Collides two rolling bodies; `weight` is the second one's mass relative to the first. */
export function bump(one: Rolling, other: Rolling, reach: number, weight: number): boolean {
  const far = distance(one.x, one.y, other.x, other.y)
  if (far >= reach || far === 0) return false
  const [nx, ny] = [(other.x - one.x) / far, (other.y - one.y) / far]
  one.x = other.x - nx * reach
  one.y = other.y - ny * reach
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
  if (closing <= 0) return false
  const push = ((1 + SPRING) * closing) / (1 + weight)
  one.vx -= push * weight * nx
  one.vy -= push * weight * ny
  other.vx += push * nx
  other.vy += push * ny
  return true
}

/** The ball pushes the boulders it meets; true when it met one. */
export function knock(ball: Rolling, boulders: readonly Rolling[], size: number): boolean {
  let hit = false
  for (const boulder of boulders) if (bump(ball, boulder, size + BOULDER, WEIGHT)) hit = true
  return hit
}

/** Bounces a boulder off solid cells. */
function keepIn(boulder: Rolling, ground: Ground) {
  const [column, row] = [Math.floor((boulder.x - EDGE) / CELL), Math.floor((boulder.y - EDGE) / CELL)]
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      if (!isSolid(ground, x, y)) continue
      const [left, top] = [EDGE + x * CELL, EDGE + y * CELL]
      bounceOffSquare(boulder, { x: left, y: top }, { side: CELL, radius: BOULDER, spring: WALL_SPRING })
    }
}

const isMoving = ({ vx, vy }: Rolling) => vx !== 0 || vy !== 0

export const allRest = (boulders: readonly Rolling[]) => !boulders.some(isMoving)

/**
 * One tick of the boulders. One over water sinks and fills its cell, which is added to `filled`. Returns the
 * remaining boulders, the same list when none has sunk.
 */
export function rollBoulders(boulders: Rolling[], ground: Ground, filled: number[]): Rolling[] {
  for (const [index, boulder] of boulders.entries()) {
    if (!isMoving(boulder)) continue
    slow(boulder, KEEPS, SLOWS)
    boulder.x += boulder.vx
    boulder.y += boulder.vy
    for (const other of boulders.slice(index + 1)) bump(boulder, other, 2 * BOULDER, 1)
    for (const other of boulders.slice(0, index)) bump(boulder, other, 2 * BOULDER, 1)
    keepIn(boulder, ground)
  }
  const left = boulders.filter((boulder) => {
    if (groundAt(ground, boulder.x, boulder.y) !== '~') return true
    filled.push(cellAt(boulder))
    return false
  })
  return left.length < boulders.length ? left : boulders
}
