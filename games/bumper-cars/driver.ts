import type { Random } from '#kit/random/random.ts'
import type { Car, Match } from './match.ts'
import * as pitch from './pitch.ts'
import { stick } from './stick.ts'

/** Ticks between decisions of the weakest driver, how many fewer the best one has, and their variation. */
const SLOWEST_HAND = 26
const HAND_GAIN = 12
const HAND_WAVERS = 7

export interface Choice {
  readonly held: number
  /** Ticks until the next decision: slow drivers decide rarely. */
  readonly ticks: number
}

interface Goal {
  readonly x: number
  readonly y: number
}

/** Target of a driver of this skill. */
export function drive(match: Match, car: Car, skill: number, random: Random): Choice {
  // Not faster than a person: 250 ± 60 ms for a strong team.
  const ticks = Math.round(SLOWEST_HAND - HAND_GAIN * skill + (random() - 0.5) * HAND_WAVERS)
  if (match.idle > PINNED_TICKS) return backOff(match, car)
  const aim = isChaser(match, car) ? chase(match, car, skill) : guard(match, car)
  const blur = (1 - skill) * 60
  const dx = aim.x - car.x + (random() - 0.5) * blur
  const dy = aim.y - car.y + (random() - 0.5) * blur
  if (pitch.length(dx, dy) < 9) return { held: 0, ticks: Math.min(ticks, 5) }
  const wantsBoost = aim.strikes && random() < 0.12 + 0.7 * skill
  return { held: stick(1 + pitch.nearestDirection(dx, dy), wantsBoost), ticks }
}

const PINNED_TICKS = 40

/** Everybody pushes and nothing moves: reverse, so that the ball comes free. */
function backOff({ ball }: Match, car: Car): Choice {
  const home = car.side === 0 ? -70 : 70
  return { held: stick(1 + pitch.nearestDirection(car.x - ball.x + home, car.y - ball.y), false), ticks: 12 }
}

/** In a pair the car nearer to the ball chases it; the other guards. */
function isChaser({ cars, ball }: Match, car: Car): boolean {
  const mate = cars.find((other) => other.side === car.side && other !== car)
  if (!mate) return true
  const way = car.side === 0 ? 1 : -1
  const cost = (one: Car) => {
    const behind = (ball.x - one.x) * way
    return pitch.length(one.x - ball.x, one.y - ball.y) + (behind < 0 ? 120 : 0) + (one === car ? 0 : 20)
  }
  // A player may not come, so their mate goes even from farther away.
  return cost(car) <= cost(mate) * (mate.seat === 0 ? 0.85 : 1)
}

function guard({ ball }: Match, car: Car): Goal & { readonly strikes: boolean } {
  const own = car.side === 0 ? 78 : pitch.LENGTH - 78
  const y = pitch.MIDDLE + Math.max(-62, Math.min(62, (ball.y - pitch.MIDDLE) * 0.6))
  return { x: own, y, strikes: false }
}

/** Gets behind the ball as seen from the goal, then drives through it; good drivers lead the ball. */
function chase({ ball }: Match, car: Car, skill: number): Goal & { readonly strikes: boolean } {
  const way = car.side === 0 ? 1 : -1
  const goalX = way === 1 ? pitch.LENGTH + 12 : -12
  const far = pitch.length(ball.x - car.x, ball.y - car.y)
  const lead = Math.min(26, far / 7) * (0.25 + 0.75 * skill)
  const x = Math.max(20, Math.min(pitch.LENGTH - 20, ball.x + ball.vx * lead))
  const y = Math.max(20, Math.min(pitch.WIDTH - 20, ball.y + ball.vy * lead))
  const goalY = pitch.MIDDLE + (y > pitch.MIDDLE ? -1 : 1) * 18
  const toGoal = pitch.length(goalX - x, goalY - y)
  const ux = (goalX - x) / toGoal
  const uy = (goalY - y) / toGoal
  const dx = x - car.x
  const dy = y - car.y
  const near = pitch.length(dx, dy) + 0.001
  const lined = (dx * ux + dy * uy) / near
  if (lined > 0.8 - 0.25 * (1 - skill))
    return { x: x + ux * 30, y: y + uy * 30, strikes: far < 130 && lined > 0.9 }
  const back = pitch.CAR_RADIUS + pitch.BALL_RADIUS + 14
  if (lined > -0.15) return { x: x - ux * back, y: y - uy * back, strikes: false }
  // On the wrong side: go round the ball on the side where the car already is.
  const aside = -dx * uy + dy * ux > 0 ? -1 : 1
  const round = back + 12
  return {
    x: x - ux * back * 0.6 - uy * aside * -round,
    y: y - uy * back * 0.6 + ux * aside * round,
    strikes: false,
  }
}
