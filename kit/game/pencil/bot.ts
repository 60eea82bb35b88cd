import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import type { Input, State } from './state.ts'

/** How often each strength enters a guess. */
const SLIPS = [0.4, 0.05, 0] as const

/** Solves cell by cell like a person; the weaker, the more often it guesses. */
export function pencilBot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const advice = advise((sim as TurnSim<State, Input>).state)
  if (!advice) return undefined
  if (random() < SLIPS[strength]) return pickOne(sim.legal(), random)
  return { kind: 'put', cell: advice.cell, value: advice.value }
}
