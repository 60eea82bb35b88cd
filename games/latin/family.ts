import { pencilFamily } from '#kit/game/pencil/definition.ts'
import { definitions } from './definitions.ts'
import { joinedRecipes } from './joined-recipes.ts'
import { recipes } from './recipes.ts'

export const family = pencilFamily('latin', definitions, { ...recipes, ...joinedRecipes })
