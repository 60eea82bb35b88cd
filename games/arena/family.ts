import type { Family } from '#kit/game/contract.ts'
import { allRules } from './all-rules.ts'
import { openArena, type ArenaSim } from './arena-sim.ts'
import { definitions, type ArenaDefinition } from './definitions.ts'
import { thinkEvery } from './round.ts'
import type { Stick } from './stick.ts'

const SKILLS = [0, 0.6, 1] as const

export const family: Family<ArenaDefinition, Stick> = {
  name: 'arena',
  realtime: true,
  definitions,
  create: ({ arena }, seed, level, saved) => openArena(allRules[arena], { seed, level, saved }),
  bot(sim, random, strength) {
    const { rules, state } = sim as ArenaSim
    const skill = SKILLS[strength]
    const { stick, alive } = state.players[0]!
    if (!alive) return stick
    return state.tick % thinkEvery(skill) === 0 ? rules.think(state, 0, random, skill) : stick
  },
}
