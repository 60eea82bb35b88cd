import type { Course } from '#kit/game/racing/course.ts'
import { drive, hitsWall, speedOf, type Car } from './car.ts'
import { hold, wheelOf } from './controls.ts'
import type { Handling } from './definitions.ts'
import { followLine } from './driver.ts'

/** So long the cars drive on after the end; then they brake. */
const DRIVE_ON_TICKS = 80
/** Brakes stop here: there is no reverse gear. */
const STANDING = 2.5

/** One tick of a car after the end of its race: it rolls on for a moment and comes to a stand. */
export function rollOutCar(car: Car, course: Course, handling: Handling, ended: number) {
  const isBraking = ended > DRIVE_ON_TICKS
  if (speedOf(car) < (isBraking ? STANDING : 1)) return
  const along = followLine(car, course, handling, 0.6)
  drive(car, course, isBraking ? hold(wheelOf(along), true) : along, handling)
  hitsWall(car, course)
}
