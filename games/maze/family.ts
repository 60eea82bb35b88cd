import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type MazeDefinition } from './definitions.ts'
import { first, turnRules, wayFrom } from './rules.ts'

export const family: Family<MazeDefinition, number> = {
  name: 'maze',
  realtime: false,
  definitions,
  create: ({ rules }, seed, level, saved) => turnSim(turnRules(first(rules, level)), seed, saved),
  bot,
  prove: ({ rules }, _seed, level) => wayFrom(first(rules, level)),
}
