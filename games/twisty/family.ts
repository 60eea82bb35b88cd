import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type TwistyDefinition } from './definitions.ts'
import { firstState, twistyRules, wayHome } from './rules.ts'

export const family: Family<TwistyDefinition, number> = {
  name: 'twisty',
  realtime: false,
  definitions,
  create: ({ shape }, seed, level, saved) => turnSim(twistyRules(firstState(shape, level)), seed, saved),
  bot,
  prove: ({ shape }, _seed, level) => wayHome(shape, level),
}
