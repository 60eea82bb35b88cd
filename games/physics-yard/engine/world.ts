import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Body } from './body.ts'
import { placed, touch, type Contact } from './contacts.ts'

/** A line between two bodies, or from a body to a fixed point. */
export interface Rope {
  a: number
  /** -1: the other end is fixed at its `bx`, `by`. */
  b: number
  /** Where it is tied, seen from the middle of the body that does not turn. */
  ax: number
  ay: number
  bx: number
  by: number
  length: number
  /** Cannot be pressed together either. */
  isRod: boolean
  isCut: boolean
}

export interface World {
  bodies: Body[]
  ropes: Rope[]
  /** Units a second squared. */
  gravity: number
  /** What the contacts of the step before pressed, by their names: a stack stands still only if it remembers. */
  pressed: Record<string, readonly [number, number]>
}

/** Two bodies that met in this tick. */
export interface Hit {
  readonly a: Body
  readonly b: Body
  /** Speed at which they met, units a second. */
  readonly speed: number
  readonly x: number
  readonly y: number
}

const STEPS = 2
const STEP_SECONDS = 1 / 60 / STEPS
const ROUNDS = 8
const SLOP = 0.4
const MENDING = 0.2 / STEP_SECONDS
const FASTEST_MENDING = 90
const BOUNCES_FROM = 50
const AIR = 0.9994
const FASTEST = 1400

export const emptyWorld = (gravity = 800): World => ({ bodies: [], ropes: [], gravity, pressed: {} })

/** One tick of 1/60 s. */
export function stepWorld(world: World): Hit[] {
  const hits: Hit[] = []
  for (let step = 0; step < STEPS; step++) stepOnce(world, hits)
  return hits
}

interface Press extends Contact {
  readonly first: Body
  readonly second: Body
  readonly rax: number
  readonly ray: number
  readonly rbx: number
  readonly rby: number
  readonly normalMass: number
  readonly sideMass: number
  readonly aim: number
  readonly grip: number
  readonly name: string
  normal: number
  side: number
}

function stepOnce(world: World, hits: Hit[]) {
  const { bodies, gravity } = world
  for (const body of bodies) {
    if (body.gone || (body.push === 0 && body.swing === 0)) continue
    if (body.push > 0) body.vy += gravity * STEP_SECONDS
    body.vx *= AIR
    body.vy *= AIR
    body.spin *= AIR
    const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy)
    if (speed > FASTEST) {
      body.vx *= FASTEST / speed
      body.vy *= FASTEST / speed
    }
  }
  const presses = contactsOf(world, hits)
  const pulls = world.ropes.flatMap((rope) => pullOf(world, rope))
  for (const press of presses) shove(press, press.normal, press.side)
  for (let round = 0; round < ROUNDS; round++) {
    for (const pull of pulls) solvePull(pull)
    for (const press of presses) solvePress(press)
  }
  world.pressed = {}
  for (const { name, normal, side } of presses) world.pressed[name] = [normal, side]
  for (const body of bodies) {
    if (body.gone) continue
    body.x += body.vx * STEP_SECONDS
    body.y += body.vy * STEP_SECONDS
    body.turn += body.spin * STEP_SECONDS
  }
}

function contactsOf(world: World, hits: Hit[]): Press[] {
  const { bodies } = world
  const shapes = bodies.map((body) => (body.gone ? undefined : placed(body)))
  const presses: Press[] = []
  for (let a = 0; a < bodies.length; a++) {
    const one = shapes[a]
    if (!one) continue
    for (let b = a + 1; b < bodies.length; b++) {
      const other = shapes[b]
      if (!other) continue
      const [first, second] = [one.body, other.body]
      if (first.push + first.swing + second.push + second.swing === 0) continue
      const [dx, dy, reach] = [second.x - first.x, second.y - first.y, first.radius + second.radius]
      if (dx * dx + dy * dy > reach * reach) continue
      touch(one, other, [a, b], (contact) => presses.push(pressOf(world, contact, hits)))
    }
  }
  return presses
}

function pressOf(world: World, contact: Contact, hits: Hit[]): Press {
  const { a, b, x, y, nx, ny, depth, feature } = contact
  const [first, second] = [world.bodies[a]!, world.bodies[b]!]
  const [rax, ray, rbx, rby] = [x - first.x, y - first.y, x - second.x, y - second.y]
  const massOf = (dx: number, dy: number) => {
    const [turnA, turnB] = [rax * dy - ray * dx, rbx * dy - rby * dx]
    const total = first.push + second.push + first.swing * turnA * turnA + second.swing * turnB * turnB
    return total > 0 ? 1 / total : 0
  }
  const vx = second.vx - second.spin * rby - first.vx + first.spin * ray
  const vy = second.vy + second.spin * rbx - first.vy - first.spin * rax
  const speed = vx * nx + vy * ny
  const bounce = Math.max(first.bounce, second.bounce)
  const mend = Math.min(FASTEST_MENDING, MENDING * Math.max(0, depth - SLOP))
  const aim = speed < -BOUNCES_FROM ? Math.max(mend, -bounce * speed) : mend
  if (speed < -BOUNCES_FROM) hits.push({ a: first, b: second, speed: -speed, x, y })
  const name = `${a},${b},${feature}`
  const [normal, side] = world.pressed[name] ?? [0, 0]
  return {
    ...contact,
    first,
    second,
    rax,
    ray,
    rbx,
    rby,
    normalMass: massOf(nx, ny),
    sideMass: massOf(-ny, nx),
    aim,
    grip: Math.sqrt(first.grip * second.grip),
    name,
    normal,
    side,
  }
}

function shove({ first, second, rax, ray, rbx, rby, nx, ny }: Press, normal: number, side: number) {
  const [px, py] = [nx * normal - ny * side, ny * normal + nx * side]
  first.vx -= px * first.push
  first.vy -= py * first.push
  first.spin -= first.swing * (rax * py - ray * px)
  second.vx += px * second.push
  second.vy += py * second.push
  second.spin += second.swing * (rbx * py - rby * px)
}

function solvePress(press: Press) {
  const { first, second, rax, ray, rbx, rby, nx, ny, normalMass, sideMass, aim, grip } = press
  let vx = second.vx - second.spin * rby - first.vx + first.spin * ray
  let vy = second.vy + second.spin * rbx - first.vy - first.spin * rax
  const most = grip * press.normal
  const side = Math.max(-most, Math.min(most, press.side - (vy * nx - vx * ny) * sideMass))
  shove(press, 0, side - press.side)
  press.side = side
  vx = second.vx - second.spin * rby - first.vx + first.spin * ray
  vy = second.vy + second.spin * rbx - first.vy - first.spin * rax
  const normal = Math.max(0, press.normal + (aim - vx * nx - vy * ny) * normalMass)
  shove(press, normal - press.normal, 0)
  press.normal = normal
}

interface Pull {
  readonly first: Body
  readonly second: Body | undefined
  readonly rax: number
  readonly ray: number
  readonly rbx: number
  readonly rby: number
  readonly nx: number
  readonly ny: number
  readonly mass: number
  readonly aim: number
  readonly isRod: boolean
  sum: number
}

/** Where the ends of a rope are. */
export function endsOf({ bodies }: World, rope: Rope): readonly [number, number, number, number] {
  const first = bodies[rope.a]!
  const second = bodies[rope.b]
  const [fx, fy] = tied(first, rope.ax, rope.ay)
  if (!second) return [first.x + fx, first.y + fy, rope.bx, rope.by]
  const [sx, sy] = tied(second, rope.bx, rope.by)
  return [first.x + fx, first.y + fy, second.x + sx, second.y + sy]
}

function tied({ turn }: Body, x: number, y: number): readonly [number, number] {
  if (x === 0 && y === 0) return [0, 0]
  const [cos, sin] = [exactCos(turn), exactSin(turn)]
  return [x * cos - y * sin, x * sin + y * cos]
}

function pullOf(world: World, rope: Rope): Pull[] {
  const first = world.bodies[rope.a]!
  const second = world.bodies[rope.b]
  if (rope.isCut || first.gone || second?.gone) return []
  const [x0, y0, x1, y1] = endsOf(world, rope)
  const [dx, dy] = [x1 - x0, y1 - y0]
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far < 0.001) return []
  const [nx, ny] = [dx / far, dy / far]
  const stretch = far - rope.length
  if (!rope.isRod && stretch < -30) return []
  const [rax, ray] = [x0 - first.x, y0 - first.y]
  const [rbx, rby] = second ? [x1 - second.x, y1 - second.y] : [0, 0]
  const [turnA, turnB] = [rax * ny - ray * nx, rbx * ny - rby * nx]
  const total =
    first.push + first.swing * turnA * turnA + (second ? second.push + second.swing * turnB * turnB : 0)
  if (total === 0) return []
  const aim = stretch > 0 || rope.isRod ? -MENDING * stretch : -stretch / STEP_SECONDS
  return [{ first, second, rax, ray, rbx, rby, nx, ny, mass: 1 / total, aim, isRod: rope.isRod, sum: 0 }]
}

function solvePull(pull: Pull) {
  const { first, second, rax, ray, rbx, rby, nx, ny, mass, aim, isRod } = pull
  let vx = -first.vx + first.spin * ray
  let vy = -first.vy - first.spin * rax
  if (second) {
    vx += second.vx - second.spin * rby
    vy += second.vy + second.spin * rbx
  }
  const wanted = pull.sum + (aim - vx * nx - vy * ny) * mass
  const sum = isRod ? wanted : Math.min(0, wanted)
  const change = sum - pull.sum
  pull.sum = sum
  const [px, py] = [nx * change, ny * change]
  first.vx -= px * first.push
  first.vy -= py * first.push
  first.spin -= first.swing * (rax * py - ray * px)
  if (!second) return
  second.vx += px * second.push
  second.vy += py * second.push
  second.spin += second.swing * (rbx * py - rby * px)
}

const STILL_SPEED = 7
const STILL_SPIN = 0.12

/** Whether nothing that can move does. */
export const isStill = ({ bodies }: World) =>
  bodies.every(
    ({ gone, push, swing, vx, vy, spin }) =>
      gone ||
      push + swing === 0 ||
      (vx * vx + vy * vy < STILL_SPEED * STILL_SPEED && Math.abs(spin) < STILL_SPIN),
  )
