import { rangeMask } from '#kit/game/pencil/bits.ts'
import { boardConstraints } from '#kit/game/pencil/board-rules.ts'
import { besides, cellsOf, columnsOf, rowsOf, touching } from '#kit/game/pencil/board.ts'
import { clueConstraints } from '#kit/game/pencil/clue-rules.ts'
import { givensOf, type Grade, type Recipe } from '#kit/game/pencil/generate.ts'
import { groundOf } from '#kit/game/pencil/model.ts'
import type { BoardRule, Clue } from '#kit/game/pencil/puzzle.ts'
import { cutApart, grownRegions } from '#kit/game/pencil/regions.ts'
import { solverOf } from '#kit/game/pencil/solver.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { dominoesOn, fleetOn, isIn, tentsOn, tiled, tubesOn } from './layouts.ts'
import { lines, lineSums, marked, poleSums, spansOf } from './lines.ts'
import { hitoriClues } from './hitori.ts'

/** A random board that obeys the rules. */
function drawn(grade: Grade, rules: readonly BoardRule[], random: Random): number[] | undefined {
  const ground = groundOf(grade, [])
  const solver = solverOf(grade.columns * grade.rows, [
    ...boardConstraints(rules, ground),
    ...clueConstraints([], ground),
  ])
  const all = rangeMask(grade.lowest, grade.highest)
  const start = new Int32Array(grade.columns * grade.rows).fill(all)
  const { solutions } = solver.search(start, { most: 1, nodes: 300, random })
  return solutions[0] && [...solutions[0]].map((mask) => (mask === 2 ? 1 : 0))
}

/** A random share of the cells. */
export const scattered = (grade: Grade, share: number, random: Random) =>
  cellsOf(grade).map(() => (random() < share ? 1 : 0))

/** How each kind gets its clues. */
export const recipes: Readonly<Record<string, Recipe>> = {
  tents: {
    layOut(grade, random) {
      const { tents, trees } = tentsOn(grade, random)
      const barren = cellsOf(grade).filter(
        (cell) => !trees.includes(cell) && !besides(grade, cell).some(isIn(trees)),
      )
      const solution = cellsOf(grade).map((cell) =>
        trees.includes(cell) ? -1 : tents.includes(cell) ? 1 : 0,
      )
      const clues = [
        ...trees.map((cell): Clue => ({ kind: 'tree', cells: [cell] })),
        { kind: 'barren' as const, cells: barren },
      ]
      return { clues, solution, isComplete: true }
    },
    always: (grade, solution) => lineSums(grade, solution),
    tries: 60,
  },

  stars: {
    layOut(grade, random) {
      const solution = drawn(grade, ['one-a-line', 'untouched'], random)
      if (!solution) return undefined
      const regions = grownRegions(
        grade,
        marked(solution).map((cell) => [cell]),
        random,
      )
      return {
        clues: regions.map((cells): Clue => ({ kind: 'stars', cells, value: 1 })),
        solution,
        isComplete: true,
      }
    },
    tries: 150,
  },

  lamps: {
    layOut(grade, random) {
      const walls = new Set<number>()
      for (const cell of cellsOf(grade))
        if (random() < 0.12) walls.add(cell).add(grade.columns * grade.rows - 1 - cell)
      const { corridors, views } = spansOf(grade, walls)
      const clues = [
        ...corridors.map((cells): Clue => ({ kind: 'corridor', cells })),
        ...views.map((cells): Clue => ({ kind: 'span', cells })),
      ]
      return { clues, solution: cellsOf(grade).map((cell) => (walls.has(cell) ? -1 : 0)) }
    },
    spare: (grade, solution) =>
      cellsOf(grade)
        .filter((cell) => solution[cell] === -1)
        .map((cell): Clue => {
          const value = besides(grade, cell).filter((near) => solution[near] === 1).length
          return { kind: 'wall', cells: [cell], value }
        }),
    tries: 60,
  },

  hitori: { always: hitoriClues, tries: 60 },

  mosaic: {
    layOut: (grade, random) => ({ clues: [], solution: scattered(grade, 0.5, random), isComplete: true }),
    spare: (grade, solution) =>
      cellsOf(grade).map((cell): Clue => {
        const cells = [cell, ...touching(grade, cell)]
        return { kind: 'near', cells, value: cells.filter((near) => solution[near] === 1).length }
      }),
    tries: 40,
  },

  mines: {
    layOut: (grade, random) => ({ clues: [], solution: scattered(grade, 0.2, random), isComplete: true }),
    spare: (grade, solution) =>
      cellsOf(grade)
        .filter((cell) => solution[cell] === 0)
        .map((cell): Clue => {
          const value = touching(grade, cell).filter((near) => solution[near] === 1).length
          return { kind: 'mine', cells: [cell], value }
        }),
    tries: 40,
  },

  aquarium: {
    layOut(grade, random) {
      const tanks = cutApart(grade, { least: 3, most: 8 }, random)
      const solution = cellsOf(grade).map(() => 0)
      for (const cells of tanks) {
        const depths = [...new Set(cells.map((cell) => Math.floor(cell / grade.columns)))]
        const level = pickIndex(depths.length + 1, random)
        const top = level === depths.length ? Infinity : depths.toSorted((one, other) => one - other)[level]!
        for (const cell of cells) if (Math.floor(cell / grade.columns) >= top) solution[cell] = 1
      }
      return { clues: tanks.map((cells): Clue => ({ kind: 'tank', cells })), solution, isComplete: true }
    },
    always: (grade, solution) => lineSums(grade, solution),
    tries: 80,
  },

  tubes: {
    layOut(grade, random) {
      const tubes = tubesOn(grade, random)
      const full = tubes.flatMap((tube) => tube.slice(0, pickIndex(tube.length + 1, random)))
      const solution = cellsOf(grade).map((cell) => (full.includes(cell) ? 1 : 0))
      return { clues: tubes.map((cells): Clue => ({ kind: 'tube', cells })), solution, isComplete: true }
    },
    always: (grade, solution) => lineSums(grade, solution),
    tries: 80,
  },

  dominoes: {
    layOut(grade, random) {
      const dominoes = dominoesOn(grade, random)
      const regions = grownRegions(grade, dominoes, random)
      const solution = cellsOf(grade).map((cell) => (dominoes.flat().includes(cell) ? 1 : 0))
      return {
        clues: regions.map((cells): Clue => ({ kind: 'stars', cells, value: 2 })),
        solution,
        isComplete: true,
      }
    },
    tries: 150,
  },

  weights: {
    layOut: (grade, random) => ({ clues: [], solution: scattered(grade, 0.5, random), isComplete: true }),
    always: (grade, solution) => {
      const worth = (cells: readonly number[]) =>
        cells.reduce((sum, cell, at) => sum + solution[cell]! * (at + 1), 0)
      return [
        ...rowsOf(grade).map((cells): Clue => ({
          kind: 'weights',
          cells,
          edge: 'right',
          value: worth(cells),
        })),
        ...columnsOf(grade).map((cells): Clue => ({
          kind: 'weights',
          cells,
          edge: 'bottom',
          value: worth(cells),
        })),
      ]
    },
    tries: 80,
  },

  rooms: {
    layOut(grade, random) {
      const rooms = cutApart(grade, { least: 3, most: 6 }, random)
      const room = (cell: number) => rooms.findIndex((cells) => cells.includes(cell))
      const runs = lines(grade).flatMap((line) =>
        line.flatMap((_, from) => {
          // A stretch that reaches into a third room must not be empty.
          const third = line.findIndex(
            (cell, at) => at > from && new Set(line.slice(from, at + 1).map(room)).size === 3 && cell >= 0,
          )
          const isShortest = third > 0 && new Set(line.slice(from + 1, third + 1).map(room)).size < 3
          return isShortest ? [line.slice(from, third + 1)] : []
        }),
      )
      return {
        clues: [
          ...rooms.map((cells): Clue => ({ kind: 'room', cells })),
          ...runs.map((cells): Clue => ({ kind: 'span', cells })),
        ],
      }
    },
    spare: (_grade, solution, { clues }) =>
      clues
        .filter(({ kind }) => kind === 'room')
        .map((clue) => ({ ...clue, value: clue.cells.filter((cell) => solution[cell] === 1).length })),
    tries: 80,
  },

  fleet: {
    layOut(grade, random) {
      const solution = fleetOn(grade, random)
      return solution && { clues: [], solution, isComplete: true }
    },
    always: (grade, solution) => lineSums(grade, solution),
    spare: (_grade, solution) => givensOf(solution),
  },

  magnets: {
    layOut: (grade, random) => ({
      clues: tiled(grade, random).map((cells): Clue => ({ kind: 'magnet', cells })),
    }),
    spare: poleSums,
    tries: 60,
  },
}
