import type { Family } from '#kit/game/contract.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, type ShooterDefinition } from './definitions.ts'
import { isInput } from './inputs.ts'
import { openShooter, type ShooterSim } from './sim.ts'

export const family: Family<ShooterDefinition, number> = {
  name: 'shooter',
  realtime: true,
  definitions,
  create: ({ kind }, seed, _level, saved) => openShooter(rulesOf[kind], seed, saved),
  allows: (sim, input) => isInput((sim as ShooterSim).rules, input),
  bot(sim, random, strength) {
    const { rules, world } = sim as ShooterSim
    if (world.end) return undefined
    return world.cards.length > 0 ? -1 : rules.bot(world, random, strength)
  },
}
