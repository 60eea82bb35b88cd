import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { racingLine, type RacingLine } from '#kit/game/racing/line.ts'
import { speedThrough, type Car } from './car.ts'
import { control, PEDAL, type FacetLapInput } from './controls.ts'
import { LANE, type LapCourse } from './lap-course.ts'

const lines = new WeakMap<LapCourse, RacingLine>()

export function lineOf(course: LapCourse): RacingLine {
  const known = lines.get(course)
  if (known) return known
  const line = racingLine(unshifted(course), {
    margin: 2.2,
    topSpeed: 76,
    braking: 26,
    speedFor: speedThrough,
  })
  for (const loop of course.loops)
    for (let node = loop.from; node < loop.to; node++) {
      const middle = course.width[node]! / 2 - LINE_MARGIN
      const wanted = (node <= loop.node ? -INTO_LANE : INTO_LANE) - course.shift[node]!
      line.aside[node] = Math.max(-middle, Math.min(middle, wanted))
    }
  lines.set(course, line)
  return line
}

const LINE_MARGIN = 1.6
/** Metres from the middle for driving straight into and out of a loop's lane. */
const INTO_LANE = LANE * 0.6

/** The road as if lanes did not part at loops: a racing line must not see the step between them. */
function unshifted(course: LapCourse): LapCourse {
  if (course.loops.length === 0) return course
  const [x, z, dx, dz] = [course.x.slice(), course.z.slice(), course.dx.slice(), course.dz.slice()]
  for (const { from, to, heading } of course.loops)
    for (let node = from; node < to; node++) {
      dx[node] = exactSin(heading)
      dz[node] = exactCos(heading)
      x[node]! -= dz[node]! * course.shift[node]!
      z[node]! += dx[node]! * course.shift[node]!
    }
  return { ...course, x, z, dx, dz }
}

/** Steers for a point of the racing line ahead at the line's speed times `courage`. */
export function driveLine(car: Car, course: LapCourse, courage: number): FacetLapInput {
  if (car.loop > 0) return driveLoop(car, course)
  const line = lineOf(course)
  const speed = Math.sqrt(car.vx * car.vx + car.vz * car.vz)
  const ahead = Math.round((5 + speed * 0.24) / course.spacing) + 1
  const node = farthestAim(course, car.node, ahead)
  const aimX = course.x[node]! + course.dz[node]! * line.aside[node]!
  const aimZ = course.z[node]! - course.dx[node]! * line.aside[node]!
  let turn = exactAtan2(aimX - car.x, aimZ - car.z) - car.heading
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  const allowed = line.speed[(car.node + 1) % course.count]! * courage
  const pedal = speed > allowed + 1.5 ? PEDAL.brake : speed > allowed ? PEDAL.coast : PEDAL.gas
  return control(turn * 3.6, pedal)
}

/** What lies behind a loop is no target before the loop is done. */
function farthestAim({ loops, count }: LapCourse, from: number, ahead: number): number {
  const loop = loops.find(({ node }) => node > from && node < from + ahead)
  return (loop ? loop.node : from + ahead) % count
}

function driveLoop({ aside, heading, loop }: Car, { loops }: LapCourse): FacetLapInput {
  let turn = loops[loop - 1]!.heading - heading - aside * 0.04
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  return control(turn * 3.6, PEDAL.gas)
}
