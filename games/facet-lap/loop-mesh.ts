import { LOOP_RADIUS, type LapCourse, type Loop } from './lap-course.ts'
import { color, mix, type Corner, type Mesh } from './mesh.ts'

const TARMAC = [color(0x6a5f86), color(0x635980)] as const
const RAIL = [color(0xfff0d8), color(0xff8a4c)] as const
const BELOW = mix(color(0x9c6f7e), [0, 0, 0], 0.12)
const PARTS = 28
const THICK = 0.5
const RAIL_HEIGHT = 0.75

/** The road of a loop: a ribbon that climbs round once, with rails inside. */
export function addLoop(course: LapCourse, loop: Loop, mesh: Mesh) {
  const half = course.width[loop.node]! / 2
  for (let part = 0; part < PARTS; part++) {
    const at = (aside: number, above: number) => loopPoint(course, loop, { part, aside, above })
    const then = (aside: number, above: number) => loopPoint(course, loop, { part: part + 1, aside, above })
    mesh.facets(at(-half, 0), at(half, 0), then(half, 0), then(-half, 0), TARMAC[part % 2]!)
    mesh.facets(at(-half, -THICK), at(half, -THICK), then(half, -THICK), then(-half, -THICK), BELOW)
    for (const side of [-half, half])
      mesh.facets(
        at(side, -THICK),
        then(side, -THICK),
        then(side, RAIL_HEIGHT),
        at(side, RAIL_HEIGHT),
        RAIL[Math.floor(part / 2) % 2]!,
      )
  }
}

interface OnLoop {
  readonly part: number
  /** Metres to the right, and towards the centre of the loop. */
  readonly aside: number
  readonly above: number
}

function loopPoint(course: LapCourse, { node, heading }: Loop, { part, aside, above }: OnLoop): Corner {
  const share = part / PARTS
  const turned = 2 * Math.PI * share
  const radius = LOOP_RADIUS - above
  const [dx, dz] = [Math.sin(heading), Math.cos(heading)]
  const ahead = radius * Math.sin(turned)
  const next = node + 1
  return [
    course.x[node]! + (course.x[next]! - course.x[node]!) * share + dx * ahead + dz * aside,
    course.y[node]! + LOOP_RADIUS - radius * Math.cos(turned),
    course.z[node]! + (course.z[next]! - course.z[node]!) * share + dz * ahead - dx * aside,
  ]
}
