import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { keepingMistakes, turnSim } from '#kit/game/turn-sim.ts'
import type { Random } from '#kit/random/random.ts'
import { pencilBot } from './bot.ts'
import { generate, type Grade, type Recipe } from './generate.ts'
import { isPencilInput } from './input-check.ts'
import { modelOf } from './model.ts'
import type { BoardRule, Puzzle } from './puzzle.ts'
import { pencilRules, type Input } from './state.ts'

/** How the values of a board are drawn; all except digits and letters are painted with a brush. */
export type Mark =
  | 'digit'
  | 'letter'
  | 'coin'
  | 'ink'
  | 'tent'
  | 'star'
  | 'lamp'
  | 'mine'
  | 'ship'
  | 'water'
  | 'mercury'
  | 'magnet'
  | 'domino'

/** A pencil puzzle: its rules, a recipe for its clues and three grades. */
export interface PencilDefinition extends GameDefinition {
  readonly recipe: string
  /** What the player puts into a cell. */
  readonly mark: Mark
  readonly rules: readonly BoardRule[]
  /** The level of a run picks the grade: easy, medium, hard. */
  readonly grades: readonly [Grade, Grade, Grade]
}

/** Points per cell, by grade. */
const WORTH = [10, 20, 30] as const

export const gradeOf = ({ grades }: PencilDefinition, level: number): Grade => grades[level - 1] ?? grades[0]

type Recipes = Readonly<Record<string, Recipe>>

export function dealPuzzle(
  recipes: Recipes,
  definition: PencilDefinition,
  level: number,
  random: Random,
): Puzzle {
  const recipe = recipes[definition.recipe]
  if (!recipe) throw new Error(`no recipe ${definition.recipe}`)
  return generate(recipe, definition.rules, gradeOf(definition, level), random)
}

/** A family of pencil puzzles from its definitions and recipes. */
export function pencilFamily(
  name: string,
  definitions: readonly PencilDefinition[],
  recipes: Recipes,
): Family<PencilDefinition, Input> {
  const create = (definition: PencilDefinition, seed: number, level: number, saved?: string) =>
    turnSim(
      pencilRules((random) => dealPuzzle(recipes, definition, level, random), WORTH[level - 1] ?? WORTH[0]),
      seed,
      saved,
    )
  return {
    name,
    realtime: false,
    definitions,
    create,
    allows: isPencilInput,
    bot: pencilBot,
    takenBack: keepingMistakes,
    prove(definition, seed, level) {
      const { puzzle } = create(definition, seed, level).state
      const { isGiven } = modelOf(puzzle)
      return puzzle.solution.flatMap((value, cell) =>
        value < 0 || isGiven[cell] || (value === 0 && puzzle.lowest === 0)
          ? []
          : [{ kind: 'put', cell, value }],
      )
    },
  }
}
