import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { raceMind } from './bot.ts'
import { definitions, type RaceDefinition } from './definitions.ts'
import type { RacePosition } from './position.ts'
import { rulesOf } from './rules.ts'

export const set: DuelSet<RaceDefinition, RacePosition, string> = { definitions, rulesOf, mindOf: raceMind }

/** Undo would reveal the next throw. */
export const family: Family<RaceDefinition, string> = {
  ...duelFamily('race-boards', set),
  mayUndo: () => false,
}
