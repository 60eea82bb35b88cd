import type { Family } from '#kit/game/contract.ts'
import { allRules } from './all-rules.ts'
import { definitions, type YardDefinition } from './definitions.ts'
import type { Stick } from './stick.ts'
import { openYard, THINK_EVERY, type YardSim } from './yard-sim.ts'

const SKILLS = [0, 0.6, 1] as const

export const family: Family<YardDefinition, Stick> = {
  name: 'herd-yard',
  realtime: true,
  definitions,
  create: ({ id, yard }, seed, level, saved) => openYard(allRules[yard], { id, seed, level, saved }),
  bot(sim, random, strength) {
    const { rules, state } = sim as YardSim
    const own = state.players[0]!
    return state.tick % THINK_EVERY === 0 ? rules.think(state, 0, random, SKILLS[strength]) : own.stick
  },
}
