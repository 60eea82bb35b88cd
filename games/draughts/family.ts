import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { draughtsMind } from './bot.ts'
import { definitions, type DraughtsDefinition } from './definitions.ts'
import type { DraughtsMove, DraughtsPosition } from './position.ts'
import { draughtsRules } from './rules.ts'

export const set: DuelSet<DraughtsDefinition, DraughtsPosition, DraughtsMove> = {
  definitions,
  rulesOf: draughtsRules,
  mindOf: draughtsMind,
}

export const family: Family<DraughtsDefinition, DraughtsMove> = duelFamily('draughts', set)
