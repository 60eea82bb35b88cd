import type { Family } from '#kit/game/contract.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { pinBot } from './bot.ts'
import { definitions, type PinballDefinition } from './definitions.ts'
import { rulesOf } from './rules.ts'

export const family: Family<PinballDefinition, number> = {
  name: 'pinball',
  realtime: true,
  definitions,
  create: ({ table }, seed, _level, saved) => openMicro(rulesOf[table], seed, saved),
  bot: (sim, random, strength) => pinBot(sim as MicroSim, random, strength),
}
