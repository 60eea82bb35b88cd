import type { Body } from './body.ts'
import {
  contactConstraint,
  ropeConstraint,
  solveContact,
  solveRope,
  warmStart,
  type ContactConstraint,
} from './constraints.ts'
import { placed, touch } from './contacts.ts'
import { turned } from './turning.ts'

/** A rope or rod between two bodies, or from a body to a fixed point. */
export interface Rope {
  a: number
  /** -1: the other end is fixed at its `bx`, `by`. */
  b: number
  /** Where it is attached, as an offset from the centre of the unrotated body. */
  ax: number
  ay: number
  bx: number
  by: number
  length: number
  /** Also resists compression. */
  isRod: boolean
  isCut: boolean
}

/** Plain data, stored and compared as JSON like its bodies. */
export interface World {
  bodies: Body[]
  ropes: Rope[]
  /** Units per second squared. */
  gravity: number
  /** Impulses of the contacts in the previous step, normal and tangential, by bodies and feature. */
  pressed: Record<string, readonly [number, number]>
}

/** Two bodies that collided in this tick. */
export interface Hit {
  readonly a: Body
  readonly b: Body
  /** Impact speed in units per second. */
  readonly speed: number
  readonly x: number
  readonly y: number
}

const STEPS = 2
const STEP_SECONDS = 1 / 60 / STEPS
const ITERATIONS = 8
/** Share of every speed left after a step of air drag. */
const AIR = 0.9994
/** Speed limit: nothing may tunnel through a thin wall in one step. */
const FASTEST = 1400

export const emptyWorld = (gravity = 800): World => ({ bodies: [], ropes: [], gravity, pressed: {} })

/** One tick of 1/60 s. */
export function stepWorld(world: World): Hit[] {
  const hits: Hit[] = []
  for (let step = 0; step < STEPS; step++) stepOnce(world, hits)
  return hits
}

function stepOnce(world: World, hits: Hit[]) {
  applyForces(world)
  const contacts = findContacts(world, hits)
  const ropes = world.ropes.flatMap((rope) => tightRope(world, rope) ?? [])
  for (const { constraint } of contacts) warmStart(constraint)
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    for (const rope of ropes) solveRope(rope)
    for (const { constraint } of contacts) solveContact(constraint)
  }
  world.pressed = {}
  for (const { name, constraint } of contacts) world.pressed[name] = [constraint.normal, constraint.tangent]
  for (const body of world.bodies) {
    if (body.gone) continue
    body.x += body.vx * STEP_SECONDS
    body.y += body.vy * STEP_SECONDS
    body.turn += body.spin * STEP_SECONDS
  }
}

function applyForces({ bodies, gravity }: World) {
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
}

interface NamedContact {
  readonly name: string
  readonly constraint: ContactConstraint
}

function findContacts({ bodies, pressed }: World, hits: Hit[]): NamedContact[] {
  const shapes = bodies.map((body) => (body.gone ? undefined : placed(body)))
  const contacts: NamedContact[] = []
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
      touch(one, other, [a, b], (contact) => {
        const name = `${a},${b},${contact.feature}`
        const impulses = pressed[name] ?? [0, 0]
        const constraint = contactConstraint(contact, [first, second], {
          stepSeconds: STEP_SECONDS,
          impulses,
        })
        const { x, y } = contact
        if (constraint.impact > 0) hits.push({ a: first, b: second, speed: constraint.impact, x, y })
        contacts.push({ name, constraint })
      })
    }
  }
  return contacts
}

/** World coordinates of the ends of a rope. */
export function endsOf({ bodies }: World, rope: Rope): readonly [number, number, number, number] {
  const first = bodies[rope.a]!
  const second = bodies[rope.b]
  const [fx, fy] = tied(first, rope.ax, rope.ay)
  if (!second) return [first.x + fx, first.y + fy, rope.bx, rope.by]
  const [sx, sy] = tied(second, rope.bx, rope.by)
  return [first.x + fx, first.y + fy, second.x + sx, second.y + sy]
}

const tied = ({ turn }: Body, x: number, y: number): readonly [number, number] =>
  x === 0 && y === 0 ? [0, 0] : turned(x, y, turn)

function tightRope(world: World, rope: Rope) {
  const first = world.bodies[rope.a]!
  const second = world.bodies[rope.b]
  if (rope.isCut || first.gone || second?.gone) return undefined
  const { length, isRod } = rope
  return ropeConstraint([first, second], endsOf(world, rope), { length, isRod, stepSeconds: STEP_SECONDS })
}

const STILL_SPEED = 7
const STILL_SPIN = 0.12

/** Whether no movable body moves. */
export const isStill = ({ bodies }: World) =>
  bodies.every(
    ({ gone, push, swing, vx, vy, spin }) =>
      gone ||
      push + swing === 0 ||
      (vx * vx + vy * vy < STILL_SPEED * STILL_SPEED && Math.abs(spin) < STILL_SPIN),
  )
