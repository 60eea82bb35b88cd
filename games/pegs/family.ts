import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { boardOf } from './boards.ts'
import { bot } from './bot.ts'
import { definitions, type PegsDefinition } from './definitions.ts'
import { first, readLevel, turnRules } from './rules.ts'

export const family: Family<PegsDefinition, number> = {
  name: 'pegs',
  realtime: false,
  definitions,
  create: ({ id }, seed, level, saved) => turnSim(turnRules(first(id, level)), seed, saved),
  bot,
  board: ({ board }) => boardOf(board).holes,
  prove: ({ id }, _seed, level) => readLevel(id, level).line,
}
