import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Room } from './definitions.ts'
import { bestOf, type RoomState } from './rules.ts'

/** Chance of a random move, by strength. */
const SLIPS = [0.35, 0.12, 0.02] as const

/** Finds the way out at its strength. */
export const botOf =
  (roomOf: (sim: Sim<number>) => Room) =>
  (sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined => {
    const legal = sim.legal()
    if (legal.length > 0 && random() < SLIPS[strength]) return pickOne(legal, random)
    return bestOf(roomOf(sim), (sim as TurnSim<RoomState, number>).state)
  }
