import { cellsOf, columnsOf, neighbourPairs, rowsOf, type Board } from '#kit/game/pencil/board.ts'
import { resultOf, seenFrom, sumBetween } from '#kit/game/pencil/clue-rules.ts'
import { givensOf, type Grade, type Layout, type Recipe } from '#kit/game/pencil/generate.ts'
import { drawPaths } from '#kit/game/pencil/paths.ts'
import type { Clue, Edge } from '#kit/game/pencil/puzzle.ts'
import { cutApart } from '#kit/game/pencil/regions.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'

const spare: NonNullable<Recipe['spare']> = (_grade, solution) => givensOf(solution)

const valuesAt = (cells: readonly number[], solution: readonly number[]) =>
  cells.map((cell) => solution[cell]!)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface View {
  readonly cells: readonly number[]
  readonly edge: Edge
}

/** Every line as it is seen from each of its two ends. */
const views = (board: Board): View[] => [
  ...rowsOf(board).flatMap((cells): View[] => [
    { cells, edge: 'left' },
    { cells: cells.toReversed(), edge: 'right' },
  ]),
  ...columnsOf(board).flatMap((cells): View[] => [
    { cells, edge: 'top' },
    { cells: cells.toReversed(), edge: 'bottom' },
  ]),
]

/** Scattered blocks that leave every cell in some run. */
function blocksOf(
  grade: Grade,
  share: number,
  random: Random,
  isGood: (blocked: ReadonlySet<number>) => boolean,
) {
  const blocked = new Set<number>()
  for (const cell of shuffled(cellsOf(grade), random)) {
    if (blocked.size >= share * grade.columns * grade.rows) break
    // Opposite cells are blocked together: boards look better in balance.
    const twin = grade.columns * grade.rows - 1 - cell
    const trial = new Set([...blocked, cell, twin])
    if (isGood(trial)) for (const one of trial) blocked.add(one)
  }
  return blocked
}

/** Stretches of open cells between blocks. */
function runsOf(lines: readonly number[][], blocked: ReadonlySet<number>): number[][] {
  return lines.flatMap((line) => {
    const runs: number[][] = [[]]
    for (const cell of line)
      if (blocked.has(cell)) runs.push([])
      else runs.at(-1)!.push(cell)
    return runs.filter((run) => run.length > 0)
  })
}

const withBlocks = (grade: Grade, blocked: ReadonlySet<number>): number[] =>
  cellsOf(grade).map((cell) => (blocked.has(cell) ? -1 : 0))

/** The first row and column hold sums; the rest is cut into runs of two to five cells. */
function kakuroLayout(grade: Grade, random: Random): Layout {
  const border = new Set(cellsOf(grade).filter((cell) => cell < grade.columns || cell % grade.columns === 0))
  const inner: Board = { columns: grade.columns - 1, rows: grade.rows - 1 }
  const outer = (cell: number) =>
    (Math.floor(cell / inner.columns) + 1) * grade.columns + (cell % inner.columns) + 1
  const runsIn = (blocked: ReadonlySet<number>) => [
    ...runsOf(rowsOf(inner), blocked),
    ...runsOf(columnsOf(inner), blocked),
  ]
  const isGood = (blocked: ReadonlySet<number>) => runsIn(blocked).every((run) => run.length >= 2)
  const size = { ...grade, ...inner }
  const blocked = blocksOf(size, 0.24, random, isGood)
  const all = new Set([...border, ...[...blocked].map(outer)])
  const clues = [
    ...runsOf(rowsOf(inner), blocked).map((cells): Clue => ({
      kind: 'kakuro',
      cells: cells.map(outer),
      edge: 'left',
    })),
    ...runsOf(columnsOf(inner), blocked).map((cells): Clue => ({
      kind: 'kakuro',
      cells: cells.map(outer),
      edge: 'top',
    })),
  ]
  return { clues, solution: withBlocks(grade, all) }
}

/** How each kind gets its clues. */
export const recipes: Readonly<Record<string, Recipe>> = {
  more: {
    spare: (grade, solution) => [
      ...neighbourPairs(grade).map(([one, other]): Clue => ({
        kind: 'more',
        cells: solution[one]! > solution[other]! ? [one, other] : [other, one],
      })),
      ...givensOf(solution),
    ],
  },

  skyline: {
    spare: (grade, solution) => [
      ...views(grade).map(({ cells, edge }): Clue => ({
        kind: 'sight',
        cells,
        edge,
        value: seenFrom(valuesAt(cells, solution)),
      })),
      ...givensOf(solution),
    ],
  },

  calculation: {
    always: (grade, solution, _layout, random) =>
      cutApart(grade, { least: 2, most: 3 }, random).map((cells): Clue => {
        const values = valuesAt(cells, solution)
        const [low, high] = [Math.min(...values), Math.max(...values)]
        const signs =
          cells.length === 2 ? ['+', '−', '×', ...(high % low === 0 ? ['÷', '÷'] : [])] : ['+', '×']
        const sign = cells.length === 1 ? '' : pickOne(signs, random)
        return { kind: 'calculation', cells, sign, value: resultOf(sign, values) }
      }),
    spare,
  },

  kakuro: {
    layOut: kakuroLayout,
    always: (_grade, solution, { clues }) =>
      clues.map((clue) => ({ ...clue, value: sum(valuesAt(clue.cells, solution)) })),
    spare,
    tries: 20,
  },

  givens: { spare },

  suguru: {
    layOut: (grade, random) => ({
      clues: cutApart(grade, { least: 3, most: grade.highest }, random).map((cells): Clue => ({
        kind: 'run-of-values',
        cells,
      })),
    }),
    spare,
    tries: 60,
  },

  first: {
    spare: (grade, solution) => [
      ...views(grade).map(({ cells, edge }): Clue => ({
        kind: 'first',
        cells,
        edge,
        value: valuesAt(cells, solution).find((value) => value <= 3)!,
      })),
      ...givensOf(solution),
    ],
  },

  dots: {
    always: (grade, solution) =>
      neighbourPairs(grade).map((cells): Clue => {
        const [low, high] = valuesAt(cells, solution).toSorted((a, b) => a - b) as [number, number]
        if (high === 2 * low) return { kind: 'dot', cells, sign: 'double' }
        return high - low === 1 ? { kind: 'dot', cells, sign: 'next' } : { kind: 'no-dot', cells }
      }),
    spare,
  },

  streets: {
    layOut(grade, random) {
      const lines = [...rowsOf(grade), ...columnsOf(grade)]
      const isGood = (blocked: ReadonlySet<number>) =>
        runsOf(lines, blocked).filter((run) => run.length === 1).length <= 2
      const blocked = blocksOf(grade, 0.24, random, isGood)
      const clues = runsOf(lines, blocked)
        .filter((run) => run.length > 1)
        .map((cells): Clue => ({ kind: 'street', cells }))
      return { clues, solution: withBlocks(grade, blocked) }
    },
    spare,
    tries: 40,
  },

  circles: {
    always: (grade, solution) =>
      cellsOf(grade).flatMap((cell): Clue[] => {
        const { columns } = grade
        if ((cell + 1) % columns === 0 || cell + columns >= solution.length) return []
        const cells = [cell, cell + 1, cell + columns, cell + columns + 1]
        return [{ kind: 'circle', cells, value: sum(valuesAt(cells, solution)) }]
      }),
    spare,
  },

  frame: {
    spare: (grade, solution) => [
      ...views(grade).map(({ cells, edge }): Clue => {
        const seen = cells.slice(0, grade.columns > 5 ? 3 : 2)
        return { kind: 'frame-sum', cells: seen, edge, value: sum(valuesAt(seen, solution)) }
      }),
      ...givensOf(solution),
    ],
  },

  between: {
    spare(grade, solution) {
      const ends = [grade.lowest, grade.highest] as const
      const sums = (lines: readonly number[][], edge: Edge) =>
        lines.map((cells): Clue => ({
          kind: 'between',
          cells,
          edge,
          value: sumBetween(valuesAt(cells, solution), ends),
        }))
      return [...sums(rowsOf(grade), 'left'), ...sums(columnsOf(grade), 'top'), ...givensOf(solution)]
    },
  },

  climbing: {
    always: (grade, solution, _layout, random) =>
      drawPaths(
        grade,
        {
          paths: grade.columns - 1,
          shortest: 3,
          longest: 5,
          mayGo: (path, next) => solution[next]! > solution[path.at(-1)!]!,
        },
        random,
      ).map((cells): Clue => ({ kind: 'thermometer', cells })),
    spare,
  },

  pairs: {
    spare: (grade, solution) => [
      ...neighbourPairs(grade).map((cells): Clue => ({
        kind: 'pair-sum',
        cells,
        value: sum(valuesAt(cells, solution)),
      })),
      ...givensOf(solution),
    ],
  },
}
