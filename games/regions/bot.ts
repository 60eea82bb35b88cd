import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import type { Input, State } from './state.ts'

/** Chance of a random area, by strength. */
const SLIPS = [0.4, 0.05, 0] as const

/** Draws certain areas one by one; weaker bots guess more often. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const advice = advise((sim as TurnSim<State, Input>).state)
  if (!advice) return undefined
  const legal = random() < SLIPS[strength] ? sim.legal() : []
  if (legal.length > 0) return pickOne(legal, random)
  const { cells, reason } = advice
  return reason === 'wrong' ? { kind: 'clear', cell: cells[0]! } : { kind: 'area', cells }
}
