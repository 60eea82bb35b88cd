import type { Family } from '#kit/game/contract.ts'
import { idleBot } from './bot.ts'
import { definitions, type IdleDefinition } from './definitions.ts'
import { createIdle, isIdleInput, type IdleInput, type IdleSim } from './rules.ts'

export const family: Family<IdleDefinition, IdleInput> = {
  name: 'idle',
  realtime: true,
  definitions,
  create: (definition, seed, _level, saved) => createIdle(definition, seed, saved),
  allows: (sim, input) => isIdleInput((sim as IdleSim).definition, input),
  bot: (sim, random, strength) => idleBot(sim as IdleSim, random, strength),
}
