import { color, type Color, type Corner, type Mesh } from './mesh.ts'
import type { Pose } from './pose.ts'

/** Half widths and heights of the body, from tail to nose. */
const SECTIONS: readonly (readonly [z: number, wide: number, low: number, high: number])[] = [
  [-2.1, 0.82, 0.42, 0.86],
  [-1.2, 1, 0.28, 0.92],
  [0.5, 0.98, 0.26, 0.74],
  [1.5, 0.82, 0.26, 0.6],
  [2.2, 0.56, 0.3, 0.42],
]
const CABIN: readonly (readonly [z: number, wide: number, low: number, high: number])[] = [
  [-1.3, 0.6, 0.85, 0.9],
  [-0.5, 0.58, 0.85, 1.28],
  [0.1, 0.54, 0.8, 1.24],
  [0.95, 0.5, 0.66, 0.7],
]
const WHEELS = [
  [-0.95, -1.35],
  [0.95, -1.35],
  [-0.9, 1.3],
  [0.9, 1.3],
] as const
const WHEEL_RADIUS = 0.42
const WHEEL_SIDES = 7
const TYRE = color(0x2b2438)
const RIM = color(0xffe3b0)
const GLASS = color(0x3b4f86)

export interface CarPaint {
  readonly body: Color
  readonly stripe: Color
}

const PANE = color(0xbff4ff)
const PANE_LIGHT = color(0xffffff)

type Put = (x: number, y: number, z: number) => Corner

/** From the car's axes to the world: it tilts with the road, and is upside down in a loop. */
function placed(pose: Pose): Put {
  const { x, y, z, heading, slope, lean } = pose
  const [s, c] = [Math.sin(heading), Math.cos(heading)]
  if (pose.turned !== 0) return inLoop(pose, s, c)
  return (px, py, pz) => [
    x + c * px + s * pz - (c * lean + s * slope) * py * 0.6,
    y + py + lean * px + slope * pz,
    z - s * px + c * pz + (s * lean - c * slope) * py * 0.6,
  ]
}

function inLoop({ x, y, z, turned }: Pose, s: number, c: number): Put {
  const [up, ahead] = [Math.sin(turned), Math.cos(turned)]
  return (px, py, pz) => {
    const flat = pz * ahead - py * up
    return [x + c * px + s * flat, y + pz * up + py * ahead, z - s * px + c * flat]
  }
}

/** A car of flat facets. */
export function addCar(mesh: Mesh, pose: Pose, { body, stripe }: CarPaint) {
  const put = placed(pose)
  hull(mesh, put, SECTIONS, body)
  hull(mesh, put, CABIN, GLASS)
  for (const [front, back] of [
    [SECTIONS[3]!, SECTIONS[2]!],
    [SECTIONS[4]!, SECTIONS[3]!],
  ] as const)
    mesh.facets(
      put(-0.2, back[3] + 0.02, back[0]),
      put(0.2, back[3] + 0.02, back[0]),
      put(0.2, front[3] + 0.02, front[0]),
      put(-0.2, front[3] + 0.02, front[0]),
      stripe,
    )
  mesh.facets(
    put(-0.95, 1.22, -2.2),
    put(0.95, 1.22, -2.2),
    put(0.95, 1.28, -1.75),
    put(-0.95, 1.28, -1.75),
    stripe,
  )
  for (const side of [-0.7, 0.7])
    mesh.facets(put(side, 0.8, -2), put(side, 0.8, -1.8), put(side, 1.25, -1.8), put(side, 1.25, -2.1), body)
  for (const [wx, wz] of WHEELS)
    wheel(mesh, put, { x: wx, z: wz, turn: wz > 0 ? pose.wheel * 0.4 : 0, rolled: pose.rolled })
}

/** Panes of glass behind the cabin, one after the other. */
export function addPanes(mesh: Mesh, pose: Pose, panes: number) {
  const put = placed(pose)
  for (let pane = 0; pane < panes; pane++) {
    const x = (pane - (panes - 1) / 2) * 0.2
    const [foot, top, back, front] = [0.92, 1.95, -1.9, -0.7]
    mesh.plains(
      put(x - 0.3, foot, back),
      put(x + 0.3, foot, back),
      put(x + 0.3, top, front),
      put(x - 0.3, top, front),
      PANE,
      0.3,
    )
    mesh.plains(
      put(x - 0.3, foot, back),
      put(x - 0.24, foot, back),
      put(x - 0.24, top, front),
      put(x - 0.3, top, front),
      PANE_LIGHT,
      0.7,
    )
  }
}

/** The same car, translucent. */
export function addGhost(mesh: Mesh, pose: Pose, tint: Color, opacity: number) {
  const put = placed(pose)
  const paint: Pick<Mesh, 'facets' | 'facet'> = {
    facet: (a, b, c) => mesh.plain(a, b, c, tint, opacity),
    facets: (a, b, c, d) => mesh.plains(a, b, c, d, tint, opacity),
  }
  hull(paint, put, SECTIONS, tint)
  hull(paint, put, CABIN, tint)
}

const inset = (half: number) => half * 0.82

function hull(mesh: Pick<Mesh, 'facets'>, put: Put, sections: typeof SECTIONS, paint: Color) {
  for (let index = 0; index < sections.length - 1; index++) {
    const [z, wide, low, high] = sections[index]!
    const [farZ, farWide, farLow, farHigh] = sections[index + 1]!
    mesh.facets(
      put(-inset(wide), high, z),
      put(inset(wide), high, z),
      put(inset(farWide), farHigh, farZ),
      put(-inset(farWide), farHigh, farZ),
      paint,
    )
    for (const side of [-1, 1])
      mesh.facets(
        put(side * wide, low, z),
        put(side * farWide, farLow, farZ),
        put(side * inset(farWide), farHigh, farZ),
        put(side * inset(wide), high, z),
        paint,
      )
  }
  const [z, wide, low, high] = sections[0]!
  mesh.facets(
    put(-wide, low, z),
    put(wide, low, z),
    put(wide * 0.82, high, z),
    put(-wide * 0.82, high, z),
    paint,
  )
}

interface Wheel {
  readonly x: number
  readonly z: number
  readonly turn: number
  readonly rolled: number
}

function wheel(mesh: Mesh, put: Put, { x, z, turn, rolled }: Wheel) {
  const half = 0.2
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  const rim = (step: number, aside: number): Corner => {
    const angle = (step / WHEEL_SIDES) * 2 * Math.PI - rolled
    const ahead = Math.sin(angle) * WHEEL_RADIUS
    return put(
      x + aside * c + ahead * s,
      WHEEL_RADIUS + Math.cos(angle) * WHEEL_RADIUS,
      z - aside * s + ahead * c,
    )
  }
  const out = x > 0 ? half : -half
  for (let step = 0; step < WHEEL_SIDES; step++) {
    mesh.facets(rim(step, -half), rim(step + 1, -half), rim(step + 1, half), rim(step, half), TYRE)
    mesh.facet(
      rim(step, out),
      rim(step + 1, out),
      put(x + out * c, WHEEL_RADIUS, z - out * s),
      step % 2 ? TYRE : RIM,
    )
  }
}
