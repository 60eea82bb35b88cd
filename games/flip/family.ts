import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { flipMind } from './bot.ts'
import { definitions, type FlipDefinition } from './definitions.ts'
import { flipRules, type FlipPosition } from './rules.ts'

export const set: DuelSet<FlipDefinition, FlipPosition, number> = {
  definitions,
  rulesOf: flipRules,
  mindOf: flipMind,
}

export const family: Family<FlipDefinition, number> = duelFamily('flip', set)
