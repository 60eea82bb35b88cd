import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { territoryMind } from './bot.ts'
import { definitions, type TerritoryDefinition } from './definitions.ts'
import { landOf } from './lands.ts'
import type { TerritoryPosition } from './position.ts'

export const set: DuelSet<TerritoryDefinition, TerritoryPosition, number> = {
  definitions,
  rulesOf: (definition) => landOf(definition).rules,
  mindOf: territoryMind,
}

export const family: Family<TerritoryDefinition, number> = duelFamily('territory', set)
