import type { Family } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, type InvaderDefinition } from './definitions.ts'

export const family: Family<InvaderDefinition, number> = {
  name: 'invaders',
  realtime: true,
  definitions,
  create: ({ verb }, seed, _level, saved) => openMicro(rulesOf[verb], seed, saved),
  bot: (sim, random, strength) => microBot(sim as MicroSim, random, strength),
}
