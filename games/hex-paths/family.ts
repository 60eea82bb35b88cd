import type { Family } from '#kit/game/contract.ts'
import { duelFamily, type DuelSet } from '#kit/game/duel/family.ts'
import { pathMind } from './bot.ts'
import { definitions, type PathDefinition } from './definitions.ts'
import type { PathPosition } from './position.ts'
import { rulesOf } from './rules.ts'

export const set: DuelSet<PathDefinition, PathPosition, number> = { definitions, rulesOf, mindOf: pathMind }

export const family: Family<PathDefinition, number> = duelFamily('hex-paths', set)
