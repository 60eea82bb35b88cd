import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { best, type State } from './rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.4, 1: 0.08, 2: 0 } as const

/** Follows the shortest solution; weaker bots more often move at random. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const open = sim.legal()
  if (open.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(open, random)
  const { state } = sim as TurnSim<State, number>
  return best(definitions.find(({ id }) => id === state.game)!.rules, state)
}
