import { armyGames } from './army-games.ts'
import type { KinDefinition } from './definition.ts'
import { ruleGames } from './rule-games.ts'

export const definitions: readonly KinDefinition[] = [...ruleGames, ...armyGames]
