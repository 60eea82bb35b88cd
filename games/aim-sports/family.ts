import type { Family } from '#kit/game/contract.ts'
import { microBot } from '#kit/game/micro/bot.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, type AimSportsDefinition } from './definitions.ts'

export const family: Family<AimSportsDefinition, number> = {
  name: 'aim-sports',
  realtime: true,
  definitions,
  create: ({ play }, seed, _level, saved) => openMicro(rulesOf[play], seed, saved),
  bot: (sim, random, strength) => microBot(sim as MicroSim, random, strength),
}
