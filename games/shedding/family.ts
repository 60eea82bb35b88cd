import type { Family } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot, MINDS, type ShedSim } from './bot.ts'
import { modeOf } from '#kit/game/cards/rivals.ts'
import { definitions, type ShedDefinition } from './definitions.ts'
import { rulesOf } from './games.ts'
import { shedRules } from './rules.ts'

export const family: Family<ShedDefinition, number> = {
  name: 'shedding',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create(definition, seed, level, saved): ShedSim {
    const rules = rulesOf(definition.kind)
    const sim = turnSim(shedRules(rules, MINDS[modeOf(level)]), seed, saved)
    return Object.defineProperty(sim, 'rules', { value: rules }) as ShedSim
  },
  bot,
}
