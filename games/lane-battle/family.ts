import type { Family } from '#kit/game/contract.ts'
import { definitions, type BattleDefinition } from './definitions.ts'
import { choose } from './mind.ts'
import { openBattle, type BattleSim } from './sim.ts'

/** Ticks between the bot's decisions, by strength. */
const THINKS_EVERY = [90, 40, 18] as const
const SENSES = [0.3, 0.8, 1] as const

export const family: Family<BattleDefinition, number> = {
  name: 'lane-battle',
  realtime: true,
  definitions,
  create: ({ mode }, seed, level, saved) => openBattle(mode, { seed, level, saved }),
  allows: (sim, input) => (sim as BattleSim).allows(input),
  bot(sim, random, strength) {
    const battle = sim as BattleSim
    if (battle.status !== 'playing') return undefined
    if (battle.world.tick % THINKS_EVERY[strength] !== 0) return 0
    return choose(battle, 0, { sense: SENSES[strength], random })
  },
}
