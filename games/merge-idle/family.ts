import type { Family } from '#kit/game/contract.ts'
import { PLANS } from './board.ts'
import { mergeWell } from './bot.ts'
import { definitions, type MergeDefinition } from './definitions.ts'
import { isMergeInput, openBoard, type MergeInput, type MergeSim } from './rules.ts'

export const family: Family<MergeDefinition, MergeInput> = {
  name: 'merge-idle',
  realtime: true,
  definitions,
  create: ({ twist }, seed, _level, saved) => openBoard(PLANS[twist], seed, saved),
  bot: (sim, random, strength) => mergeWell(sim as unknown as MergeSim, random, strength),
  allows: (sim, input) => isMergeInput((sim as unknown as MergeSim).plan, input),
}
