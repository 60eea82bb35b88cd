import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { lineUpMind } from './bot.ts'
import { definitions, type LineUpDefinition } from './definitions.ts'
import type { LineUpMove, LineUpPosition } from './position.ts'
import { lineUpRules } from './rules.ts'

export type { LineUpDefinition } from './definitions.ts'

export const set: DuelSet<LineUpDefinition, LineUpPosition, LineUpMove> = {
  definitions,
  rulesOf: lineUpRules,
  mindOf: lineUpMind,
}

export const family: Family<LineUpDefinition, LineUpMove> = duelFamily('line-up', set)
