import { boxesOf, columnsOf, neighbourPairs, rowsOf } from '#kit/game/pencil/board.ts'
import { resultOf, seenFrom, sumBetween } from '#kit/game/pencil/clue-rules.ts'
import { givensOf, type Grade, type Recipe } from '#kit/game/pencil/generate.ts'
import { drawPaths } from '#kit/game/pencil/paths.ts'
import type { Clue, Edge } from '#kit/game/pencil/puzzle.ts'
import { bentRegions, cutApart } from '#kit/game/pencil/regions.ts'
import { pickOne, shuffled } from '#kit/random/random.ts'

const spare: NonNullable<Recipe['spare']> = (_grade, solution) => givensOf(solution)

const sum = (cells: readonly number[], solution: readonly number[]) =>
  cells.reduce((total, cell) => total + solution[cell]!, 0)

/** Neighbours in one box: a sign over a border would say less. */
const boxPairs = (grade: Grade) => {
  const boxes = boxesOf(grade, grade.box!)
  return neighbourPairs(grade).filter((pair) => boxes.some((box) => pair.every((cell) => box.includes(cell))))
}

/** Each line as it is seen from each of its ends. */
const viewsOf = (grade: Grade): { readonly cells: readonly number[]; readonly edge: Edge }[] => [
  ...rowsOf(grade).flatMap((cells) => [
    { cells, edge: 'left' as const },
    { cells: cells.toReversed(), edge: 'right' as const },
  ]),
  ...columnsOf(grade).flatMap((cells) => [
    { cells, edge: 'top' as const },
    { cells: cells.toReversed(), edge: 'bottom' as const },
  ]),
]

/** Some cells tell whether their digit is even. */
const someParities: NonNullable<Recipe['always']> = (_grade, solution, _layout, random) =>
  shuffled([...solution.keys()], random)
    .slice(0, Math.round(solution.length * 0.45))
    .map((cell): Clue => ({ kind: 'parity', cells: [cell], value: solution[cell]! % 2 }))

const bentAreas: NonNullable<Recipe['layOut']> = (grade, random) => {
  const regions = bentRegions(grade, boxesOf(grade, grade.box!), random)
  return { clues: regions.map((cells) => ({ kind: 'region', cells })) }
}

const hasRepeat = (cells: readonly number[], solution: readonly number[]) =>
  new Set(cells.map((cell) => solution[cell])).size < cells.length

/** How each kind gets its clues. */
export const recipes: Readonly<Record<string, Recipe>> = {
  givens: { spare },

  jigsaw: { layOut: bentAreas, spare, tries: 30 },

  'jigsaw-parity': { layOut: bentAreas, always: someParities, spare, tries: 30 },

  killer: {
    always(grade, solution, _layout, random) {
      const most = grade.columns > 6 ? 4 : 3
      const cages = cutApart(grade, { least: 2, most }, random).flatMap((cells) =>
        hasRepeat(cells, solution) ? cells.map((cell) => [cell]) : [cells],
      )
      return cages.map((cells): Clue => ({ kind: 'cage', cells, value: sum(cells, solution) }))
    },
    spare,
  },

  dots: {
    always: (grade, solution) =>
      neighbourPairs(grade).map((cells): Clue => {
        const [low, high] = cells.map((cell) => solution[cell]!).toSorted((a, b) => a - b) as [number, number]
        // 1 and 2 are both neighbours and a double: the double is the rarer sign.
        if (high === 2 * low) return { kind: 'dot', cells, sign: 'double' }
        return high - low === 1 ? { kind: 'dot', cells, sign: 'next' } : { kind: 'no-dot', cells }
      }),
    spare,
  },

  more: {
    always: (grade, solution) =>
      boxPairs(grade).map(([one, other]): Clue => {
        const isFirst = solution[one]! > solution[other]!
        return { kind: 'more', cells: isFirst ? [one, other] : [other, one] }
      }),
    spare,
  },

  parity: { always: someParities, spare },

  thermometers: {
    always: (grade, solution, _layout, random) =>
      drawPaths(
        grade,
        {
          paths: grade.columns > 6 ? 8 : 4,
          shortest: 4,
          longest: 6,
          mayGo: (path, next) => solution[next]! > solution[path.at(-1)!]!,
        },
        random,
      ).map((cells): Clue => ({ kind: 'thermometer', cells })),
    spare,
  },

  arrows: {
    always: (grade, solution, _layout, random) =>
      drawPaths(
        grade,
        {
          paths: grade.columns > 6 ? 9 : 5,
          shortest: 3,
          longest: 5,
          mayGo: ([head, ...shaft], next) => sum([...shaft, next], solution) <= solution[head!]!,
          isGood: ([head, ...shaft]) => sum(shaft, solution) === solution[head!],
        },
        random,
      ).map((cells): Clue => ({ kind: 'arrow', cells })),
    spare,
  },

  sandwich: {
    always(grade, solution) {
      const ends = [grade.lowest, grade.highest] as const
      const between = (cells: number[], edge: 'left' | 'top'): Clue => {
        const values = cells.map((cell) => solution[cell]!)
        return { kind: 'between', cells, edge, value: sumBetween(values, ends) }
      }
      return [
        ...rowsOf(grade).map((cells) => between(cells, 'left')),
        ...columnsOf(grade).map((cells) => between(cells, 'top')),
      ]
    },
    spare,
  },

  'five-ten': {
    always: (grade, solution) =>
      neighbourPairs(grade).flatMap((cells): Clue[] => {
        const value = sum(cells, solution)
        return value === 5 || value === 10 ? [{ kind: 'pair-sum', cells, value }] : []
      }),
    spare,
  },

  mirrors: {
    layOut(grade, random) {
      const boxes = boxesOf(grade, grade.box!)
      const box = (cell: number) => boxes.findIndex((cells) => cells.includes(cell))
      const meet = (one: number, other: number) =>
        one % grade.columns === other % grade.columns ||
        Math.floor(one / grade.columns) === Math.floor(other / grade.columns) ||
        box(one) === box(other)
      const isGood = (path: readonly number[]) =>
        path.slice(0, Math.floor(path.length / 2)).every((cell, at) => !meet(cell, path.at(-1 - at)!))
      const paths = drawPaths(
        grade,
        { paths: grade.columns > 6 ? 7 : 4, shortest: 4, longest: 5, mayGo: () => true, isGood },
        random,
      )
      return { clues: paths.map((cells) => ({ kind: 'mirror', cells })) }
    },
    spare,
    tries: 30,
  },

  skyline: {
    spare: (grade, solution) => [
      ...viewsOf(grade).map(({ cells, edge }): Clue => ({
        kind: 'sight',
        cells,
        edge,
        value: seenFrom(cells.map((cell) => solution[cell]!)),
      })),
      ...givensOf(solution),
    ],
  },

  frame: {
    always: (grade, solution) =>
      viewsOf(grade).map(({ cells, edge }): Clue => {
        const near = cells.slice(0, 3)
        return { kind: 'frame-sum', cells: near, edge, value: sum(near, solution) }
      }),
    spare,
  },

  circles: {
    always(grade, solution, _layout, random) {
      const { columns } = grade
      const corners = [...solution.keys()].filter(
        (cell) => (cell + 1) % columns > 0 && cell + columns < solution.length,
      )
      return shuffled(corners, random)
        .slice(0, columns * 2)
        .map((cell): Clue => {
          const cells = [cell, cell + 1, cell + columns, cell + columns + 1]
          return { kind: 'circle', cells, value: sum(cells, solution) }
        })
    },
    spare,
  },

  calculation: {
    always: (grade, solution, _layout, random) =>
      cutApart(grade, { least: 2, most: 3 }, random).map((cells): Clue => {
        const values = cells.map((cell) => solution[cell]!)
        const [low, high] = [Math.min(...values), Math.max(...values)]
        const signs =
          cells.length === 2 ? ['+', '−', '×', ...(high % low === 0 ? ['÷', '÷'] : [])] : ['+', '×']
        const sign = cells.length === 1 ? '' : pickOne(signs, random)
        return { kind: 'calculation', cells, sign, value: resultOf(sign, values) }
      }),
    spare,
  },

  'mixed-lines': {
    always(grade, solution, layout, random) {
      const climbing = drawPaths(
        grade,
        {
          paths: grade.columns > 6 ? 5 : 3,
          shortest: 3,
          longest: 5,
          mayGo: (path, next) => solution[next]! > solution[path.at(-1)!]!,
        },
        random,
      ).map((cells): Clue => ({ kind: 'thermometer', cells }))
      const taken = new Set(climbing.flatMap(({ cells }) => cells))
      const arrows = recipes.arrows!.always!(grade, solution, layout, random)
      return [...climbing, ...arrows.filter(({ cells }) => !cells.some((cell) => taken.has(cell)))]
    },
    spare,
  },
}
