import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bestGuess, type CodeState } from './code-rules.ts'
import { fleetAdvice, type FleetState } from './fleet-rules.ts'
import type { DeductionKind } from './palette.ts'
import { bestPearlMove, type PearlState } from './pearl-rules.ts'

export type Input = number | string

/** This family's sim exposes its game. */
export interface DeductionSim extends TurnSim<unknown, Input> {
  readonly kind: DeductionKind
}

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.15, 2: 0 } as const

/** Reasons from the answers; weaker bots more often try at random. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  if (sim.status !== 'playing') return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(sim.legal(), random)
  const { kind, state } = sim as DeductionSim
  if (kind === 'fleet') return fleetAdvice(state as FleetState)?.input
  if (kind === 'pearls') return bestPearlMove(state as PearlState)
  return bestGuess(state as CodeState)
}
