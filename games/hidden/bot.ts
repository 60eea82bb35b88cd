import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Hunt } from './definitions.ts'
import { bestOf, type HuntState } from './rules.ts'

/** Chance of a random touch, by strength. */
const SLIPS = [0.35, 0.12, 0.02] as const

export const botOf =
  (huntOf: (sim: Sim<number>) => Hunt) =>
  (sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined => {
    const legal = sim.legal()
    if (legal.length > 0 && random() < SLIPS[strength]) return pickOne(legal, random)
    return bestOf(huntOf(sim), (sim as TurnSim<HuntState, number>).state)
  }
