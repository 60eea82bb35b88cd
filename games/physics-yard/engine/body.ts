/** A rigid thing. Lengths are field units, speeds units a second, turns radians; all of it is plain data. */
export interface Body {
  /** What it is, for rules and drawing. */
  kind: string
  x: number
  y: number
  turn: number
  vx: number
  vy: number
  spin: number
  /** Of a ball, or of the circle around all corners. */
  radius: number
  /** Corners around its middle, clockwise on the screen: x, y, x, y, …; none for a ball. */
  corners: readonly number[]
  /** One over its mass and over its inertia; 0 does not move, 0 does not turn. */
  push: number
  swing: number
  bounce: number
  grip: number
  /** Out of the world: it touches nothing and is not drawn. */
  gone: boolean
  /** A mark of the rules: a colour, a number. */
  tag: number
}

export interface Stuff {
  /** Mass of a square unit; 0 stands still. */
  readonly density?: number
  readonly turn?: number
  readonly bounce?: number
  readonly grip?: number
  readonly tag?: number
}

const LIGHT = 1 / 1000

function bodyOf(kind: string, at: readonly [number, number], stuff: Stuff): Body {
  const { turn = 0, bounce = 0.15, grip = 0.5, tag = 0 } = stuff
  const [x, y] = at
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

export function ball(kind: string, at: readonly [number, number], radius: number, stuff: Stuff = {}): Body {
  const body = bodyOf(kind, at, stuff)
  const mass = (stuff.density ?? 1) * Math.PI * radius * radius * LIGHT
  body.radius = radius
  if (mass > 0) {
    body.push = 1 / mass
    body.swing = 2 / (mass * radius * radius)
  }
  return body
}

/** A box by its full width and height. */
export function box(
  kind: string,
  at: readonly [number, number],
  [width, height]: readonly [number, number],
  stuff: Stuff = {},
): Body {
  const body = bodyOf(kind, at, stuff)
  const [w, h] = [width / 2, height / 2]
  body.corners = [-w, -h, w, -h, w, h, -w, h]
  body.radius = Math.sqrt(w * w + h * h)
  const mass = (stuff.density ?? 1) * width * height * LIGHT
  if (mass > 0) {
    body.push = 1 / mass
    body.swing = 12 / (mass * (width * width + height * height))
  }
  return body
}

/** A box that never moves. */
export const wall = (
  kind: string,
  at: readonly [number, number],
  size: readonly [number, number],
  stuff: Stuff = {},
): Body => box(kind, at, size, { ...stuff, density: 0 })

/** A box that only turns, around its middle. */
export function hinged(
  kind: string,
  at: readonly [number, number],
  size: readonly [number, number],
  stuff: Stuff = {},
): Body {
  const body = box(kind, at, size, stuff)
  body.push = 0
  return body
}

/** Holds a body where it is; `loosen` gives its mass back. */
export function hold(body: Body) {
  body.push = body.swing = body.vx = body.vy = body.spin = 0
}

export function loosen(body: Body, density = 1) {
  const mass = density * Math.PI * body.radius * body.radius * LIGHT
  body.push = 1 / mass
  body.swing = 2 / (mass * body.radius * body.radius)
}

export const widthOf = ({ corners, radius }: Body) => (corners.length > 0 ? 2 * corners[2]! : 2 * radius)
export const heightOf = ({ corners, radius }: Body) => (corners.length > 0 ? 2 * corners[5]! : 2 * radius)
