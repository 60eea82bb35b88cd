import type { Family } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, type ClimbDefinition } from './definitions.ts'

export const family: Family<ClimbDefinition, number> = {
  name: 'climb',
  realtime: true,
  definitions,
  create: ({ way }, seed, _level, saved) => openMicro(rulesOf[way], seed, saved),
  bot: (sim, random, strength) => microBot(sim as MicroSim, random, strength),
}
