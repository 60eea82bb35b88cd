import type { Family } from '#kit/game/contract.ts'
import { definitions, type BrickDefinition } from './definitions.ts'
import { rulesOf } from './all-rules.ts'
import { isInput } from './inputs.ts'
import { openBricks, type BrickSim } from './sim.ts'

export const family: Family<BrickDefinition, number> = {
  name: 'brick',
  realtime: true,
  definitions,
  create: ({ kind }, seed, level, saved) => openBricks(rulesOf[kind], { seed, level, saved }),
  allows: (sim, input) => isInput((sim as BrickSim).rules, input),
  bot(sim, random, strength) {
    const { rules, world } = sim as BrickSim
    return world.end ? undefined : rules.bot(world, random, strength)
  },
}
