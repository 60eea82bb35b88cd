import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type PushDefinition } from './definitions.ts'
import { shortest } from './push-search.ts'
import { first, turnRules } from './rules.ts'

const PROOF_POSITIONS = 20_000

export const family: Family<PushDefinition, number> = {
  name: 'push',
  realtime: false,
  definitions,
  create: ({ id, rules }, seed, level, saved) => turnSim(turnRules(rules, first(id, level)), seed, saved),
  bot,
  prove: ({ id, rules }, _seed, level) => shortest(rules, first(id, level), PROOF_POSITIONS),
}
