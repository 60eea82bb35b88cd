import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestPlace } from './guide.ts'
import type { LineState } from './rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.35, 1: 0.08, 2: 0 } as const

/** Continues along a solution; weaker bots more often move at random. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  return bestPlace((sim as TurnSim<LineState, number>).state)
}
