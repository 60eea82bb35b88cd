import type { Car } from './car.ts'
import type { LapCourse } from './lap-course.ts'

/** Position and tilt of a drawn car. */
export interface Pose {
  x: number
  y: number
  z: number
  heading: number
  /** Rise ahead and to the right, metres per metre. */
  slope: number
  lean: number
  wheel: number
  speed: number
  /** Rotation of the wheels in radians. */
  rolled: number
  /** Angle around a loop in radians, and the height of its foot. */
  turned: number
  foot: number
}

export const poseAtRest = (): Pose => ({
  x: 0,
  y: 0,
  z: 0,
  heading: 0,
  slope: 0,
  lean: 0,
  wheel: 0,
  speed: 0,
  rolled: 0,
  turned: 0,
  foot: 0,
})

const SOFT = 0.22

/** The drawn car follows the simulated one on soft springs. */
export function settlePose(pose: Pose, car: Car, course: LapCourse) {
  const next = (car.node + 1) % course.count
  const speed = Math.hypot(car.vx, car.vz)
  const road = (course.y[next]! - course.y[car.node]!) / course.spacing
  const slope = car.inAir ? Math.max(-0.3, Math.min(0.35, car.vy / Math.max(14, speed))) : road
  const roll = -car.wheel * Math.min(1, speed / 30) * 0.09
  pose.x = car.x
  pose.y = car.y
  pose.z = car.z
  pose.heading = car.heading
  pose.slope += (slope - pose.slope) * SOFT
  pose.lean += ((car.inAir ? 0 : course.bank[car.node]!) + roll - pose.lean) * SOFT
  pose.wheel = car.wheel
  pose.speed = speed
  pose.rolled += speed / 60 / 0.42
  pose.turned = car.loop > 0 ? car.turned : 0
  pose.foot = car.loop > 0 ? course.y[car.node]! : car.y
}
