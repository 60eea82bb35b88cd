import { boxesOf, neighbourPairs } from '#kit/game/pencil/board.ts'
import { givensOf, type Recipe } from '#kit/game/pencil/generate.ts'
import type { Clue } from '#kit/game/pencil/puzzle.ts'
import { bentRegions } from '#kit/game/pencil/regions.ts'
import { recipes } from './recipes.ts'

const bentAreas: NonNullable<Recipe['layOut']> = (grade, random) => ({
  clues: bentRegions(grade, boxesOf(grade, grade.box!), random).map((cells) => ({ kind: 'region', cells })),
})

const spare: NonNullable<Recipe['spare']> = (_grade, solution) => givensOf(solution)

/** Kinds that join two rules. */
export const joinedRecipes: Readonly<Record<string, Recipe>> = {
  'jigsaw-dots': { layOut: bentAreas, always: recipes.dots!.always!, spare, tries: 30 },

  'jigsaw-signs': {
    layOut: bentAreas,
    always: (grade, solution, { clues }) =>
      neighbourPairs(grade)
        .filter((pair) => clues.some(({ cells }) => pair.every((cell) => cells.includes(cell))))
        .map(([one, other]): Clue => ({
          kind: 'more',
          cells: solution[one]! > solution[other]! ? [one, other] : [other, one],
        })),
    spare,
    tries: 30,
  },

  'parity-thermometers': {
    always: (grade, solution, layout, random) => {
      const climbing = recipes.thermometers!.always!(grade, solution, layout, random)
      const taken = new Set(climbing.flatMap(({ cells }) => cells))
      const parities = recipes.parity!.always!(grade, solution, layout, random)
      return [...climbing, ...parities.filter(({ cells }) => !taken.has(cells[0]!))]
    },
    spare,
  },
}
