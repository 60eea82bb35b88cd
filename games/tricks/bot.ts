import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Mode } from '#kit/game/cards/rivals.ts'
import type { TrickRules } from './games.ts'
import { thinkOf } from './rules.ts'
import type { TrickState } from './state.ts'
import type { Mind } from './think.ts'

/** How each level plays: stronger rivals imagine more deals and slip less. */
export const MINDS: Readonly<Record<Mode, Mind>> = {
  easy: { worlds: 2, slips: 0.6 },
  normal: { worlds: 6, slips: 0.12 },
  hard: { worlds: 20, slips: 0 },
}
export const ADVISER: Mind = { worlds: 16, slips: 0 }
const BY_STRENGTH = { 0: MINDS.easy, 1: MINDS.normal, 2: ADVISER } as const

/** This family's sim exposes its rules. */
export interface TrickSim extends TurnSim<TrickState, number> {
  readonly rules: TrickRules
}

export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < 0.4) return pickOne(legal, random)
  const { rules, state } = sim as TrickSim
  return thinkOf(rules, state, BY_STRENGTH[strength])
}
