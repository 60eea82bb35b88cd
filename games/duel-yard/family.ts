import type { Family } from '#kit/game/contract.ts'
import { definitions, type YardDefinition } from './definitions.ts'
import { openMatch, thinkFirst, type Press, type YardSim } from './match.ts'

const SKILLS = [0.1, 0.6, 1] as const

export const family: Family<YardDefinition, Press> = {
  name: 'duel-yard',
  realtime: true,
  definitions,
  create: openMatch,
  bot: (sim, random, strength) => thinkFirst(sim as YardSim, random, SKILLS[strength]),
}
