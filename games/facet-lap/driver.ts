import { exactAtan2 } from '#kit/game/exact-math.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { racingLine, type RacingLine } from '#kit/game/racing/line.ts'
import { speedThrough, type Car } from './car.ts'
import { control, PEDAL, type FacetLapInput } from './controls.ts'

const lines = new WeakMap<Course, RacingLine>()

export function lineOf(course: Course): RacingLine {
  const known = lines.get(course)
  if (known) return known
  const line = racingLine(course, { margin: 2.2, topSpeed: 76, braking: 26, speedFor: speedThrough })
  lines.set(course, line)
  return line
}

/** Steers for a point of the racing line ahead and keeps the speed that the line allows, times `courage`. */
export function driveLine(car: Car, course: Course, courage: number): FacetLapInput {
  const line = lineOf(course)
  const speed = Math.sqrt(car.vx * car.vx + car.vz * car.vz)
  const ahead = Math.round((5 + speed * 0.24) / course.spacing) + 1
  const node = (car.node + ahead) % course.count
  const aimX = course.x[node]! + course.dz[node]! * line.aside[node]!
  const aimZ = course.z[node]! - course.dx[node]! * line.aside[node]!
  let turn = exactAtan2(aimX - car.x, aimZ - car.z) - car.heading
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  const allowed = line.speed[(car.node + 1) % course.count]! * courage
  const pedal = speed > allowed + 1.5 ? PEDAL.brake : speed > allowed ? PEDAL.coast : PEDAL.gas
  return control(turn * 3.6, pedal)
}
