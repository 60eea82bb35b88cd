import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { sowingMind } from './bot.ts'
import { definitions, type SowingDefinition } from './definitions.ts'
import { sowingRules } from './rules.ts'
import type { SowingPosition } from './sow.ts'

export const set: DuelSet<SowingDefinition, SowingPosition, number> = {
  definitions,
  rulesOf: sowingRules,
  mindOf: sowingMind,
}

export const family: Family<SowingDefinition, number> = duelFamily('sowing', set)
