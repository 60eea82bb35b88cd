import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { asks } from './asks.ts'
import { bot } from './bot.ts'
import { definitions, type QuizDefinition } from './definitions.ts'
import { turnRules } from './rules.ts'

export const family: Family<QuizDefinition, number> = {
  name: 'quiz',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create: ({ pack, rules }, seed, _level, saved) => turnSim(turnRules(rules, asks[pack]), seed, saved),
  bot,
}
