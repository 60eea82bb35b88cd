import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { kinMind } from './bot.ts'
import type { KinDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import type { KinPosition } from './position.ts'
import { kinRules } from './rules.ts'

export const set: DuelSet<KinDefinition, KinPosition, number> = {
  definitions,
  rulesOf: kinRules,
  mindOf: kinMind,
}

export const family: Family<KinDefinition, number> = duelFamily('chess-kin', set)
