import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Mode } from '#kit/game/cards/rivals.ts'
import type { Twist } from './definitions.ts'
import { thinkOf } from './rules.ts'
import type { RummyState } from './state.ts'
import type { Mind } from './think.ts'

/** How each level plays: stronger rivals slip less and mind what they discard. */
export const MINDS: Readonly<Record<Mode, Mind>> = {
  easy: { slips: 0.3, careful: false },
  normal: { slips: 0.08, careful: false },
  hard: { slips: 0, careful: true },
}
export const ADVISER: Mind = { slips: 0, careful: true }
const BY_STRENGTH = { 0: MINDS.easy, 1: MINDS.normal, 2: ADVISER } as const

/** This family's sim exposes its rules. */
export interface RummySim extends TurnSim<RummyState, number> {
  readonly twist: Twist
}

export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < 0.4) return pickOne(legal, random)
  const { twist, state } = sim as RummySim
  return thinkOf(twist, state, BY_STRENGTH[strength])
}
