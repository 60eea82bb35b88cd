import { armyGames } from './army-games.ts'
import type { KinDefinition } from './definition.ts'
import { fateGames } from './fate-games.ts'
import { oddArmies } from './odd-armies.ts'
import { ruleGames } from './rule-games.ts'
import { twistGames } from './twist-games.ts'

export const definitions: readonly KinDefinition[] = [
  ...ruleGames,
  ...armyGames,
  ...twistGames,
  ...oddArmies,
  ...fateGames,
]
