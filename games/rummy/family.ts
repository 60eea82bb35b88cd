import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot, MINDS, type RummySim } from './bot.ts'
import { modeOf } from '#kit/game/cards/rivals.ts'
import { definitions, type RummyDefinition } from './definitions.ts'
import { rummyRules } from './rules.ts'

export const family: Family<RummyDefinition, number> = {
  name: 'rummy',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create(definition, seed, level, saved): RummySim {
    const { twist } = definition
    const sim = turnSim(rummyRules(twist, MINDS[modeOf(level)]), seed, saved)
    return Object.defineProperty(sim, 'twist', { value: twist }) as RummySim
  },
  bot,
}
