import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestTurn, type TwistyState } from './rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.4, 1: 0.08, 2: 0 } as const

/** Turns towards the solution; weaker bots more often make a random turn. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  return bestTurn((sim as TurnSim<TwistyState, number>).state)
}
