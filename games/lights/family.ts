import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type LightsDefinition } from './definitions.ts'
import { first, turnRules, wayFrom } from './rules.ts'

export const family: Family<LightsDefinition, number> = {
  name: 'lights',
  realtime: false,
  definitions,
  create: ({ id, rules }, seed, level, saved) => turnSim(turnRules(first(id, rules, level)), seed, saved),
  bot,
  prove: ({ id, rules }, _seed, level) => wayFrom(first(id, rules, level)),
}
