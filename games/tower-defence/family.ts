import type { Family } from '#kit/game/contract.ts'
import { think } from './bot.ts'
import { definitions, type DefenceDefinition } from './definitions.ts'
import { openDefence, type DefenceSim } from './sim.ts'

export const family: Family<DefenceDefinition, number> = {
  name: 'tower-defence',
  realtime: true,
  definitions,
  create: ({ kind }, seed, level, saved) => openDefence(kind, { seed, level, saved }),
  allows: (sim, input) => (sim as DefenceSim).allows(input),
  bot: (sim, random, strength) =>
    sim.status === 'playing' ? think(sim as DefenceSim, random, strength) : undefined,
}
