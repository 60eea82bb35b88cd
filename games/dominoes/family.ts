import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { bot, MINDS } from './bot.ts'
import { modeOf } from '#kit/game/cards/rivals.ts'
import { definitions, type DominoDefinition } from './definitions.ts'
import { frameRules, proofOf } from './frame-rules.ts'
import { dominoRules } from './rules.ts'

export const family: Family<DominoDefinition, number> = {
  name: 'dominoes',
  realtime: false,
  definitions,
  mayUndo: ({ twist }) => twist === undefined,
  create({ twist }, seed, level, saved): Sim<number> {
    if (!twist) return turnSim(frameRules(level), seed, saved)
    const sim = turnSim(dominoRules(twist, MINDS[modeOf(level)]), seed, saved)
    return Object.defineProperty(sim, 'twist', { value: twist })
  },
  bot,
  prove: ({ twist }, _seed, level) => (twist ? undefined : proofOf(level)),
}
