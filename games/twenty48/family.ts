import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import type { Direction } from './board.ts'
import { bot } from './bot.ts'
import { boardOfLevel, definitions, type Twenty48Definition } from './definitions.ts'
import { rules } from './rules.ts'

export const family: Family<Twenty48Definition, Direction> = {
  name: 'twenty48',
  realtime: false,
  definitions,
  create: (definition, seed, level, saved) => turnSim(rules(boardOfLevel(definition, level)), seed, saved),
  bot,
}
