import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import type { Input, State } from './rules.ts'

/** Chance of a guess, by strength. */
const SLIPS = [0.4, 0.05, 0] as const

/** Solves like a person, cell by cell; the weaker it is, the more often it guesses. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const advice = advise((sim as TurnSim<State, Input>).state)
  if (!advice) return undefined
  if (random() < SLIPS[strength]) return pickOne(sim.legal(), random)
  return { kind: 'put', cell: advice.cell, digit: advice.digit }
}
