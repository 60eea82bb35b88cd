import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot, MINDS, type TrickSim } from './bot.ts'
import { modeOf } from '#kit/game/cards/rivals.ts'
import { definitions, type TrickDefinition } from './definitions.ts'
import { rulesOf } from './games.ts'
import { trickRules } from './rules.ts'

export const family: Family<TrickDefinition, number> = {
  name: 'tricks',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create(definition, seed, level, saved): TrickSim {
    const rules = rulesOf(definition.kind)
    const sim = turnSim(trickRules(rules, MINDS[modeOf(level)]), seed, saved)
    return Object.defineProperty(sim, 'rules', { value: rules }) as TrickSim
  },
  bot,
}
