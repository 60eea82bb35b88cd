import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type MemoryDefinition } from './definitions.ts'
import { HINT, turnRules } from './turn-rules.ts'
import type { TurnState } from './turn-state.ts'
import { watchRules, type WatchState } from './watch-rules.ts'

export type MemorySim = TurnSim<TurnState, number> | TurnSim<WatchState, number>

const create = ({ rules }: MemoryDefinition, seed: number, level: number, saved?: string): MemorySim =>
  rules.play === 'turn'
    ? turnSim(turnRules(rules, level), seed, saved)
    : turnSim(watchRules(rules, level), seed, saved)

function allows(sim: Sim<number>, input: unknown): boolean {
  const { state } = sim as MemorySim
  if (input === HINT) return state.play === 'turn' || state.phase === 'find'
  return sim.legal().some((one) => one === input)
}

export const family: Family<MemoryDefinition, number> = {
  name: 'memory',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create,
  allows,
  bot,
}
