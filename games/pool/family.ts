import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { botShot } from './bot.ts'
import { definitions, type PoolDefinition } from './definitions.ts'
import type { Shot } from './roll.ts'
import { poolRules } from './rules.ts'
import type { PoolState } from './state.ts'

export type PoolSim = TurnSim<PoolState, Shot>

export const family: Family<PoolDefinition, Shot> = {
  name: 'pool',
  realtime: false,
  definitions,
  create: ({ game }, seed, level, saved) => turnSim(poolRules(game, level), seed, saved),
  bot: (sim, random, strength) => botShot((sim as PoolSim).state, random, strength),
}
