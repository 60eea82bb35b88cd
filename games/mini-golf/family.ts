import type { Family } from '#kit/game/contract.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { golfBot } from './bot.ts'
import { definitions, type MiniGolfDefinition } from './definitions.ts'
import { rulesOf } from './rules.ts'

export const family: Family<MiniGolfDefinition, number> = {
  name: 'mini-golf',
  realtime: true,
  definitions,
  create: ({ course }, seed, _level, saved) => openMicro(rulesOf[course], seed, saved),
  bot: (sim, random, strength) => golfBot(sim as MicroSim, random, strength),
}
