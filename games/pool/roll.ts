import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { BALL_RADIUS, CUSHIONS, LENGTH, POCKETS, WIDTH, type Spot } from './table.ts'

/** One stroke: all inputs of a turn. */
export interface Shot {
  /** Radians; 0 points along the table to the rack. */
  readonly angle: number
  /** 0 to 1. */
  readonly power: number
  /** -1 draws back, 1 follows. */
  readonly top: number
  /** -1 left, 1 right, as the player sees it. */
  readonly side: number
  /** Position of the cue ball, when it is in hand. */
  readonly cue?: Spot
  /** Practice: arrangement before the stroke, and the balls it must pot. */
  readonly table?: readonly (Spot | null)[]
  readonly wanted?: readonly number[]
}

/** An audible or visible event of a roll, at a frame of 1/60 s. */
export interface Knock {
  readonly frame: number
  readonly kind: 'ball' | 'cushion' | 'pot'
  readonly ball: number
  readonly x: number
  readonly y: number
  /** 0 to 1. */
  readonly force: number
}

export interface Roll {
  /** Final position of each ball; `null` when potted. */
  readonly rest: readonly (Spot | null)[]
  /** The first ball hit by the cue ball; 0 when none. */
  readonly first: number
  readonly potted: readonly number[]
  /** Whether a ball hit a cushion after the first contact. */
  readonly railed: boolean
  readonly knocks: readonly Knock[]
  /** x and y of every ball per frame; NaN once potted. Empty unless requested. */
  readonly frames: readonly Float32Array[]
}

interface Body {
  x: number
  y: number
  vx: number
  vy: number
  /** Surface speed: equal to the velocity of a rolling ball, else it slides. */
  rx: number
  ry: number
  spin: number
  on: boolean
}

const STEPS_A_FRAME = 4
const STEP = 1 / 60 / STEPS_A_FRAME
const LONGEST_FRAMES = 60 * 20
export const TOP_SPEED = 5600
const SLIDE = 1650 * STEP
const ROLL = 120 * STEP
const DRAG = 0.14 * STEP
const SPIN_LOSS = 1 - 0.55 * STEP
const BALL_BOUNCE = 0.955
const CUSHION_BOUNCE = 0.78
const STILL = 7

const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** Simulates one stroke with fixed steps, the same on every machine. */
export function roll(balls: readonly (Spot | null)[], shot: Shot, keepFrames = false): Roll {
  const bodies = balls.map((spot): Body => ({
    ...still,
    x: spot?.x ?? 0,
    y: spot?.y ?? 0,
    on: spot !== null,
  }))
  const world = openWorld(bodies)
  strike(bodies[0]!, shot)
  const frames: Float32Array[] = []
  if (keepFrames) frames.push(snapshot(bodies))
  for (; world.frame < LONGEST_FRAMES; world.frame++) {
    for (let step = 0; step < STEPS_A_FRAME; step++) advance(world)
    if (keepFrames) frames.push(snapshot(bodies))
    if (!bodies.some(isMoving)) break
  }
  const rest = bodies.map(({ x, y, on }) => (on ? { x: rounded(x), y: rounded(y) } : null))
  const { first, potted, railed, knocks } = world
  return { rest, first, potted, railed, knocks, frames }
}

const still = { vx: 0, vy: 0, rx: 0, ry: 0, spin: 0 }
const rounded = (value: number) => Math.round(value * 1000) / 1000
const isMoving = ({ on, vx, vy, rx, ry }: Body) => on && (vx !== 0 || vy !== 0 || rx !== 0 || ry !== 0)

interface World {
  readonly bodies: Body[]
  frame: number
  first: number
  railed: boolean
  readonly potted: number[]
  readonly knocks: Knock[]
}

const openWorld = (bodies: Body[]): World => ({
  bodies,
  frame: 0,
  first: 0,
  railed: false,
  potted: [],
  knocks: [],
})

function strike(cue: Body, { angle, power, top, side, cue: spot }: Shot) {
  if (spot) Object.assign(cue, { x: spot.x, y: spot.y, on: true })
  const speed = TOP_SPEED * Math.max(0.02, power * (0.35 + 0.65 * power))
  cue.vx = exactCos(angle) * speed
  cue.vy = exactSin(angle) * speed
  cue.rx = cue.vx * top * 1.05
  cue.ry = cue.vy * top * 1.05
  cue.spin = -side * speed * 0.55
}

function advance(world: World) {
  const { bodies } = world
  for (const body of bodies) if (isMoving(body)) move(body)
  for (let one = 0; one < bodies.length; one++) {
    for (let other = one + 1; other < bodies.length; other++) meet(world, one, other)
  }
  for (let index = 0; index < bodies.length; index++) {
    if (isMoving(bodies[index]!)) bounds(world, index)
  }
}

/** Cloth friction: a sliding ball slows and starts to roll; a rolling one slowly loses speed. */
function move(body: Body) {
  const slipX = body.vx - body.rx
  const slipY = body.vy - body.ry
  const slip = length(slipX, slipY)
  if (slip > SLIDE * 3.5) {
    body.vx -= (slipX / slip) * SLIDE
    body.vy -= (slipY / slip) * SLIDE
    body.rx += (slipX / slip) * SLIDE * 2.5
    body.ry += (slipY / slip) * SLIDE * 2.5
  } else {
    const vx = (5 * body.vx + 2 * body.rx) / 7
    const vy = (5 * body.vy + 2 * body.ry) / 7
    const speed = length(vx, vy)
    const keep = speed < STILL ? 0 : Math.max(0, 1 - ROLL / speed - DRAG)
    body.vx = body.rx = vx * keep
    body.vy = body.ry = vy * keep
  }
  body.spin *= SPIN_LOSS
  body.x += body.vx * STEP
  body.y += body.vy * STEP
}

/** Collides two balls at the exact moment of contact, so that thin cuts leave at the angle the guide shows. */
function meet(world: World, one: number, other: number) {
  const a = world.bodies[one]!
  const b = world.bodies[other]!
  if (!a.on || !b.on) return
  const dx = b.x - a.x
  const dy = b.y - a.y
  const gap = dx * dx + dy * dy
  if (gap >= 4 * BALL_RADIUS * BALL_RADIUS || gap === 0) return
  const vx = b.vx - a.vx
  const vy = b.vy - a.vy
  const closing = dx * vx + dy * vy
  if (closing >= 0) return
  const speed2 = vx * vx + vy * vy
  const root = closing * closing - speed2 * (gap - 4 * BALL_RADIUS * BALL_RADIUS)
  const back = Math.min(STEP, Math.max(0, (closing + Math.sqrt(Math.max(0, root))) / speed2))
  const touchX = dx - vx * back
  const touchY = dy - vy * back
  const far = length(touchX, touchY)
  const nx = touchX / far
  const ny = touchY / far
  const along = vx * nx + vy * ny
  const push = (along * (1 + BALL_BOUNCE)) / 2
  a.x += push * nx * back
  a.y += push * ny * back
  b.x -= push * nx * back
  b.y -= push * ny * back
  a.vx += push * nx
  a.vy += push * ny
  b.vx -= push * nx
  b.vy -= push * ny
  if (one === 0 && world.first === 0) world.first = other
  knock(world, 'ball', one, a.x + nx * BALL_RADIUS, a.y + ny * BALL_RADIUS, -along)
}

function bounds(world: World, index: number) {
  const body = world.bodies[index]!
  const { x, y } = body
  const edge = BALL_RADIUS + 2
  if (x > edge && y > edge && x < LENGTH - edge && y < WIDTH - edge) return
  for (const pocket of POCKETS) {
    if (length(x - pocket.x, y - pocket.y) < pocket.reach || isOutside(body)) {
      knock(world, 'pot', index, pocket.x, pocket.y, length(body.vx, body.vy))
      Object.assign(body, still, { on: false })
      world.potted.push(index)
      return
    }
  }
  for (const { from, to } of CUSHIONS) bounce(world, index, from, to)
}

const isOutside = ({ x, y }: Body) => x < -60 || y < -60 || x > LENGTH + 60 || y > WIDTH + 60

function bounce(world: World, index: number, from: Spot, to: Spot) {
  const body = world.bodies[index]!
  const ex = to.x - from.x
  const ey = to.y - from.y
  const k = ((body.x - from.x) * ex + (body.y - from.y) * ey) / (ex * ex + ey * ey)
  const near = Math.min(1, Math.max(0, k))
  const dx = body.x - from.x - ex * near
  const dy = body.y - from.y - ey * near
  const far = length(dx, dy)
  if (far >= BALL_RADIUS || far === 0) return
  const nx = dx / far
  const ny = dy / far
  const into = body.vx * nx + body.vy * ny
  body.x += nx * (BALL_RADIUS - far)
  body.y += ny * (BALL_RADIUS - far)
  if (into >= 0) return
  const along = body.vy * nx - body.vx * ny
  // Side spin grips the cushion: it bends the rebound and is half used up.
  const grip = along * 0.94 + Math.max(-0.5, Math.min(0.5, body.spin / (1 - into))) * -into * 0.6
  const out = -into * CUSHION_BOUNCE
  body.vx = nx * out - ny * grip
  body.vy = ny * out + nx * grip
  body.rx = body.vx * 0.75
  body.ry = body.vy * 0.75
  body.spin *= 0.5
  if (world.first > 0) world.railed = true
  knock(world, 'cushion', index, body.x - nx * BALL_RADIUS, body.y - ny * BALL_RADIUS, -into)
}

function knock(world: World, kind: Knock['kind'], ball: number, x: number, y: number, speed: number) {
  if (kind !== 'pot' && speed < 30) return
  world.knocks.push({ frame: world.frame, kind, ball, x, y, force: Math.min(1, speed / 2600) })
}

const snapshot = (bodies: readonly Body[]) =>
  Float32Array.from(bodies.flatMap(({ x, y, on }) => (on ? [x, y] : [Number.NaN, Number.NaN])))
