import { exactAtan2 } from '#kit/game/exact-math.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { racingLine, type RacingLine } from '#kit/game/racing/line.ts'
import { speedOf, speedThrough, type Car } from './car.ts'
import { hold } from './controls.ts'
import type { DriftCupDefinition, Handling } from './definitions.ts'
import type { Race } from './race.ts'

const lines = new WeakMap<Course, RacingLine>()

export function lineOf(course: Course, handling: Handling): RacingLine {
  const known = lines.get(course)
  if (known) return known
  const speedFor = speedThrough(handling)
  const line = racingLine(course, { margin: 2.4, topSpeed: handling.top * 1.2, braking: 16, speedFor })
  lines.set(course, line)
  return line
}

export interface Aim {
  /** Metres right of the middle. */
  readonly aside: number
  readonly speed: number
}

/** Steers for a point `ahead` (negative: behind) at an offset and speed. */
export function steerFor(car: Car, course: Course, aim: Aim, ahead: number): number {
  const node = (car.node + ahead + course.count) % course.count
  const x = course.x[node]! + course.dz[node]! * aim.aside
  const z = course.z[node]! - course.dx[node]! * aim.aside
  return steerTo(car, { x, z }, aim.speed)
}

/** Steers for a place of the world. */
export function steerTo(
  car: Car,
  { x, z }: { readonly x: number; readonly z: number },
  speed: number,
): number {
  let turn = exactAtan2(x - car.x, z - car.z) - car.heading
  turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  return hold(turn * 3.2, speedOf(car) > speed + 1)
}

export const aheadOf = (car: Car, course: Course) => 2 + Math.round((speedOf(car) * 0.26) / course.spacing)

/** Follows the racing line with a share of the speed it allows. */
export function followLine(car: Car, course: Course, handling: Handling, courage: number): number {
  const line = lineOf(course, handling)
  const ahead = aheadOf(car, course)
  const room = course.width[car.node]! / 2 - 2
  const aside = line.aside[(car.node + ahead) % course.count]! + car.habit
  const speed = line.speed[(car.node + 1) % course.count]! * courage
  return steerFor(car, course, { aside: Math.max(-room, Math.min(room, aside)), speed }, ahead)
}

const CATCH_UP = 0.05
const CATCH_NODES = 60
const LOOK_AHEAD = 5

/** A rival keeps its line, overtakes, and limits its gap to the player. */
export function rivalHold(race: Race, car: Car, { handling }: DriftCupDefinition, course: Course): number {
  const player = race.cars[0]!
  const gap = Math.max(-1, Math.min(1, (player.way - car.way) / CATCH_NODES))
  const courage = car.skill * (1 + gap * CATCH_UP)
  const slow = race.cars.find((other) => {
    const ahead = other.way - car.way
    return other !== car && other.doneAt === 0 && ahead > 0 && ahead < LOOK_AHEAD && isInTheWay(car, other)
  })
  if (!slow) return followLine(car, course, handling, courage)
  const room = course.width[car.node]! / 2 - 2
  const side = slow.aside > 0 ? -1 : 1
  const aside = Math.max(-room, Math.min(room, slow.aside + side * 3.6))
  const speed = lineOf(course, handling).speed[(car.node + 1) % course.count]! * courage
  return steerFor(car, course, { aside, speed }, aheadOf(car, course))
}

const isInTheWay = (car: Car, other: Car) =>
  Math.abs(other.aside - car.aside) < 2.8 && speedOf(other) < speedOf(car) + 0.5
