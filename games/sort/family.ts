import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { boardOf } from './boards.ts'
import { bot } from './bot.ts'
import { definitions, type SortDefinition } from './definitions.ts'
import type { Move } from './move.ts'

export const family: Family<SortDefinition, Move> = {
  name: 'sort',
  realtime: false,
  definitions,
  create: (definition, seed, level, saved) => turnSim(boardOf(definition).rules(level), seed, saved),
  bot,
  prove: (definition, _seed, level) => boardOf(definition).line(level),
}
