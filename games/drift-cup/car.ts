import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { follow, GROUND, type Course } from '#kit/game/racing/course.ts'
import { brakes, wheelOf } from './controls.ts'
import type { Handling } from './definitions.ts'

/** A car or boat on its course; plain numbers, so that a save is exact. */
export interface Car {
  x: number
  z: number
  vx: number
  vz: number
  heading: number
  wheel: number
  node: number
  past: number
  aside: number
  gone: number
  /** Nodes since the start line; negative on the grid. */
  way: number
  /** Sideways speed. */
  slide: number
  /** Tick of arrival or elimination; 0 while driving. */
  doneAt: number
  /** Eliminated. */
  isOut: boolean
  /** Skill of its driver; 0 for a player. */
  skill: number
  /** The driver's offset from the racing line in metres. */
  habit: number
}

export const TICK = 1 / 60
export const CAR_RADIUS = 1.5
const OFF_ROAD_DRAG = 1.5
const OFF_ROAD_TOP = 14
const WHEEL_SPEED = 8
const TURN_HALF_SPEED = 36
/** Width of the grass before the tyre wall. */
export const VERGE = 5
const LOOSE_GRIP = 0.8

/** The fastest way through a bend (radians a metre). */
export const speedThrough =
  ({ turn, grip }: Handling) =>
  (curve: number): number => {
    const byWheel = (TURN_HALF_SPEED * (Math.sqrt(1 + (4 * turn) / (curve * TURN_HALF_SPEED)) - 1)) / 2
    return Math.min(byWheel * 0.86, Math.sqrt((grip * 0.86) / curve))
  }

/** Puts a car `nodes` before the start line. */
export function carAt(course: Course, nodes: number, aside: number): Car {
  const node = (course.count - nodes) % course.count
  return {
    x: course.x[node]! + course.dz[node]! * aside,
    z: course.z[node]! - course.dx[node]! * aside,
    vx: 0,
    vz: 0,
    heading: exactAtan2(course.dx[node]!, course.dz[node]!),
    wheel: 0,
    node,
    past: 0,
    aside,
    gone: 0,
    way: -nodes,
    slide: 0,
    doneAt: 0,
    isOut: false,
    skill: 0,
    habit: 0,
  }
}

export const speedOf = ({ vx, vz }: Car) => Math.sqrt(vx * vx + vz * vz)

/** One tick of driving. */
export function drive(car: Car, course: Course, held: number, handling: Handling): void {
  const brake = brakes(held)
  const step = WHEEL_SPEED * TICK
  car.wheel += Math.max(-step, Math.min(step, wheelOf(held) - car.wheel))
  const speed = speedOf(car)
  const turn =
    (car.wheel * handling.turn * Math.max(0.3, Math.min(1, speed / 6))) / (1 + speed / TURN_HALF_SPEED)
  car.heading += turn * TICK
  if (wheelOf(held) === 0) followRoad(car, course, handling.assist * TICK)
  const [fx, fz] = [exactSin(car.heading), exactCos(car.heading)]
  let forward = car.vx * fx + car.vz * fz
  let side = car.vx * fz - car.vz * fx
  const isOff = Math.abs(car.aside) > course.width[car.node]! / 2
  if (brake) forward -= Math.min(Math.max(0, forward - 2), handling.brakes * TICK)
  else forward += handling.engine * Math.max(-0.6, 1 - forward / handling.top) * TICK
  if (isOff && forward > OFF_ROAD_TOP) forward -= (forward - OFF_ROAD_TOP) * OFF_ROAD_DRAG * TICK
  const loose = course.ground[car.node] === GROUND.loose ? LOOSE_GRIP : 1
  const grip = handling.grip * loose * (brake ? handling.slip : 1) * TICK
  const lost = Math.max(-grip, Math.min(grip, side))
  side -= lost
  // Sliding tyres turn some of the loss into a pull around the bend.
  if (Math.abs(side) > 2 && forward > 4) forward += Math.abs(lost) * 0.2
  car.slide = side
  car.vx = fx * forward + fz * side
  car.vz = fz * forward - fx * side
  car.x += car.vx * TICK
  car.z += car.vz * TICK
  follow(course, car, car.x, car.z)
  car.way += car.gone
}

/** Turns the car slightly along the road. */
function followRoad(car: Car, { dx, dz, curve }: Course, share: number) {
  const { node, heading } = car
  const along = exactSin(heading) * dx[node]! + exactCos(heading) * dz[node]!
  if (share === 0 || along < 0.5) return
  const off = exactSin(heading) * dz[node]! - exactCos(heading) * dx[node]!
  car.heading += Math.min(1, share / TICK / 2) * curve[node]! * TICK * speedOf(car) - off * share
}

/** The wall behind the verge; true for an audible hit. */
export function hitsWall(car: Car, course: Course): boolean {
  const room = course.width[car.node]! / 2 + VERGE - CAR_RADIUS
  if (Math.abs(car.aside) <= room) return false
  const side = car.aside > 0 ? 1 : -1
  const [rx, rz] = [course.dz[car.node]! * side, -course.dx[car.node]! * side]
  const over = Math.abs(car.aside) - room
  car.x -= rx * over
  car.z -= rz * over
  car.aside = side * room
  const outward = car.vx * rx + car.vz * rz
  // Turns the car along the wall: there is no reverse gear.
  const off = exactSin(car.heading) * rx + exactCos(car.heading) * rz
  if (off > 0) car.heading += off * 0.1 * (facing(car, course) < -0.3 ? -side : side) * -1
  if (outward <= 0) return false
  car.vx = (car.vx - rx * outward * 1.3) * 0.94
  car.vz = (car.vz - rz * outward * 1.3) * 0.94
  return outward > 2
}

/** 1 looks along the course, -1 against it. */
const facing = ({ heading, node }: Car, { dx, dz }: Course) =>
  exactSin(heading) * dx[node]! + exactCos(heading) * dz[node]!

/** Pushes two touching cars apart; returns the impact speed. */
export function bump(one: Car, other: Car): number {
  const [dx, dz] = [other.x - one.x, other.z - one.z]
  const square = dx * dx + dz * dz
  if (square >= 4 * CAR_RADIUS * CAR_RADIUS || square === 0) return 0
  const far = Math.sqrt(square)
  const [nx, nz] = [dx / far, dz / far]
  const over = (2 * CAR_RADIUS - far) / 2
  one.x -= nx * over
  one.z -= nz * over
  other.x += nx * over
  other.z += nz * over
  const closing = (one.vx - other.vx) * nx + (one.vz - other.vz) * nz
  if (closing <= 0) return 0
  const push = closing * 0.75
  one.vx -= nx * push
  one.vz -= nz * push
  other.vx += nx * push
  other.vz += nz * push
  return closing
}
