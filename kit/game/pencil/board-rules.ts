import {
  besides,
  boxesOf,
  cellsOf,
  columnsOf,
  neighbourPairs,
  ray,
  rowsOf,
  SIDES,
  stepsFrom,
  type Board,
  type Step,
} from './board.ts'
import { bitOf, isSure, lowestOf } from './bits.ts'
import { connected } from './connected.ts'
import { count, different, pair, table, unequal } from './constraints.ts'
import type { BoardRule, Puzzle } from './puzzle.ts'
import type { Constraint, Why } from './solver.ts'

/** What board rules need to know of the puzzle. */
export type Ground = Pick<Puzzle, 'columns' | 'rows' | 'lowest' | 'highest' | 'box'> & {
  /** Cells that take a value. */
  isOpen(cell: number): boolean
}

const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
]
const KING: readonly Step[] = [
  [1, 1],
  [-1, 1],
]

const RULES: Readonly<Record<BoardRule, (ground: Ground) => Constraint[]>> = {
  rows: (ground) => lines(ground, rowsOf(ground), 'row'),
  columns: (ground) => lines(ground, columnsOf(ground), 'column'),
  boxes: (ground) => lines(ground, boxesOf(ground, ground.box ?? [1, 1]), 'area'),
  diagonals: (ground) => lines(ground, diagonalsOf(ground), 'area'),
  windows: (ground) => lines(ground, windowsOf(ground), 'area'),
  centres: (ground) => lines(ground, [centresOf(ground)], 'area'),
  knight: (ground) => stepsDiffer(ground, KNIGHT),
  king: (ground) => stepsDiffer(ground, KING),
  'touching-differ': (ground) => stepsDiffer(ground, [[1, 0], [0, 1], ...KING]),
  apart: (ground) =>
    neighbourPairs(ground).map(([one, other]) => pair(one, other, (a, b) => Math.abs(a - b) !== 1, 'rule')),
  untouched: (ground) =>
    openCells(ground).flatMap((cell) =>
      stepsFrom(ground, cell, [[1, 0], [0, 1], ...KING])
        .filter(ground.isOpen)
        .map((other) => notBoth(cell, other)),
    ),
  'no-neighbours': (ground) => neighbourPairs(ground).map(([one, other]) => notBoth(one, other)),
  'empty-connected': (ground) => [
    connected(openCells(ground), bitOf(0), (cell) => besides(ground, cell).filter(ground.isOpen)),
  ],
  halves: (ground) =>
    [...rowsOf(ground), ...columnsOf(ground)].map((line, index) =>
      count(line, 2, [line.length / 2, line.length / 2], index < ground.rows ? 'row' : 'column'),
    ),
  'no-three': (ground) =>
    [...rowsOf(ground), ...columnsOf(ground)].flatMap((line) =>
      line
        .slice(2)
        .map((_, at) => table(line.slice(at, at + 3), ([a, b, c]) => a !== b || b !== c, { why: 'rule' })),
    ),
  'one-a-line': (ground) =>
    [...rowsOf(ground), ...columnsOf(ground)].map((line, index) =>
      count(line, 1, [1, 1], index < ground.rows ? 'row' : 'column'),
    ),
  twos: (ground) => openCells(ground).map((cell) => paired(cell, besides(ground, cell))),
  ripple: rippled,
  letters: (ground) =>
    [...rowsOf(ground), ...columnsOf(ground)].flatMap((line, index) =>
      [1, 2, 3].map((letter) => ({
        ...count(line, letter, [1, 1], index < ground.rows ? 'row' : 'column'),
      })),
    ),
  'corners-apart': cornersApart,
  'poles-apart': (ground) =>
    neighbourPairs(ground).map(([one, other]) => pair(one, other, (a, b) => a === 0 || a !== b, 'rule')),
}

export const boardConstraints = (rules: readonly BoardRule[], ground: Ground): Constraint[] =>
  rules.flatMap((rule) => RULES[rule](ground))

const openCells = (ground: Ground) => cellsOf(ground).filter(ground.isOpen)

const lines = (ground: Ground, groups: readonly number[][], why: Why) =>
  groups.map((cells) => different(cells.filter(ground.isOpen), why, ground.highest))

const stepsDiffer = (ground: Ground, steps: readonly Step[]) =>
  openCells(ground).flatMap((cell) =>
    stepsFrom(ground, cell, steps)
      .filter(ground.isOpen)
      .map((other) => unequal(cell, other, 'rule')),
  )

const notBoth = (one: number, other: number): Constraint => ({
  cells: [one, other],
  why: 'rule',
  filter: (domains, narrow) =>
    (domains[one] !== 2 || narrow(other, 1)) && (domains[other] !== 2 || narrow(one, 1)),
})

export const diagonalsOf = ({ columns }: Board): number[][] => {
  const line = [...Array(columns).keys()]
  return [line.map((at) => at * columns + at), line.map((at) => at * columns + columns - 1 - at)]
}

export const windowsOf = ({ columns }: Board): number[][] =>
  [1, 5].flatMap((top) =>
    [1, 5].map((left) =>
      [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => (top + row) * columns + left + column)),
    ),
  )

export const centresOf = ({ columns }: Board): number[] =>
  [1, 4, 7].flatMap((row) => [1, 4, 7].map((column) => row * columns + column))

/** A shaded cell has exactly one shaded neighbour. */
function paired(cell: number, neighbours: readonly number[]): Constraint {
  const one = count(neighbours, 1, [1, 1], 'rule')
  return {
    cells: [cell, ...neighbours],
    why: 'rule',
    filter(domains, narrow) {
      if (domains[cell] === 2) return one.filter(domains, narrow)
      const sure = neighbours.filter((other) => domains[other] === 2).length
      const may = neighbours.filter((other) => domains[other]! & 2).length
      return sure < 2 && may > 0 ? true : narrow(cell, 1)
    },
  }
}

/** Between two equal values of a row or column are at least that many cells. */
function rippled(ground: Ground): Constraint[] {
  return openCells(ground).flatMap((cell) =>
    SIDES.slice(0, 2).flatMap((step) =>
      ray(ground, cell, step, () => false)
        .slice(0, ground.highest)
        .map((other, index): Constraint => ({
          cells: [cell, other],
          why: 'rule',
          filter(domains, narrow) {
            for (const [one, two] of [
              [cell, other],
              [other, cell],
            ] as const)
              if (isSure(domains[one]!) && lowestOf(domains[one]!) > index && !narrow(two, ~domains[one]!))
                return false
            return true
          },
        })),
    ),
  )
}

/** Shaded cells never touch at a corner, so they form straight ships with space between them. */
function cornersApart(ground: Ground): Constraint[] {
  return openCells(ground).flatMap((cell) =>
    stepsFrom(ground, cell, KING)
      .filter(ground.isOpen)
      .map((other) => notBoth(cell, other)),
  )
}
