import type { Random } from '#kit/random/random.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { drive } from './driver.ts'
import type { Match } from './match.ts'
import { holds, type Hold } from './stick.ts'

const SKILLS = [0.1, 0.6, 1] as const

/** Input that a bot repeats and for how long; not part of the state, since the run must not know who plays. */
const hands = new WeakMap<object, { held: number; ticks: number }>()

/** Drives the player's car as a computer of this strength, with the same slow reactions. */
export const botHold = (sim: TurnSim<Match, Hold>, random: Random, strength: 0 | 1 | 2): Hold =>
  driveSeat(sim, random, SKILLS[strength])

export function driveSeat(sim: TurnSim<Match, Hold>, random: Random, skill: number): Hold {
  const hand = hands.get(sim) ?? { held: 0, ticks: 0 }
  hands.set(sim, hand)
  if (hand.ticks-- <= 0) Object.assign(hand, drive(sim.state, sim.state.cars[0]!, skill, random))
  return holds(hand.held)
}
