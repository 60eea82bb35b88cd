import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type OneLineDefinition } from './definitions.ts'
import { boardOf } from './levels.ts'
import { lineRules } from './rules.ts'

export const family: Family<OneLineDefinition, number> = {
  name: 'one-line',
  realtime: false,
  definitions,
  create: ({ rule }, seed, level, saved) => turnSim(lineRules(rule, level), seed, saved),
  bot,
  prove: ({ rule }, _seed, level) => boardOf(rule, level).walk.slice(1),
}
