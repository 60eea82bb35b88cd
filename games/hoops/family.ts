import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { botThrow } from './bot.ts'
import { definitions, type HoopsDefinition } from './definitions.ts'
import { hoopsRules, type Hoops } from './rules.ts'
import { isThrow, type Throw } from './throw.ts'

export type HoopsSim = TurnSim<Hoops, Throw>

export const family: Family<HoopsDefinition, Throw> = {
  name: 'hoops',
  realtime: true,
  definitions,
  create: (definition, seed, level, saved) => turnSim(hoopsRules(definition, level), seed, saved),
  allows: (_sim, input) => isThrow(input),
  bot: (sim, random, strength) => botThrow((sim as HoopsSim).state, random, strength),
}
