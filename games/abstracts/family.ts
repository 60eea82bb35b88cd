import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { abstractMind } from './bot.ts'
import { definitions, type AbstractDefinition } from './definitions.ts'
import { gameOf } from './games.ts'
import type { AbstractPosition } from './position.ts'

export const set: DuelSet<AbstractDefinition, AbstractPosition, string> = {
  definitions,
  rulesOf: (definition) => gameOf(definition).rules,
  mindOf: abstractMind,
}

export const family: Family<AbstractDefinition, string> = duelFamily('abstracts', set)
