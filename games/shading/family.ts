import { pencilFamily } from '#kit/game/pencil/definition.ts'
import { definitions } from './definitions.ts'
import { recipes } from './recipes.ts'

export const family = pencilFamily('shading', definitions, recipes)
