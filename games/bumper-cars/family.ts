import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { botHold } from './bot.ts'
import { definitions, type BumperDefinition } from './definitions.ts'
import { matchRules, type Match } from './match.ts'
import { isHold, type Hold } from './stick.ts'

export type BumperSim = TurnSim<Match, Hold>

export const family: Family<BumperDefinition, Hold> = {
  name: 'bumper-cars',
  realtime: true,
  definitions,
  create: (definition, seed, level, saved) => turnSim(matchRules(definition, level), seed, saved),
  allows: (_sim, input) => isHold(input),
  bot: (sim, random, strength) => botHold(sim as BumperSim, random, strength),
}
