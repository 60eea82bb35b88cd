import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { advise } from './advice.ts'
import type { Input, State } from './state.ts'

/** Chance of a random line, by strength. */
const SLIPS = [0.4, 0.05, 0] as const

/** Draws certain lines one by one; weaker bots guess more often. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const advice = advise((sim as TurnSim<State, Input>).state)
  if (!advice) return undefined
  if (random() < SLIPS[strength]) return pickOne(sim.legal(), random)
  return { kind: 'mark', line: advice.line, value: advice.value }
}
