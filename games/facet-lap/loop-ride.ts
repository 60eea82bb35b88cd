import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Car, Power } from './car.ts'
import { PEDAL } from './controls.ts'
import { LOOP_RADIUS, type LapCourse, type Loop } from './lap-course.ts'
import { BRAKES, CAR_HALF_WIDTH, COASTING, ENGINE, GRAVITY, TICK } from './physics.ts'

/** Events in a loop: scraping a rail, falling off overhead, or completing it. */
export type LoopNews = 'scrape' | 'fall' | 'loop'

const ROUND = 2 * Math.PI
/** The road guides the nose: share of the error corrected per tick. */
const LED = 0.06

/** A car at the foot of a loop, from either side, is on it from now on. */
export function enterLoop(car: Car, course: LapCourse, aside: number) {
  const index = course.loops.findIndex(({ node }) => node === car.node)
  const loop = course.loops[index]
  if (!loop) return
  const [dx, dz] = [exactSin(loop.heading), exactCos(loop.heading)]
  car.loop = index + 1
  car.pace = car.vx * dx + car.vz * dz
  car.turned = car.gone < 0 ? ROUND - 0.01 : 0.01
  car.aside = aside
  car.inAir = false
  standInLoop(car, course, loop)
}

/** One tick on the loop; the wheel was turned before. */
export function rideLoop(car: Car, course: LapCourse, pedal: number, power: Power): LoopNews[] {
  const loop = course.loops[car.loop - 1]!
  const news: LoopNews[] = []
  car.gone = 0
  car.slide = 0
  car.pace += pull(car, pedal, power) * TICK
  car.turned += (car.pace * TICK) / LOOP_RADIUS
  const off = offCourse(car, loop)
  car.heading -= off * LED
  car.aside += car.pace * exactSin(off) * TICK
  const room = course.width[loop.node]! / 2 - CAR_HALF_WIDTH
  if (Math.abs(car.aside) > room) {
    car.aside = Math.sign(car.aside) * room
    car.heading -= off
    if (Math.abs(off) > 0.05) {
      car.pace *= 0.97
      news.push('scrape')
    }
  }
  standInLoop(car, course, loop)
  if ((car.pace * car.pace) / LOOP_RADIUS + GRAVITY * exactCos(car.turned) < 0) news.push('fall')
  else if (car.turned >= ROUND) {
    leave(car, course, loop.node + 1, 0)
    news.push('loop')
  } else if (car.turned <= 0) leave(car, course, loop.node - 1, course.spacing * 0.98)
  return news
}

/** Acceleration along the road in metres per second squared: its slope, and the pedal. */
function pull({ turned, pace }: Car, pedal: number, { topSpeed, push }: Power): number {
  const slope = -GRAVITY * exactSin(turned)
  if (pedal === PEDAL.gas) return slope + ENGINE * Math.max(-0.6, 1 - pace / topSpeed) + push
  const hold = pedal === PEDAL.brake ? BRAKES : COASTING
  return slope - Math.sign(pace) * Math.min(Math.abs(pace) / TICK, hold)
}

function offCourse({ heading }: Car, loop: Loop): number {
  const off = heading - loop.heading
  return off - Math.round(off / ROUND) * ROUND
}

/** Places the car on the loop's road, which leads from one lane to the other. */
function standInLoop(car: Car, course: LapCourse, { node, heading }: Loop) {
  const next = node + 1
  const [dx, dz] = [exactSin(heading), exactCos(heading)]
  const share = car.turned / ROUND
  const ahead = LOOP_RADIUS * exactSin(car.turned)
  car.x = course.x[node]! + (course.x[next]! - course.x[node]!) * share + dx * ahead + dz * car.aside
  car.z = course.z[node]! + (course.z[next]! - course.z[node]!) * share + dz * ahead - dx * car.aside
  car.y = course.y[node]! + LOOP_RADIUS * (1 - exactCos(car.turned))
  car.vx = dx * car.pace
  car.vz = dz * car.pace
  car.vy = 0
  car.node = node
  car.past = course.spacing * Math.max(0, Math.min(1, share))
}

function leave(car: Car, course: LapCourse, node: number, past: number) {
  car.gone = node - car.node
  car.node = node
  car.past = past
  car.loop = 0
  car.turned = 0
  const [dx, dz] = [course.dx[node]!, course.dz[node]!]
  car.x = course.x[node]! + dx * past + dz * car.aside
  car.z = course.z[node]! + dz * past - dx * car.aside
  car.y = course.y[node]!
}
