import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import type { Input, State } from './state.ts'

/** How often each strength draws by luck. */
const SLIPS = [0.4, 0.05, 0] as const

/** Draws area by area what is sure; the weaker it is, the more often it guesses. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const advice = advise((sim as TurnSim<State, Input>).state)
  if (!advice) return undefined
  const legal = random() < SLIPS[strength] ? sim.legal() : []
  if (legal.length > 0) return pickOne(legal, random)
  const { cells, reason } = advice
  return reason === 'wrong' ? { kind: 'clear', cell: cells[0]! } : { kind: 'area', cells }
}
