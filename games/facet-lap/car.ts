import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { follow, GROUND, type Course } from '#kit/game/racing/course.ts'
import { PEDAL, pedalOf, wheelOf, type FacetLapInput } from './controls.ts'
import type { LapCourse } from './lap-course.ts'
import { BRAKES, CAR_HALF_WIDTH, COASTING, ENGINE, GRAVITY, TICK } from './physics.ts'
import { enterLoop, rideLoop } from './loop-ride.ts'

/** Moving state; plain numbers, so that a save is exact. */
export interface Car {
  x: number
  y: number
  z: number
  /** Metres per second along the world's axes. */
  vx: number
  vy: number
  vz: number
  heading: number
  /** Steering angle, -1 to 1. */
  wheel: number
  node: number
  past: number
  aside: number
  /** Nodes passed since the last tick. */
  gone: number
  inAir: boolean
  /** Sideways speed on the ground: the tyres smoke. */
  slide: number
  /** The current loop, from 1; 0 on the plain road. */
  loop: number
  /** Angle around the loop in radians, and speed along its road in metres per second. */
  turned: number
  pace: number
}

/** A car's top speed, share of grip, and extra acceleration in metres per second squared. */
export interface Power {
  readonly topSpeed: number
  readonly grip: number
  readonly push: number
}

export type CarNews = 'boost' | 'jump' | 'land' | 'scrape' | 'fall' | 'loop'

const REVERSE = 7
const BOOST_PUSH = 34
const BOOST_TOP = 1.24
/** Radians per second at low speed, and the speed at which half is left. */
const TURN_RATE = 2.7
const TURN_HALF_SPEED = 40
const GRIP = 30
const DRIFT_GRIP = 17
const WHEEL_SPEED = 7
/** Metres per second by which the ground may fall away before the wheels leave it. */
const STICKY = 5
/** A rail also stops a car that hops a little. */
const RAIL_HEIGHT = 3
const DEEPEST = -5

/** The sharpest bend (radians per metre) limits the speed through it. */
export function speedThrough(curve: number): number {
  const byWheel = (TURN_HALF_SPEED * (Math.sqrt(1 + (4 * TURN_RATE) / (curve * TURN_HALF_SPEED)) - 1)) / 2
  return Math.min(byWheel * 0.88, Math.sqrt((GRIP * 0.84) / curve))
}

export function carAtStart(course: Course): Car {
  return {
    x: course.x[0]!,
    y: course.y[0]!,
    z: course.z[0]!,
    vx: 0,
    vy: 0,
    vz: 0,
    heading: exactAtan2(course.dx[0]!, course.dz[0]!),
    wheel: 0,
    node: 0,
    past: 0,
    aside: 0,
    gone: 0,
    inAir: false,
    slide: 0,
    loop: 0,
    turned: 0,
    pace: 0,
  }
}

/** Road height at the car's place; far below where there is none. */
function roadHeight({ y, bank, width, spacing, count, ground, open }: Course, car: Car): number {
  const { node, past, aside } = car
  const next = (node + 1) % count
  const share = past / spacing
  const isOver = open[node] === 1 && Math.abs(aside) > width[node]! / 2 + 0.4
  if (ground[node] === GROUND.gap || isOver) return -1000
  const lean = bank[node]! + (bank[next]! - bank[node]!) * share
  return y[node]! + (y[next]! - y[node]!) * share + lean * aside
}

/** One tick of the car; returns its events. */
export function drive(car: Car, course: LapCourse, input: FacetLapInput, power: Power): CarNews[] {
  const news: CarNews[] = []
  steer(car, wheelOf(input))
  if (car.loop > 0) return rideLoop(car, course, pedalOf(input), power)
  const before = car.inAir ? undefined : roadHeight(course, car)
  if (!car.inAir) push(car, course, pedalOf(input), power, news)
  car.x += car.vx * TICK
  car.z += car.vz * TICK
  const { node, aside } = car
  follow(course, car, car.x, car.z)
  if (car.node !== node && course.loops.length > 0) enterLoop(car, course, aside)
  if (car.loop > 0) return news
  if (hitsRail(car, course, roadHeight(course, car))) news.push('scrape')
  rest(car, roadHeight(course, car), before, news)
  if (car.y < Math.max(-1.2, course.y[car.node]! + DEEPEST)) news.push('fall')
  return news
}

function steer(car: Car, wanted: number) {
  const step = WHEEL_SPEED * TICK
  car.wheel += Math.max(-step, Math.min(step, wanted - car.wheel))
  const speed = Math.sqrt(car.vx * car.vx + car.vz * car.vz)
  const isRolling = Math.min(1, speed / 8)
  const air = car.inAir ? 0.35 : 1
  car.heading += ((car.wheel * TURN_RATE * isRolling) / (1 + speed / TURN_HALF_SPEED)) * TICK * air
}

function push(car: Car, course: Course, pedal: number, power: Power, news: CarNews[]) {
  const { topSpeed } = power
  const [fx, fz] = [exactSin(car.heading), exactCos(car.heading)]
  let forward = car.vx * fx + car.vz * fz
  let side = car.vx * fz - car.vz * fx
  const { node } = car
  const next = (node + 1) % course.count
  const isBoost = course.ground[node] === GROUND.boost
  const slope = (course.y[next]! - course.y[node]!) / course.spacing
  forward -= slope * GRAVITY * 0.45 * TICK
  if (pedal === PEDAL.gas) forward += ENGINE * Math.max(-0.6, 1 - forward / topSpeed) * TICK
  else if (pedal === PEDAL.brake && forward > 0.4) forward -= Math.min(forward, BRAKES * TICK)
  else if (pedal === PEDAL.brake) forward -= forward > -REVERSE ? 12 * TICK : 0
  else forward -= Math.sign(forward) * Math.min(Math.abs(forward), COASTING * TICK)
  if (isBoost && forward < topSpeed * BOOST_TOP) forward += BOOST_PUSH * TICK
  if (forward < topSpeed * BOOST_TOP) forward += power.push * TICK
  if (isBoost && car.gone !== 0) news.push('boost')
  side -= course.bank[node]! * GRAVITY * 0.5 * TICK
  const isDrifting = pedal === PEDAL.brake && Math.abs(car.wheel) > 0.4 && forward > 14
  const hold = (isDrifting ? DRIFT_GRIP : GRIP) * power.grip * TICK
  side -= Math.max(-hold, Math.min(hold, side))
  car.slide = side
  car.vx = fx * forward + fz * side
  car.vz = fz * forward - fx * side
}

/** A car slides along a rail and loses some speed. */
function hitsRail(car: Car, course: Course, height: number): boolean {
  const { node } = car
  const room = course.width[node]! / 2 - CAR_HALF_WIDTH
  if (course.open[node] === 1 || Math.abs(car.aside) <= room || car.y > height + RAIL_HEIGHT) return false
  const side = Math.sign(car.aside)
  const over = car.aside - side * room
  const [rx, rz] = [course.dz[node]!, -course.dx[node]!]
  car.x -= rx * over
  car.z -= rz * over
  car.aside -= over
  const outward = (car.vx * rx + car.vz * rz) * side
  if (outward <= 0) return false
  car.vy = Math.min(0, car.vy)
  const loss = Math.min(0.25, 0.012 + outward * 0.012)
  car.vx = (car.vx - rx * outward * side * 1.25) * (1 - loss)
  car.vz = (car.vz - rz * outward * side * 1.25) * (1 - loss)
  turnAlong(car, course)
  return outward > 0.6
}

/** Turns the nose along the rail, so that a car never gets stuck at it. */
function turnAlong(car: Car, course: Course) {
  const [dx, dz] = [course.dx[car.node]!, course.dz[car.node]!]
  const off = exactSin(car.heading) * dz - exactCos(car.heading) * dx
  const facesAlong = exactSin(car.heading) * dx + exactCos(car.heading) * dz
  if (facesAlong > -0.2) car.heading -= off * 0.12
}

/** Touches down, leaves the ground or stays on it. */
function rest(car: Car, height: number, before: number | undefined, news: CarNews[]) {
  if (!car.inAir) {
    const climb = before === undefined ? 0 : (height - before) / TICK
    // The ground falls away faster than the car.
    if (height < -500 || climb < car.vy - STICKY) {
      car.inAir = true
      if (car.vy > 3 || height < -500) news.push('jump')
    } else {
      car.vy = climb
      car.y = height
    }
  }
  if (!car.inAir) return
  car.vy -= GRAVITY * TICK
  car.y += car.vy * TICK
  if (height < -500 || car.y > height || car.y < height - 1.6) return
  if (car.vy < -5) news.push('land')
  const kept = car.vy < -14 ? 0.94 : 0.985
  car.vx *= kept
  car.vz *= kept
  car.y = height
  car.vy = 0
  car.inAir = false
}
