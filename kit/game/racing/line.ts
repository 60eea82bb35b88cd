import type { Course } from './course.ts'

/** The line of a good driver: metres right of the middle at each node, and speed. */
export interface RacingLine {
  readonly aside: Float64Array
  readonly speed: Float64Array
}

export interface LineOptions {
  /** Minimum distance to the edge in metres. */
  readonly margin: number
  readonly topSpeed: number
  readonly braking: number
  /** Maximum speed in a bend of this curvature (radians per metre). */
  speedFor(curve: number): number
}

const REACHES = [10, 6, 3, 1]
const ROUNDS = 30

/** Pulls a string tight around the track, then limits the speed to each bend and to the braking distance before it. */
export function racingLine(course: Course, options: LineOptions): RacingLine {
  const aside = tighten(course, options.margin)
  const speed = speeds(course, aside, options)
  return { aside, speed }
}

function tighten(course: Course, margin: number): Float64Array {
  const { count, x, z, dx, dz, width } = course
  const aside = new Float64Array(count)
  for (const reach of REACHES)
    for (let round = 0; round < ROUNDS; round++)
      for (let node = 0; node < count; node++) {
        const before = (node - reach + count) % count
        const after = (node + reach) % count
        const middleX =
          (x[before]! + dz[before]! * aside[before]! + x[after]! + dz[after]! * aside[after]!) / 2
        const middleZ =
          (z[before]! - dx[before]! * aside[before]! + z[after]! - dx[after]! * aside[after]!) / 2
        const wanted = (middleX - x[node]!) * dz[node]! - (middleZ - z[node]!) * dx[node]!
        const room = Math.max(0, width[node]! / 2 - margin)
        aside[node] = Math.max(-room, Math.min(room, wanted))
      }
  return aside
}

function speeds(course: Course, aside: Float64Array, options: LineOptions): Float64Array {
  const { count, spacing } = course
  const speed = new Float64Array(count)
  for (let node = 0; node < count; node++) {
    const curve = curveAt(course, aside, node)
    speed[node] = Math.min(options.topSpeed, curve < 1e-5 ? options.topSpeed : options.speedFor(curve))
  }
  for (let step = 2 * count - 1; step >= 0; step--) {
    const node = step % count
    const next = speed[(node + 1) % count]!
    speed[node] = Math.min(speed[node]!, Math.sqrt(next * next + 2 * options.braking * spacing))
  }
  return speed
}

const WIDE = 3

/** Curvature at a node of the line, from three points. */
function curveAt(course: Course, aside: Float64Array, node: number): number {
  const { count, x, z, dx, dz } = course
  const at = (index: number) => {
    const one = (index + count) % count
    return { x: x[one]! + dz[one]! * aside[one]!, z: z[one]! - dx[one]! * aside[one]! }
  }
  const [a, b, c] = [at(node - WIDE), at(node), at(node + WIDE)]
  const [ux, uz, vx, vz] = [b.x - a.x, b.z - a.z, c.x - b.x, c.z - b.z]
  const [wx, wz] = [c.x - a.x, c.z - a.z]
  const area = Math.abs(ux * vz - uz * vx)
  const sides = Math.sqrt((ux * ux + uz * uz) * (vx * vx + vz * vz) * (wx * wx + wz * wz))
  return sides < 1e-9 ? 0 : (2 * area) / sides
}
