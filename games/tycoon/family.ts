import type { Family } from '#kit/game/contract.ts'
import { walkWell } from './bot.ts'
import { definitions, type TycoonDefinition } from './definitions.ts'
import { plans } from './plans.ts'
import { isYardInput, openYard, type YardInput, type YardSim } from './rules.ts'

export const family: Family<TycoonDefinition, YardInput> = {
  name: 'tycoon',
  realtime: true,
  definitions,
  create: ({ twist }, seed, _level, saved) => openYard(plans[twist], seed, saved),
  bot: (sim, random, strength) => walkWell(sim as YardSim, random, strength),
  allows: (_sim, input) => isYardInput(input),
}
