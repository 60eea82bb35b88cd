import { bounceOff, slow } from '#kit/game/discs/discs.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { clamp, distance } from '#kit/game/micro/rules.ts'
import { carryRound, discUnder, knock, type Rolling } from './devices.ts'
import { groundAt, isSolid, type Ground } from './ground.ts'
import { CELL, cellAt, EDGE, SIDE, signAt, type Ferry, type Hole, type Place } from './holes.ts'

export interface Ball extends Rolling {
  /** Ticks until a conch may take the ball again. */
  warped: number
  /** Ticks of flight left. */
  air: number
}

/** Events of the ball within one tick. */
export type Touch =
  | 'wall'
  | 'mill'
  | 'bumper'
  | 'warp'
  | 'splash'
  | 'skip'
  | 'cup'
  | 'pearl'
  | 'crack'
  | 'crumble'
  | 'jump'
  | 'land'
  | 'knock'

export const BALL = 9
export const CUP = 14
export const BUMPER = 17
export const ARM = 40
export const DECK = 27
const MILL_SPEED = 0.028
const SPRING = 0.78
const KICK = 6.4
const CATCHES = 5.6
const SKIPS_ABOVE = 4.2
const PULL_REACH = 110
const CRACKS_ABOVE = 3.2
const THROUGH_CRATE = 0.74
const LEAPS_ABOVE = 3
const LEAP = 3.7
const LONGEST_LEAP = 32

/** Two mills of a hole are half a turn apart. */
export const sailAngle = (tick: number, index: number) =>
  tick * MILL_SPEED * (index % 2 === 0 ? 1 : -1) + index

const FERRY_TICKS = 340
/** A ferry waits at both ends. */
export function ferryAt({ from, to }: Ferry, tick: number, index: number): Place {
  const k = ((tick + index * 130) % FERRY_TICKS) / FERRY_TICKS
  const there = k < 0.5 ? clamp((k - 0.1) / 0.32, 0, 1) : 1 - clamp((k - 0.6) / 0.32, 0, 1)
  return { x: from.x + (to.x - from.x) * there, y: from.y + (to.y - from.y) * there }
}

export const ferryUnder = (hole: Hole, tick: number, { x, y }: Place): number =>
  hole.ferries.findIndex((ferry, index) => {
    const deck = ferryAt(ferry, tick, index)
    return Math.abs(deck.x - x) < DECK && Math.abs(deck.y - y) < DECK
  })

/** The wind turns slowly and varies; it does not move a ball that hardly rolls. */
export const galeAt = (tick: number): Place => {
  const force = 0.009 + 0.006 * exactSin(tick * 0.011)
  return { x: force * exactCos(tick * 0.0031), y: force * exactSin(tick * 0.0043) }
}

const BELTS: Readonly<Record<string, readonly [number, number]>> = {
  '>': [1, 0],
  '<': [-1, 0],
  '^': [0, -1],
  v: [0, 1],
}
const BELT = 0.22

function walls(ball: Ball, around: Surroundings): 'wall' | 'crack' | undefined {
  const column = Math.floor((ball.x - EDGE) / CELL)
  const row = Math.floor((ball.y - EDGE) / CELL)
  let hit: 'wall' | 'crack' | undefined
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      if (!isSolid(around, x, y)) continue
      const [left, top] = [EDGE + x * CELL, EDGE + y * CELL]
      const near = { x: clamp(ball.x, left, left + CELL), y: clamp(ball.y, top, top + CELL) }
      if (signAt(around.hole, x, y) === '%' && breaks(ball, near)) {
        around.broken.push(y * SIDE + x)
        hit = 'crack'
      } else if (bounceOff(ball, near, BALL, SPRING) > 0) hit ??= 'wall'
    }
  return hit
}

/** A fast ball breaks a crate and loses speed. */
function breaks(ball: Ball, near: Place): boolean {
  if (distance(ball.x, ball.y, near.x, near.y) >= BALL) return false
  if (distance(0, 0, ball.vx, ball.vy) < CRACKS_ABOVE) return false
  ball.vx *= THROUGH_CRATE
  ball.vy *= THROUGH_CRATE
  return true
}

/** One tick in the air: only the board's frame stops the ball, and it lands where there is space. */
function fly(ball: Ball, around: Surroundings): readonly Touch[] {
  const whole = EDGE + SIDE * CELL
  ball.x += ball.vx
  ball.y += ball.vy
  if (ball.x < EDGE + BALL || ball.x > whole - BALL) ball.vx *= -SPRING
  if (ball.y < EDGE + BALL || ball.y > whole - BALL) ball.vy *= -SPRING
  ball.x = clamp(ball.x, EDGE + BALL, whole - BALL)
  ball.y = clamp(ball.y, EDGE + BALL, whole - BALL)
  const isOver = isSolid(around, Math.floor((ball.x - EDGE) / CELL), Math.floor((ball.y - EDGE) / CELL))
  if (ball.air > 1 || !isOver) ball.air--
  return ball.air === 0 ? ['land'] : []
}

function sails(ball: Ball, hole: Hole, tick: number): boolean {
  let hit = false
  for (const [index, mill] of hole.mills.entries()) {
    if (distance(ball.x, ball.y, mill.x, mill.y) > ARM + BALL + 4) continue
    const angle = sailAngle(tick, index)
    const turning = MILL_SPEED * (index % 2 === 0 ? 1 : -1)
    const [ax, ay] = [exactCos(angle), exactSin(angle)]
    const along = clamp((ball.x - mill.x) * ax + (ball.y - mill.y) * ay, -ARM, ARM)
    const near = { x: mill.x + ax * along, y: mill.y + ay * along }
    const moving = { ...near, vx: -ay * along * turning, vy: ax * along * turning }
    if (bounceOff(ball, moving, BALL + 4, SPRING) > 0) hit = true
  }
  return hit
}

function bumpers(ball: Ball, hole: Hole): boolean {
  for (const bumper of hole.bumpers)
    if (bounceOff(ball, bumper, BALL + BUMPER, 0.4) > 0) {
      const far = distance(ball.x, ball.y, bumper.x, bumper.y)
      ball.vx += ((ball.x - bumper.x) / far) * KICK * 0.5
      ball.vy += ((ball.y - bumper.y) / far) * KICK * 0.5
      return true
    }
  return false
}

function pulls(ball: Ball, hole: Hole) {
  const pull = ({ x, y }: Place, force: number) => {
    const far = Math.max(16, distance(ball.x, ball.y, x, y))
    if (far > PULL_REACH) return
    const share = (force * (1 - far / PULL_REACH)) / far
    ball.vx += (x - ball.x) * share
    ball.vy += (y - ball.y) * share
  }
  for (const stone of hole.draws) pull(stone, 0.13)
  for (const stone of hole.pushes) pull(stone, -0.24)
}

/** Friction of the ground: a share of the speed plus a constant, so that the ball comes to rest. */
function rub(ball: Ball, ground: string) {
  const keeps = ground === 's' ? 0.9 : ground === 'i' ? 0.9965 : ground === 'deck' ? 0.94 : 0.982
  slow(ball, keeps, ground === 'i' ? 0.004 : 0.014)
}

export interface Surroundings extends Ground {
  readonly hasWind: boolean
  readonly maySkip: boolean
  /** Grows as planks and crates break. */
  readonly broken: number[]
  /** Whether the cup takes the ball. */
  readonly isOpen: boolean
  /** Position of the cup at this tick. */
  readonly cup: Place
  /** Boulders that start to roll when hit. */
  readonly boulders: readonly Rolling[]
}

/** One tick of the ball; returns what it touched. */
export function rollBall(ball: Ball, around: Surroundings): readonly Touch[] {
  if (ball.air > 0) return fly(ball, around)
  const { hole, tick, hasWind, maySkip, broken, isOpen, cup } = around
  const touches: Touch[] = []
  const deck = ferryUnder(hole, tick, ball)
  const ground = deck >= 0 ? 'deck' : groundAt(around, ball.x, ball.y)
  const cell = cellAt(ball)
  const belt = BELTS[ground]
  if (belt) {
    ball.vx += belt[0] * BELT
    ball.vy += belt[1] * BELT
  }
  if (hasWind) {
    const gale = galeAt(tick)
    const share = clamp((distance(0, 0, ball.vx, ball.vy) - 0.5) / 1.5, 0, 1)
    ball.vx += gale.x * share
    ball.vy += gale.y * share
  }
  pulls(ball, hole)
  const disc = discUnder(hole, ball)
  if (disc) carryRound(ball, disc)
  rub(ball, ground)
  for (let part = 0; part < 3; part++) {
    ball.x += ball.vx / 3
    ball.y += ball.vy / 3
    if (knock(ball, around.boulders, BALL)) touches.push('knock')
    const wall = walls(ball, around)
    if (wall) touches.push(wall)
    if (sails(ball, hole, tick)) touches.push('mill')
    if (bumpers(ball, hole)) touches.push('bumper')
  }
  const speed = distance(0, 0, ball.vx, ball.vy)
  if (ground === 'x' && cellAt(ball) !== cell) {
    broken.push(cell)
    touches.push('crumble')
  }
  if (ground === 'r' && speed > LEAPS_ABOVE) {
    ball.air = Math.min(LONGEST_LEAP, Math.round(speed * LEAP))
    return [...touches, 'jump']
  }
  if (ground === '~') {
    if (!maySkip || speed < SKIPS_ABOVE) return [...touches, 'splash']
    if (tick % 9 === 0) touches.push('skip')
  }
  if (warp(ball, hole)) touches.push('warp')
  if (isOpen && distance(ball.x, ball.y, cup.x, cup.y) < CUP && speed < CATCHES) touches.push('cup')
  return touches
}

function warp(ball: Ball, { conches }: Hole): boolean {
  if (ball.warped > 0) ball.warped--
  if (ball.warped > 0) return false
  for (const [one, other] of conches)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      if (distance(ball.x, ball.y, from.x, from.y) > 15) continue
      ball.x = to.x
      ball.y = to.y
      ball.warped = 40
      return true
    }
  return false
}
