import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Mode } from '#kit/game/cards/rivals.ts'
import { bestFrame, type FrameState } from './frame-rules.ts'
import { thinkOf } from './rules.ts'
import type { DominoState, Twist } from './state.ts'
import type { Mind } from './think.ts'

/** How each level plays: stronger rivals imagine more deals and slip less. */
export const MINDS: Readonly<Record<Mode, Mind>> = {
  easy: { worlds: 0, slips: 0.35 },
  normal: { worlds: 6, slips: 0.06 },
  hard: { worlds: 20, slips: 0 },
}
export const ADVISER: Mind = { worlds: 16, slips: 0 }
const BY_STRENGTH = { 0: MINDS.easy, 1: MINDS.normal, 2: ADVISER } as const

/** This family's sim exposes its rules. */
export interface DominoSim extends TurnSim<DominoState, number> {
  readonly twist: Twist
}

const isMatch = (sim: Sim<number>): sim is DominoSim => 'twist' in sim

export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (strength === 0 && random() < 0.4) return pickOne(legal, random)
  if (!isMatch(sim)) return bestFrame((sim as TurnSim<FrameState, number>).state)
  return thinkOf(sim.twist, sim.state, BY_STRENGTH[strength])
}
