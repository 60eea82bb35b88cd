import type { Body } from './body.ts'
import type { Contact } from './contacts.ts'
import { velocityAt } from './turning.ts'

/** Share of a position error that is corrected per step. */
const CORRECTED = 0.2
/** Penetration that is not corrected: alternating contacts would make bodies tremble. */
const SLOP = 0.4
const FASTEST_CORRECTION = 90
/** Slower impacts do not bounce, so that stacks come to rest. */
const BOUNCES_FROM = 50
/** A slack rope this much shorter than its length cannot tighten within a step. */
const SLACK = 30

/** Offsets of the constraint's point from the centres of its bodies. */
interface Arms {
  readonly first: Body
  /** Undefined for a fixed point. */
  readonly second: Body | undefined
  readonly rax: number
  readonly ray: number
  readonly rbx: number
  readonly rby: number
}

/** Applies an impulse to the second body and the opposite one to the first. */
function applyImpulse({ first, second, rax, ray, rbx, rby }: Arms, px: number, py: number) {
  first.vx -= px * first.push
  first.vy -= py * first.push
  first.spin -= first.swing * (rax * py - ray * px)
  if (!second) return
  second.vx += px * second.push
  second.vy += py * second.push
  second.spin += second.swing * (rbx * py - rby * px)
}

/** A contact during a step. */
export interface ContactConstraint extends Arms {
  readonly second: Body
  readonly nx: number
  readonly ny: number
  readonly normalMass: number
  readonly tangentMass: number
  /** Desired speed of separation. */
  readonly target: number
  readonly grip: number
  /** Impact speed; 0 in resting contact. */
  readonly impact: number
  /** Accumulated impulses, along the normal and the surface. */
  normal: number
  tangent: number
}

/** `impulses` are those of the previous step: a stack is stable only with this warm start. */
export function contactConstraint(
  { x, y, nx, ny, depth }: Contact,
  [first, second]: readonly [Body, Body],
  { stepSeconds, impulses }: { readonly stepSeconds: number; readonly impulses: readonly [number, number] },
): ContactConstraint {
  const [rax, ray, rbx, rby] = [x - first.x, y - first.y, x - second.x, y - second.y]
  const massAlong = (dx: number, dy: number) => {
    const [turnA, turnB] = [rax * dy - ray * dx, rbx * dy - rby * dx]
    const total = first.push + second.push + first.swing * turnA * turnA + second.swing * turnB * turnB
    return total > 0 ? 1 / total : 0
  }
  const arms = { first, second, rax, ray, rbx, rby }
  const [vx, vy] = relativeVelocity(arms)
  const speed = vx * nx + vy * ny
  const isImpact = speed < -BOUNCES_FROM
  const correction = Math.min(FASTEST_CORRECTION, (CORRECTED / stepSeconds) * Math.max(0, depth - SLOP))
  const bounce = Math.max(first.bounce, second.bounce)
  return {
    ...arms,
    nx,
    ny,
    normalMass: massAlong(nx, ny),
    tangentMass: massAlong(-ny, nx),
    target: isImpact ? Math.max(correction, -bounce * speed) : correction,
    grip: Math.sqrt(first.grip * second.grip),
    impact: isImpact ? -speed : 0,
    normal: impulses[0],
    tangent: impulses[1],
  }
}

// The order of these sums is part of every proved run.
function relativeVelocity({ first, second, rax, ray, rbx, rby }: Arms & { readonly second: Body }) {
  const [vx, vy] = velocityAt(second, rbx, rby)
  return [vx - first.vx + first.spin * ray, vy - first.vy - first.spin * rax] as const
}

function applyContact(contact: ContactConstraint, normal: number, tangent: number) {
  const { nx, ny } = contact
  applyImpulse(contact, nx * normal - ny * tangent, ny * normal + nx * tangent)
}

/** Starts with the impulses of the previous step. */
export const warmStart = (contact: ContactConstraint) =>
  applyContact(contact, contact.normal, contact.tangent)

/** Friction first, limited by the normal impulse, then the normal impulse, which only pushes. */
export function solveContact(contact: ContactConstraint) {
  const { nx, ny, normalMass, tangentMass, target, grip } = contact
  let [vx, vy] = relativeVelocity(contact)
  const most = grip * contact.normal
  const tangent = Math.max(-most, Math.min(most, contact.tangent - (vy * nx - vx * ny) * tangentMass))
  applyContact(contact, 0, tangent - contact.tangent)
  contact.tangent = tangent
  ;[vx, vy] = relativeVelocity(contact)
  const normal = Math.max(0, contact.normal + (target - vx * nx - vy * ny) * normalMass)
  applyContact(contact, normal - contact.normal, 0)
  contact.normal = normal
}

/** A rope or rod during a step. */
export interface RopeConstraint extends Arms {
  readonly nx: number
  readonly ny: number
  readonly mass: number
  readonly target: number
  readonly isRod: boolean
  impulse: number
}

/** The constraint between two ends; undefined while the rope is slack or neither end can move. */
export function ropeConstraint(
  [first, second]: readonly [Body, Body | undefined],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  {
    length,
    isRod,
    stepSeconds,
  }: { readonly length: number; readonly isRod: boolean; readonly stepSeconds: number },
): RopeConstraint | undefined {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far < 0.001) return undefined
  const [nx, ny] = [dx / far, dy / far]
  const stretch = far - length
  if (!isRod && stretch < -SLACK) return undefined
  const [rax, ray] = [x0 - first.x, y0 - first.y]
  const [rbx, rby] = second ? [x1 - second.x, y1 - second.y] : [0, 0]
  const [turnA, turnB] = [rax * ny - ray * nx, rbx * ny - rby * nx]
  const total =
    first.push + first.swing * turnA * turnA + (second ? second.push + second.swing * turnB * turnB : 0)
  if (total === 0) return undefined
  const target = stretch > 0 || isRod ? -(CORRECTED / stepSeconds) * stretch : -stretch / stepSeconds
  return { first, second, rax, ray, rbx, rby, nx, ny, mass: 1 / total, target, isRod, impulse: 0 }
}

/** A rope only pulls; a rod also pushes. */
export function solveRope(rope: RopeConstraint) {
  const { first, second, rax, ray, rbx, rby, nx, ny, mass, target, isRod } = rope
  let vx = -first.vx + first.spin * ray
  let vy = -first.vy - first.spin * rax
  if (second) {
    const [ofSecondX, ofSecondY] = velocityAt(second, rbx, rby)
    vx += ofSecondX
    vy += ofSecondY
  }
  const wanted = rope.impulse + (target - vx * nx - vy * ny) * mass
  const impulse = isRod ? wanted : Math.min(0, wanted)
  const change = impulse - rope.impulse
  rope.impulse = impulse
  applyImpulse(rope, nx * change, ny * change)
}
