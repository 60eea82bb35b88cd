import type { Family } from '#kit/game/contract.ts'
import { shopOf } from './all-shops.ts'
import { provenDay, tapWell } from './bot.ts'
import { definitions, type CounterDefinition } from './definitions.ts'
import { openDay, type ShiftSim } from './shift.ts'

export const family: Family<CounterDefinition, number> = {
  name: 'counter-rush',
  realtime: true,
  definitions,
  create: ({ shop }, seed, level, saved) => openDay(shopOf(shop), seed, level, saved),
  bot: (sim, random, strength) => tapWell(sim as ShiftSim, random, strength),
  prove: provenDay,
}
