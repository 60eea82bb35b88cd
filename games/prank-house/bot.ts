import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { sceneAt, type PrankInput, type State } from './rules.ts'
import { solve } from './search.ts'

const STUMBLES = [0.6, 0.25, 0] as const

/** Follows the shortest way to the joke, and gropes about where its strength says so. */
export function bot(sim: Sim<PrankInput>, random: Random, strength: 0 | 1 | 2): PrankInput | undefined {
  if (random() < STUMBLES[strength]) return pickOne(sim.legal(), random)
  const { state } = sim as TurnSim<State, PrankInput>
  return solve(sceneAt(state.scene), state.looks)?.[0]
}
