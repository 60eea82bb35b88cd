/**
 * A rigid body. Lengths are field units, speeds units a second, angles radians. It is plain data: games save it, and
 * replays are compared by its JSON, so the names and the order of its fields cannot change.
 */
export interface Body {
  /** Its role in rules and drawing. */
  kind: string
  x: number
  y: number
  turn: number
  vx: number
  vy: number
  spin: number
  /** Radius of a ball, or of the circle around all corners. */
  radius: number
  /** Corners relative to the centre, clockwise on the screen: x, y, x, y, …; empty for a ball. */
  corners: readonly number[]
  /** Inverse mass; 0 does not move. */
  push: number
  /** Inverse moment of inertia; 0 does not turn. */
  swing: number
  /** Restitution: the share of the speed that is kept. */
  bounce: number
  /** Friction coefficient. */
  grip: number
  /** Removed from the world: no contacts, not drawn. */
  gone: boolean
  /** For the rules: a colour, a number. */
  tag: number
}

export interface Material {
  /** Mass per square unit; 0 never moves. */
  readonly density?: number
  readonly turn?: number
  readonly bounce?: number
  readonly grip?: number
  readonly tag?: number
}

/** Keeps the masses of ordinary bodies near 1. */
export const MASS_SCALE = 1 / 1000

type Pair = readonly [number, number]

function bodyOf(kind: string, [x, y]: Pair, material: Material): Body {
  const { turn = 0, bounce = 0.15, grip = 0.5, tag = 0 } = material
  return {
    kind,
    x,
    y,
    turn,
    vx: 0,
    vy: 0,
    spin: 0,
    radius: 0,
    corners: [],
    push: 0,
    swing: 0,
    bounce,
    grip,
    gone: false,
    tag,
  }
}

export function ball(kind: string, at: Pair, radius: number, material: Material = {}): Body {
  const body = bodyOf(kind, at, material)
  const mass = (material.density ?? 1) * Math.PI * radius * radius * MASS_SCALE
  body.radius = radius
  if (mass > 0) {
    body.push = 1 / mass
    body.swing = 2 / (mass * radius * radius)
  }
  return body
}

export function box(kind: string, at: Pair, [width, height]: Pair, material: Material = {}): Body {
  const body = bodyOf(kind, at, material)
  const [w, h] = [width / 2, height / 2]
  body.corners = [-w, -h, w, -h, w, h, -w, h]
  body.radius = Math.sqrt(w * w + h * h)
  const mass = (material.density ?? 1) * width * height * MASS_SCALE
  if (mass > 0) {
    body.push = 1 / mass
    body.swing = 12 / (mass * (width * width + height * height))
  }
  return body
}

/** A box that never moves. */
export const wall = (kind: string, at: Pair, size: Pair, material: Material = {}): Body =>
  box(kind, at, size, { ...material, density: 0 })

/** A box that only rotates around its centre. */
export function hinged(kind: string, at: Pair, size: Pair, material: Material = {}): Body {
  const body = box(kind, at, size, material)
  body.push = 0
  return body
}

/** Makes a body immovable; `letGo` restores its mass. */
export function hold(body: Body) {
  body.push = body.swing = body.vx = body.vy = body.spin = 0
}

/** Gives a held body the mass of a disc of its radius. */
export function letGo(body: Body, density = 1) {
  const mass = density * Math.PI * body.radius * body.radius * MASS_SCALE
  body.push = 1 / mass
  body.swing = 2 / (mass * body.radius * body.radius)
}

export const widthOf = ({ corners, radius }: Body) => (corners.length > 0 ? 2 * corners[2]! : 2 * radius)
export const heightOf = ({ corners, radius }: Body) => (corners.length > 0 ? 2 * corners[5]! : 2 * radius)
