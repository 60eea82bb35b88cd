import { GROUND } from '#kit/game/racing/course.ts'
import type { LapCourse } from './lap-course.ts'
import { color, mix, type Color, type Corner, type Mesh } from './mesh.ts'
import { addLoop } from './loop-mesh.ts'

const TARMAC = [color(0x6a5f86), color(0x635980)] as const
const LOOSE = color(0xd9a679)
const RAMP = [color(0xffb347), color(0xff8a4c)] as const
const KERB = [color(0xff6b5e), color(0xfff0d8)] as const
const EDGE = color(0xf6dfc4)
const SKIRT = color(0x9c6f7e)
const RAIL = [color(0xfff0d8), color(0x2fb8b0)] as const
const BOOST = color(0x3ff0d8)
const PILLAR = color(0xb98a86)
const GATE = color(0x2fb8b0)
const FINISH = color(0xffb63d)
const KERB_WIDTH = 0.7
const THICK = 1.1
const RAIL_HEIGHT = 0.75
const SHARP = 0.008
const PILLAR_EVERY = 12

/** A point of the road: metres right of a node's middle, and above the surface. */
function roadPoint(course: LapCourse, node: number, aside: number, above = 0): Corner {
  const index = (node + course.count) % course.count
  return [
    course.x[index]! + course.dz[index]! * aside,
    course.y[index]! + course.bank[index]! * aside + above,
    course.z[index]! - course.dx[index]! * aside,
  ]
}

/** The road as a slab with kerbs, rails, pillars, boost pads and gates. */
export function buildRoad(course: LapCourse, solid: Mesh, veil: Mesh) {
  for (let node = 0; node < course.count; node++) {
    const loop = course.loops.find((one) => one.node === node)
    if (loop) addLoop(course, loop, solid)
    if (loop || course.ground[node] === GROUND.gap) continue
    slab(course, node, solid)
    if (course.open[node] === 0) rails(course, node, solid)
    if (node % PILLAR_EVERY === 0) pillar(course, node, solid)
    if (course.ground[node] === GROUND.boost) arrow(course, node, veil)
  }
  for (const gate of course.gates) {
    const node = Math.round(gate) % course.count
    arch(course, node, solid, node === 0)
  }
  checkers(course, veil)
}

function topColor(course: LapCourse, node: number): Color {
  const ground = course.ground[node]
  if (ground === GROUND.ramp) return RAMP[node % 2]!
  if (ground === GROUND.loose) return LOOSE
  return TARMAC[Math.floor(node / 2) % 2]!
}

function slab(course: LapCourse, node: number, mesh: Mesh) {
  const next = node + 1
  const [half, nextHalf] = [course.width[node]! / 2, course.width[next % course.count]! / 2]
  const [inner, nextInner] = [half - KERB_WIDTH, nextHalf - KERB_WIDTH]
  const at = (aside: number, above = 0) => roadPoint(course, node, aside, above)
  const then = (aside: number, above = 0) => roadPoint(course, next, aside, above)
  const top = topColor(course, node)
  mesh.facets(at(-inner), at(inner), then(nextInner), then(-nextInner), top)
  const isSharp = Math.abs(course.curve[node]!) > SHARP
  const kerb = isSharp ? KERB[node % 2]! : course.open[node] ? FINISH : EDGE
  for (const side of [-1, 1]) {
    mesh.facets(at(side * inner), at(side * half), then(side * nextHalf), then(side * nextInner), kerb)
    mesh.facets(
      at(side * half),
      at(side * half, -THICK),
      then(side * nextHalf, -THICK),
      then(side * nextHalf),
      SKIRT,
    )
  }
  // The slab is visible from below where the course crosses itself.
  mesh.facets(
    at(-half, -THICK),
    at(half, -THICK),
    then(nextHalf, -THICK),
    then(-nextHalf, -THICK),
    mix(SKIRT, [0, 0, 0], 0.3),
  )
}

function rails(course: LapCourse, node: number, mesh: Mesh) {
  const paint = RAIL[Math.floor(node / 3) % 2]!
  for (const side of [-1, 1]) {
    const aside = (side * course.width[node]!) / 2
    const then = (side * course.width[(node + 1) % course.count]!) / 2
    mesh.facets(
      roadPoint(course, node, aside, 0.15),
      roadPoint(course, node + 1, then, 0.15),
      roadPoint(course, node + 1, then, RAIL_HEIGHT),
      roadPoint(course, node, aside, RAIL_HEIGHT),
      paint,
    )
  }
}

function pillar(course: LapCourse, node: number, mesh: Mesh) {
  const [x, y, z] = roadPoint(course, node, 0, -THICK)
  const size = 1.3
  const corners: Corner[] = [
    [-size, 0, -size],
    [size, 0, -size],
    [size, 0, size],
    [-size, 0, size],
  ]
  corners.forEach(([px, , pz], index) => {
    const [qx, , qz] = corners[(index + 1) % 4]!
    mesh.facets(
      [x + px, y, z + pz],
      [x + qx, y, z + qz],
      [x + qx * 1.5, -2, z + qz * 1.5],
      [x + px * 1.5, -2, z + pz * 1.5],
      PILLAR,
    )
  })
}

/** A chevron that points ahead. */
function arrow(course: LapCourse, node: number, mesh: Mesh) {
  const half = course.width[node]! / 2 - 1.6
  const at = (aside: number, ahead: number) => {
    const one = roadPoint(course, node, aside, 0.06)
    return [
      one[0] + course.dx[node]! * ahead,
      one[1] + ((course.y[(node + 1) % course.count]! - course.y[node]!) / course.spacing) * ahead,
      one[2] + course.dz[node]! * ahead,
    ] as const
  }
  for (const side of [-1, 1])
    mesh.plains(at(side * half, 0), at(0, 1.3), at(0, 2.5), at(side * half, 1.2), BOOST, 0.9)
}

function arch(course: LapCourse, node: number, mesh: Mesh, isFinish: boolean) {
  const paint = isFinish ? FINISH : GATE
  const half = course.width[node]! / 2 + 0.6
  const [ax, az] = [course.dx[node]! * 0.35, course.dz[node]! * 0.35]
  const corner = (aside: number, above: number, ahead: number): Corner => {
    const [x, , z] = roadPoint(course, node, aside)
    return [x + ax * ahead, course.y[node]! + above, z + az * ahead]
  }
  const box = (from: number, to: number, low: number, high: number, tint: Color) => {
    for (const ahead of [-1, 1])
      mesh.facets(
        corner(from, low, ahead),
        corner(to, low, ahead),
        corner(to, high, ahead),
        corner(from, high, ahead),
        tint,
      )
    mesh.facets(
      corner(from, high, -1),
      corner(to, high, -1),
      corner(to, high, 1),
      corner(from, high, 1),
      tint,
    )
    mesh.facets(
      corner(from, low, -1),
      corner(from, high, -1),
      corner(from, high, 1),
      corner(from, low, 1),
      tint,
    )
    mesh.facets(corner(to, low, -1), corner(to, high, -1), corner(to, high, 1), corner(to, low, 1), tint)
  }
  box(-half - 0.7, -half, -1.4, 6.4, paint)
  box(half, half + 0.7, -1.4, 6.4, paint)
  const parts = 10
  for (let part = 0; part < parts; part++) {
    const [from, to] = [-half + (2 * half * part) / parts, -half + (2 * half * (part + 1)) / parts]
    const tint = part % 2 ? paint : isFinish ? color(0x3a2f55) : color(0xfff0d8)
    box(from, to, 5.2, 6.4, tint)
  }
}

/** The start line. */
function checkers(course: LapCourse, mesh: Mesh) {
  const half = course.width[0]! / 2 - KERB_WIDTH
  const squares = 10
  for (let row = 0; row < 2; row++)
    for (let square = 0; square < squares; square++) {
      const size = (2 * half) / squares
      const at = (aside: number, ahead: number): Corner => {
        const [x, y, z] = roadPoint(course, 0, aside, 0.05)
        return [x + course.dx[0]! * ahead, y, z + course.dz[0]! * ahead]
      }
      const [from, near] = [-half + square * size, row * size]
      const paint = (row + square) % 2 ? color(0x2c2540) : color(0xfff6e6)
      mesh.plains(
        at(from, near),
        at(from + size, near),
        at(from + size, near + size),
        at(from, near + size),
        paint,
        0.85,
      )
    }
}
