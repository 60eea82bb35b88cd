import { besides, cellsOf, stepsFrom, touching, type Board } from '#kit/game/pencil/board.ts'
import { givensOf, type Grade, type Recipe } from '#kit/game/pencil/generate.ts'
import { drawPaths } from '#kit/game/pencil/paths.ts'
import type { Clue } from '#kit/game/pencil/puzzle.ts'
import { cutApart, isConnected } from '#kit/game/pencil/regions.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { dominoesOn, isIn, tiled } from './layouts.ts'
import { diagonals, lines, lineSums, poleSums, spansOf } from './lines.ts'
import { scattered } from './recipes.ts'

const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const

const leaps = (board: Board, cell: number) => stepsFrom(board, cell, KNIGHT)
const exactly = (cells: readonly number[], value: number): Clue => ({ kind: 'count', cells, value })

/** A number on each cell that stays empty: the marks among the cells it looks at and its own. */
const counts =
  (looks: (board: Board, cell: number) => readonly number[]): NonNullable<Recipe['spare']> =>
  (grade, solution) =>
    cellsOf(grade)
      .filter((cell) => solution[cell] === 0)
      .map((cell): Clue => {
        const cells = [...new Set([cell, ...looks(grade, cell)])]
        return { kind: 'near', cells, value: cells.filter((one) => solution[one] === 1).length }
      })

const minesAround: NonNullable<Recipe['spare']> = (grade, solution) =>
  cellsOf(grade)
    .filter((cell) => solution[cell] === 0)
    .map((cell): Clue => {
      const value = touching(grade, cell).filter((near) => solution[near] === 1).length
      return { kind: 'mine', cells: [cell], value }
    })

const through = (groups: readonly (readonly number[])[], cell: number) =>
  groups.filter((group) => group.includes(cell)).flat()

const givens: NonNullable<Recipe['spare']> = (_grade, solution) => givensOf(solution)

/** Clues where they are informative, given cells where not. */
const orGivens =
  (spare: NonNullable<Recipe['spare']>): NonNullable<Recipe['spare']> =>
  (grade, solution, layout, random) => [...spare(grade, solution, layout, random), ...givensOf(solution)]

const half = (share: number) => (grade: Grade, random: Random) => ({
  clues: [],
  solution: scattered(grade, share, random),
  isComplete: true,
})

/** The upper left cells of all squares of four. */
const squares = ({ columns, rows }: Board) =>
  cellsOf({ columns, rows })
    .filter((cell) => (cell + 1) % columns > 0 && cell + columns < columns * rows)
    .map((cell) => [cell, cell + 1, cell + columns, cell + columns + 1])

/** Boats that touch nothing, and lighthouses in the free water between them. */
function harbour(grade: Grade, random: Random) {
  const boats: number[] = []
  const towers: number[] = []
  const wanted = Math.round(grade.columns * grade.rows * 0.14)
  for (const cell of shuffled(cellsOf(grade), random))
    if (boats.length < wanted && !touching(grade, cell).some(isIn(boats))) boats.push(cell)
  for (const cell of shuffled(cellsOf(grade), random)) {
    const isFree = !boats.includes(cell) && !touching(grade, cell).some(isIn([...boats, ...towers]))
    if (isFree && towers.length <= grade.columns) towers.push(cell)
  }
  // An unseen boat could not be told from open water.
  const seen = isIn(lines(grade).flatMap((line) => (line.some(isIn(towers)) ? line : [])))
  return { boats: boats.filter(seen), towers }
}

const PAIR_TRIES = 300

/** Pairs in a sea that hangs together and has no square of four. */
function goldenPairs(grade: Grade, random: Random): number[] | undefined {
  for (let attempt = 0; attempt < PAIR_TRIES; attempt++) {
    const gold = isIn(dominoesOn(grade, random).flat())
    const sea = cellsOf(grade).filter((cell) => !gold(cell))
    if (squares(grade).every((square) => square.some(gold)) && isConnected(grade, sea))
      return cellsOf(grade).map((cell) => (gold(cell) ? 1 : 0))
  }
  return undefined
}

/** Kinds whose numbers count marks along lines, leaps, corners and stretches. */
export const countingRecipes: Readonly<Record<string, Recipe>> = {
  'star-count': {
    layOut: (grade) => ({ clues: lines(grade).map((cells) => exactly(cells, 2)) }),
    spare: minesAround,
    tries: 30,
  },

  queens: {
    layOut: (grade) => ({ clues: diagonals(grade).map((cells): Clue => ({ kind: 'corridor', cells })) }),
    spare: orGivens(counts((board, cell) => through(diagonals(board), cell))),
    tries: 30,
  },

  horses: {
    layOut: (grade) => ({
      clues: cellsOf(grade).flatMap((cell) =>
        leaps(grade, cell)
          .filter((other) => other > cell)
          .map((other): Clue => ({ kind: 'corridor', cells: [cell, other] })),
      ),
    }),
    spare: orGivens(counts(leaps)),
    tries: 30,
  },

  'corner-counts': {
    layOut: half(0.5),
    spare: orGivens((grade, solution) =>
      squares(grade).map((cells): Clue => {
        return { kind: 'circle', cells, value: cells.filter((cell) => solution[cell] === 1).length }
      }),
    ),
  },

  'one-of-two': {
    layOut: (grade, random) => ({
      clues: [
        ...tiled(grade, random).map((cells): Clue => ({ kind: 'stars', cells, value: 1 })),
        ...lines(grade).map((cells) => exactly(cells, cells.length / 2)),
      ],
    }),
    spare: givens,
    tries: 60,
  },

  'mirror-marks': {
    layOut: (grade, random) => ({
      clues: drawPaths(
        grade,
        { paths: grade.columns, shortest: 3, longest: 5, mayGo: () => true },
        random,
      ).map((cells): Clue => ({ kind: 'mirror', cells })),
    }),
    always: (grade, solution) => lineSums(grade, solution),
    spare: givens,
    tries: 40,
  },

  'odd-pairs': {
    layOut: half(0.45),
    always: (grade, solution) => lineSums(grade, solution),
    spare: orGivens((grade, solution) =>
      cellsOf(grade).flatMap((cell) =>
        besides(grade, cell)
          .filter((other) => other > cell && solution[cell] !== solution[other])
          .map((other): Clue => ({ kind: 'dot', cells: [cell, other], sign: 'next' })),
      ),
    ),
  },

  'cross-counts': {
    layOut: half(0.45),
    spare: orGivens(counts((board, cell) => through(lines(board), cell))),
  },

  'slant-counts': {
    layOut: half(0.45),
    spare: orGivens(counts((board, cell) => through(diagonals(board), cell))),
  },

  'camp-posts': {
    layOut(grade, random) {
      // Rocks are symmetric at a diagonal: there are as many runs across as down.
      const rocks = new Set<number>()
      for (const cell of cellsOf(grade)) {
        const [row, column] = [Math.floor(cell / grade.columns), cell % grade.columns]
        if (column >= row && random() < 0.2) rocks.add(cell).add(column * grade.columns + row)
      }
      return {
        clues: spansOf(grade, rocks).corridors.map((cells) => exactly(cells, 1)),
        solution: cellsOf(grade).map((cell) => (rocks.has(cell) ? -1 : 0)),
      }
    },
    spare: orGivens((grade, solution) =>
      cellsOf(grade)
        .filter((cell) => solution[cell] === -1)
        .map((cell): Clue => {
          const value = besides(grade, cell).filter((near) => solution[near] === 1).length
          return { kind: 'wall', cells: [cell], value }
        }),
    ),
    tries: 60,
  },

  'pole-rooms': {
    layOut: (grade, random) => ({
      clues: cutApart(grade, { least: 3, most: 6 }, random).flatMap((cells): Clue[] => [
        { kind: 'stars', cells, value: 1 },
        { kind: 'poles', sign: '−', cells, value: 1 },
      ]),
    }),
    spare: orGivens(poleSums),
    tries: 60,
  },

  'quiet-mosaic': {
    spare: counts(touching),
    tries: 40,
  },

  'mine-pairs': {
    layOut(grade, random) {
      const mines = isIn(dominoesOn(grade, random).flat())
      const solution = cellsOf(grade).map((cell) => (mines(cell) ? 1 : 0))
      return { clues: [], solution, isComplete: true }
    },
    spare: minesAround,
    tries: 40,
  },

  'steady-rhythm': { always: (grade, solution) => lineSums(grade, solution), spare: givens, tries: 30 },

  lighthouses: {
    layOut(grade, random) {
      const { boats, towers } = harbour(grade, random)
      if (towers.length < 3 || boats.length < grade.columns - 2) return undefined
      const solution = cellsOf(grade).map((cell) => (boats.includes(cell) ? 1 : 0))
      const calm = [...new Set(towers.flatMap((tower) => [tower, ...touching(grade, tower)]))]
      return {
        clues: [
          { kind: 'barren', cells: calm },
          // The plate of an even number marks where a lighthouse stands.
          ...towers.map((tower): Clue => ({ kind: 'parity', cells: [tower], value: 0 })),
          ...towers.map((tower): Clue => {
            const cells = [...new Set([tower, ...through(lines(grade), tower)])]
            return { kind: 'near', cells, value: cells.filter(isIn(boats)).length }
          }),
        ],
        solution,
        isComplete: true,
      }
    },
    spare: (_grade, solution) => givensOf(solution).filter(({ value }) => value === 0),
    tries: 60,
  },

  'golden-pairs': {
    layOut(grade, random) {
      const solution = goldenPairs(grade, random)
      return (
        solution && {
          clues: squares(grade).map((cells): Clue => ({ kind: 'span', cells })),
          solution,
          isComplete: true,
        }
      )
    },
    always: (grade, solution) => lineSums(grade, solution),
    spare: givens,
    tries: 40,
  },
}
