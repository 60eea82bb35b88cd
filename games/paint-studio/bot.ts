import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Craft } from './definitions.ts'
import { bestOf, type PaintState } from './rules.ts'

/** Chance of a slip, by strength. */
const SLIPS = [0.2, 0.05, 0.005] as const

/** Paints what belongs there, with the slips of its strength. */
export const botOf =
  (craftOf: (sim: Sim<number>) => Craft) =>
  (sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined => {
    if (random() >= SLIPS[strength]) return bestOf(craftOf(sim), (sim as TurnSim<PaintState, number>).state)
    const legal = sim.legal()
    return legal.length > 0 ? pickOne(legal, random) : undefined
  }
