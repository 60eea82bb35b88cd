import type { Family } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, type BeatYardDefinition } from './definitions.ts'

export const family: Family<BeatYardDefinition, number> = {
  name: 'beat-yard',
  realtime: true,
  definitions,
  create: ({ play }, seed, _level, saved) => openMicro(rulesOf[play], seed, saved),
  bot: (sim, random, strength) => microBot(sim as MicroSim, random, strength),
}
