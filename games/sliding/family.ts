import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type SlidingDefinition } from './definitions.ts'
import { first, turnRules } from './rules.ts'

export const family: Family<SlidingDefinition, number> = {
  name: 'sliding',
  realtime: false,
  definitions,
  create: ({ id, rules: { kind } }, seed, level, saved) =>
    turnSim(turnRules(first(id, kind, level)), seed, saved),
  bot,
  prove: ({ id, rules: { kind } }, _seed, level) => first(id, kind, level).way,
}
