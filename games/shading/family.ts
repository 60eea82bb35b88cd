import { pencilFamily } from '#kit/game/pencil/definition.ts'
import { countingRecipes } from './counting-recipes.ts'
import { definitions } from './definitions.ts'
import { recipes } from './recipes.ts'

export const family = pencilFamily('shading', definitions, { ...recipes, ...countingRecipes })
