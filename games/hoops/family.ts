import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { botHold } from './bot.ts'
import { definitions, type HoopsDefinition } from './definitions.ts'
import type { Match } from './match.ts'
import { isHold, type Hold } from './pad.ts'
import { hoopsRules } from './rules.ts'

export type HoopsSim = TurnSim<Match, Hold>

export const family: Family<HoopsDefinition, Hold> = {
  name: 'hoops',
  realtime: true,
  definitions,
  create: (definition, seed, level, saved) => turnSim(hoopsRules(definition, level), seed, saved),
  allows: (_sim, input) => isHold(input),
  bot: (sim, random, strength) => botHold(sim, random, strength),
}
