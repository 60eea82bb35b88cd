import type { Family } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { rulesOf } from './all-runs.ts'
import { definitions, type RoadRushDefinition } from './definitions.ts'

export const family: Family<RoadRushDefinition, number> = {
  name: 'road-rush',
  realtime: true,
  definitions,
  create: ({ run }, seed, _level, saved) => openMicro(rulesOf[run], seed, saved),
  bot: (sim, random, strength) => microBot(sim as MicroSim, random, strength),
}
