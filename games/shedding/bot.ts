import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Mode } from '#kit/game/cards/rivals.ts'
import { thinkOf } from './rules.ts'
import type { ShedRules, ShedState } from './state.ts'
import type { Mind } from './think.ts'

/** Minds of the rivals: more worlds, fewer slips. */
export const MINDS: Readonly<Record<Mode, Mind>> = {
  easy: { worlds: 0, slips: 0.3 },
  normal: { worlds: 4, slips: 0.05 },
  hard: { worlds: 16, slips: 0 },
}
export const ADVISER: Mind = { worlds: 12, slips: 0 }
const BY_STRENGTH = { 0: MINDS.easy, 1: MINDS.normal, 2: ADVISER } as const

/** A sim of this family knows its rules. */
export interface ShedSim extends TurnSim<ShedState, number> {
  readonly rules: ShedRules
}

export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < 0.4) return pickOne(legal, random)
  const { rules, state } = sim as ShedSim
  return thinkOf(rules, state, BY_STRENGTH[strength])
}
