import { cellsOf, neighbourPairs, rowsOf } from '#kit/game/pencil/board.ts'
import { givensOf, type Grade, type Recipe } from '#kit/game/pencil/generate.ts'
import { drawPaths } from '#kit/game/pencil/paths.ts'
import type { Clue } from '#kit/game/pencil/puzzle.ts'
import { bentRegions, cutApart } from '#kit/game/pencil/regions.ts'
import { shuffled } from '#kit/random/random.ts'
import { recipes } from './recipes.ts'

type Spare = NonNullable<Recipe['spare']>

const givens: Spare = (_grade, solution) => givensOf(solution)

const sum = (cells: readonly number[], solution: readonly number[]) =>
  cells.reduce((total, cell) => total + solution[cell]!, 0)

const sign = (solution: readonly number[], [one, other]: readonly [number, number]): Clue => ({
  kind: 'more',
  cells: solution[one]! > solution[other]! ? [one, other] : [other, one],
})

/** Neighbours in one area: a sign over a border would hide it. */
const pairsWithin = (grade: Grade, areas: readonly (readonly number[])[]) =>
  neighbourPairs(grade).filter((pair) => areas.some((cells) => pair.every((cell) => cells.includes(cell))))

const signsWithin: Spare = (grade, solution, layout) => [
  ...pairsWithin(
    grade,
    layout.clues.map(({ cells }) => cells),
  ).map((pair) => sign(solution, pair)),
  ...givensOf(solution),
]

/** Kinds that join the rules of two squares, or put a rule of elsewhere onto one. */
export const joinedRecipes: Readonly<Record<string, Recipe>> = {
  links: {
    spare: (grade, solution) => [
      ...neighbourPairs(grade).map((cells): Clue =>
        solution[cells[0]] === solution[cells[1]]
          ? { kind: 'mirror', cells }
          : { kind: 'dot', cells, sign: 'next' },
      ),
      ...givensOf(solution),
    ],
  },

  cages: {
    always: (grade, solution, _layout, random) =>
      cutApart(grade, { least: 2, most: 3 }, random)
        .flatMap((cells) =>
          new Set(cells.map((cell) => solution[cell])).size < cells.length
            ? cells.map((cell) => [cell])
            : [cells],
        )
        .map((cells): Clue => ({ kind: 'cage', cells, value: sum(cells, solution) })),
    spare: givens,
  },

  arrows: {
    always: (grade, solution, _layout, random) =>
      drawPaths(
        grade,
        {
          paths: grade.columns,
          shortest: 3,
          longest: 4,
          mayGo: ([head, ...shaft], next) => sum([...shaft, next], solution) <= solution[head!]!,
          isGood: ([head, ...shaft]) => sum(shaft, solution) === solution[head!],
        },
        random,
      ).map((cells): Clue => ({ kind: 'arrow', cells })),
    spare: givens,
  },

  mirrors: {
    layOut(grade, random) {
      const meet = (one: number, other: number) =>
        one % grade.columns === other % grade.columns ||
        Math.floor(one / grade.columns) === Math.floor(other / grade.columns)
      const isGood = (path: readonly number[]) =>
        path.slice(0, Math.floor(path.length / 2)).every((cell, at) => !meet(cell, path.at(-1 - at)!))
      const wish = { paths: grade.columns - 2, shortest: 4, longest: 5, mayGo: () => true, isGood }
      return { clues: drawPaths(grade, wish, random).map((cells): Clue => ({ kind: 'mirror', cells })) }
    },
    spare: givens,
    tries: 30,
  },

  'odd-skyline': {
    always: (_grade, solution, _layout, random) =>
      shuffled([...solution.keys()], random)
        .slice(0, Math.round(solution.length * 0.4))
        .map((cell): Clue => ({ kind: 'parity', cells: [cell], value: solution[cell]! % 2 })),
    spare: recipes.skyline!.spare!,
  },

  'area-signs': {
    layOut: (grade, random) => ({
      clues: bentRegions(grade, rowsOf(grade), random).map((cells): Clue => ({ kind: 'region', cells })),
    }),
    spare: signsWithin,
    tries: 30,
  },

  'suguru-circles': {
    layOut: recipes.suguru!.layOut!,
    spare: (grade, solution) => [
      ...cellsOf(grade)
        .filter((cell) => (cell + 1) % grade.columns > 0 && cell + grade.columns < solution.length)
        .map((cell): Clue => {
          const cells = [cell, cell + 1, cell + grade.columns, cell + grade.columns + 1]
          return { kind: 'circle', cells, value: sum(cells, solution) }
        }),
      ...givensOf(solution),
    ],
    tries: 60,
  },

  'ripple-signs': { layOut: recipes.suguru!.layOut!, spare: signsWithin, tries: 60 },
}
