import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { drive } from './driver.ts'
import { modelAt } from './garage.ts'
import type { Car, Match } from './match.ts'
import * as pitch from './pitch.ts'
import { ALPHABET, type Hold } from './stick.ts'

const ACCELERATION = 0.25
const BOOST_TICKS = 14
const BOOST_FORCE = 2.7

/** The person driving a car, 0 or 1; `undefined` for the computer. */
export function handOf(
  { mode }: Pick<Match, 'mode'>,
  { side, seat }: Pick<Car, 'side' | 'seat'>,
): 0 | 1 | undefined {
  if (side === 0 && seat === 0) return 0
  const isSecond = mode === 'duel' ? side === 1 && seat === 0 : mode === 'together' && side === 0
  return isSecond ? 1 : undefined
}

/** Input of a car: the player's stick or the computer's decision. */
export function heldBy(match: Match, car: Car, hold: Hold, random: Random): number {
  const hand = handOf(match, car)
  if (hand === 0) return hold % ALPHABET
  if (hand === 1) return Math.floor(hold / ALPHABET) % ALPHABET
  // The player's mate has the skill of the rival team.
  if (car.hold-- > 0) return car.held
  const choice = drive(match, car, match.skill, random)
  car.held = choice.held
  car.hold = choice.ticks
  return car.held
}

/**
 * One tick of driving; `pace` is the motor's share of full power, `keeps` the share of speed that the ground
 * leaves.
 */
export function steer(
  car: Car,
  held: number,
  { pace, keeps }: { readonly pace: number; readonly keeps: number },
  events: SimEvent[],
) {
  const direction = held >> 1
  const { power, thrust, rest, turn } = modelAt(car.model)
  if (car.rest > 0) car.rest--
  if ((held & 1) === 1 && car.rest === 0 && car.boost === 0) {
    car.boost = BOOST_TICKS
    car.rest = rest
    events.push({ kind: 'boost', x: car.x, y: car.y, amount: car.side })
  }
  if (direction > 0) {
    const ux = pitch.directionX(direction - 1)
    const uy = pitch.directionY(direction - 1)
    turnTo(car, ux, uy, turn)
    car.vx += ux * ACCELERATION * pace * power
    car.vy += uy * ACCELERATION * pace * power
  }
  if (car.boost > 0) {
    car.boost--
    car.vx += car.hx * ACCELERATION * BOOST_FORCE * thrust
    car.vy += car.hy * ACCELERATION * BOOST_FORCE * thrust
  }
  car.vx *= keeps
  car.vy *= keeps
  car.x += car.vx
  car.y += car.vy
}

function turnTo(car: Car, ux: number, uy: number, turn: number) {
  // Told to reverse direction, a car turns through its left side.
  const isOpposite = car.hx * ux + car.hy * uy < -0.99
  const x = car.hx + (isOpposite ? -uy : ux) * turn
  const y = car.hy + (isOpposite ? ux : uy) * turn
  const far = pitch.length(x, y)
  car.hx = x / far
  car.hy = y / far
}
