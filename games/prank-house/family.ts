import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions } from './definitions.ts'
import { sceneAt, startLooks, turnRules, type PrankInput } from './rules.ts'
import { solve } from './search.ts'

export const family: Family<GameDefinition, PrankInput> = {
  name: 'prank-house',
  realtime: false,
  definitions,
  create: (_definition, seed, level, saved) => turnSim(turnRules(level), seed, saved),
  bot,
  prove(_definition, _seed, level) {
    const scene = sceneAt(level - 1)
    return solve(scene, startLooks(scene))
  },
}
