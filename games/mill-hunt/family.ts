import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { oldMind } from './bot.ts'
import type { OldDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { gameOf } from './games.ts'
import type { OldPosition } from './position.ts'

export const set: DuelSet<OldDefinition, OldPosition, string> = {
  definitions,
  rulesOf: (definition) => gameOf(definition).rules,
  mindOf: oldMind,
}

export const family: Family<OldDefinition, string> = duelFamily('mill-hunt', set)
