import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { modeOf, type State } from './modes.ts'
import { bestOf } from './series.ts'

const CHANCE_OF_A_SLIP = { 0: 0.35, 1: 0.1, 2: 0 } as const

/** Knows all the words; weaker bots more often tap at random. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(legal, random)
  const { state } = sim as TurnSim<State, number>
  return bestOf(modeOf(state.mode), state)
}
