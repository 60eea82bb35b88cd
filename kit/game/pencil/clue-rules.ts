import { besides, touching } from './board.ts'
import type { Ground } from './board-rules.ts'
import { bitOf, rangeMask } from './bits.ts'
import { count, different, lastIsNew, only, pair, table, total } from './constraints.ts'
import { pictureLine } from './picture-line.ts'
import type { Clue, ClueKind } from './puzzle.ts'
import { tankLevel } from './tank.ts'
import type { Constraint, Why } from './solver.ts'

type Meaning = (clue: Clue, ground: Ground) => readonly Constraint[]

const value = ({ value: number = 0 }: Clue) => number
const exactly = (clue: Clue): readonly [number, number] => [value(clue), value(clue)]
const whyOf = ({ edge }: Clue): Why =>
  edge === undefined ? 'clue' : edge === 'left' || edge === 'right' ? 'row' : 'column'

/** Number of buildings visible from the first cell: each that is higher than all before it. */
export function seenFrom(heights: readonly number[]): number {
  let highest = 0
  let seen = 0
  for (const height of heights)
    if (height > highest) {
      highest = height
      seen++
    }
  return seen
}

/** Result of a cage; subtraction and division take the larger value first. */
export function resultOf(sign: string, values: readonly number[]): number {
  if (sign === '×') return values.reduce((product, one) => product * one, 1)
  const most = Math.max(...values)
  const least = Math.min(...values)
  if (sign === '−') return most - least
  if (sign === '÷') return most % least === 0 ? most / least : 0
  return values.reduce((sum, one) => sum + one, 0)
}

/** Sum of the values between the lowest and the highest value of a row or column. */
export function sumBetween(values: readonly number[], ends: readonly [number, number]): number {
  const [from, to] = [values.indexOf(ends[0]), values.indexOf(ends[1])].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return values.slice(from + 1, to).reduce((sum, one) => sum + one, 0)
}

const isMarked = (a: number, b: number) => Math.abs(a - b) === 1 || a * 2 === b || b * 2 === a

const MEANINGS: Readonly<Record<ClueKind, Meaning>> = {
  given: (clue) => [only(clue.cells, bitOf(value(clue)), 'clue')],
  region: ({ cells }, { highest }) => [different(cells, 'area', highest)],
  'run-of-values': ({ cells }) => [
    only(cells, rangeMask(1, cells.length), 'area'),
    different(cells, 'area', cells.length),
  ],
  cage: (clue) => [different(clue.cells, 'clue'), cageSum(clue)],
  calculation: (clue) => [
    table(clue.cells, (values) => resultOf(clue.sign ?? '+', values) === value(clue), { why: 'clue' }),
  ],
  more: ({ cells }) => [pair(cells[0]!, cells[1]!, (a, b) => a > b, 'clue')],
  dot: ({ cells, sign }) => [
    pair(
      cells[0]!,
      cells[1]!,
      (a, b) => (sign === 'next' ? Math.abs(a - b) === 1 : a === 2 * b || b === 2 * a),
      'clue',
    ),
  ],
  'no-dot': ({ cells }) => [pair(cells[0]!, cells[1]!, (a, b) => !isMarked(a, b), 'rule')],
  parity: (clue) => [only(clue.cells, value(clue) === 0 ? 0x5555 : 0xaaaa, 'clue')],
  thermometer: ({ cells }) =>
    cells.slice(1).map((cell, at) => pair(cells[at]!, cell, (a, b) => a < b, 'clue')),
  arrow: ({ cells: [head, ...shaft] }) => [total([head!, ...shaft], 0, 'clue', [1, ...shaft.map(() => -1)])],
  between: (clue, { lowest, highest }) => [
    table(clue.cells, (values) => sumBetween(values, [lowest, highest]) === value(clue), {
      why: whyOf(clue),
      mayBe: lastIsNew,
      widest: 20_000,
    }),
  ],
  'pair-sum': (clue) => [pair(clue.cells[0]!, clue.cells[1]!, (a, b) => a + b === value(clue), 'clue')],
  mirror: ({ cells }) =>
    cells
      .slice(0, Math.floor(cells.length / 2))
      .map((cell, at) => pair(cell, cells.at(-1 - at)!, (a, b) => a === b, 'clue')),
  sight: (clue) => [
    table(clue.cells, (values) => seenFrom(values) === value(clue), { why: whyOf(clue), mayBe: lastIsNew }),
  ],
  first: (clue) => [
    table(clue.cells, (values) => values.find((one) => one <= 3) === value(clue), {
      why: whyOf(clue),
      mayBe: firstMayBe(value(clue)),
    }),
  ],
  'frame-sum': (clue) => [total(clue.cells, value(clue), whyOf(clue))],
  circle: (clue) => [total(clue.cells, value(clue), 'clue')],
  // While a puzzle is generated, runs have no sum yet.
  kakuro: (clue) => (clue.value === undefined ? [different(clue.cells, 'clue')] : [cageSum(clue)]),
  street: ({ cells }, { highest }) => [different(cells, 'area'), street(cells, highest)],
  count: (clue) => [count(clue.cells, 1, exactly(clue), whyOf(clue))],
  tree: (clue, ground) => [count(besides(ground, clue.cells[0]!).filter(ground.isOpen), 1, [1, 4], 'clue')],
  wall: (clue, ground) =>
    clue.value === undefined
      ? []
      : [count(besides(ground, clue.cells[0]!).filter(ground.isOpen), 1, exactly(clue), 'clue')],
  near: (clue) => [count(clue.cells, 1, exactly(clue), 'clue')],
  mine: (clue, ground) => [
    only(clue.cells, bitOf(0), 'clue'),
    count(touching(ground, clue.cells[0]!).filter(ground.isOpen), 1, exactly(clue), 'clue'),
  ],
  stars: (clue) => [count(clue.cells, 1, exactly(clue), 'area')],
  number: () => [],
  'same-numbers': ({ cells }) =>
    cells.flatMap((one, at) =>
      cells.slice(at + 1).map((other) => pair(one, other, (a, b) => a === 1 || b === 1, 'clue')),
    ),
  tank: ({ cells }, ground) => [tankLevel(cells, ground.columns)],
  tube: ({ cells }) => cells.slice(1).map((cell, at) => pair(cells[at]!, cell, (a, b) => a >= b, 'clue')),
  room: (clue) => (clue.value === undefined ? [] : [count(clue.cells, 1, exactly(clue), 'area')]),
  weights: (clue) => [
    total(
      clue.cells,
      value(clue),
      whyOf(clue),
      clue.cells.map((_, at) => at + 1),
    ),
  ],
  magnet: ({ cells }) => [
    pair(cells[0]!, cells[1]!, (a, b) => (a === 0 && b === 0) || (a > 0 && b > 0 && a !== b), 'area'),
  ],
  poles: (clue) => [count(clue.cells, clue.sign === '+' ? 1 : 2, exactly(clue), whyOf(clue))],
  barren: ({ cells }) => [only(cells, bitOf(0), 'rule')],
  span: ({ cells }) => [count(cells, 1, [1, cells.length], 'rule')],
  corridor: ({ cells }) => [count(cells, 1, [0, 1], 'rule')],
  'picture-line': (clue) => [pictureLine(clue.cells, clue.values ?? [], whyOf(clue))],
}

/** What the clues mean, as constraints. */
export const clueConstraints = (clues: readonly Clue[], ground: Ground): Constraint[] =>
  clues.flatMap((clue) => MEANINGS[clue.kind](clue, ground))

/** A sum of different digits: enumerates combinations if there are few, else only checks bounds. */
function cageSum(clue: Clue): Constraint {
  const bounds = total(clue.cells, value(clue), 'clue')
  const tried = table(clue.cells, (values) => values.reduce((sum, one) => sum + one, 0) === value(clue), {
    why: 'clue',
    mayBe: lastIsNew,
    widest: 700,
  })
  return {
    ...bounds,
    filter: (domains, narrow) => bounds.filter(domains, narrow) && tried.filter(domains, narrow),
  }
}

/** Letters 1 to 3 in a row or column; any higher value is an empty cell. */
const firstMayBe = (letter: number) => (values: readonly number[]) => {
  const letters = values.filter((one) => one <= 3)
  return (letters.length === 0 || letters[0] === letter) && lastIsNew(letters.length > 0 ? letters : [0])
}

/** Consecutive values in any order. */
function street(cells: readonly number[], highest: number): Constraint {
  return {
    cells,
    why: 'area',
    cheers: cells.length > 1,
    filter(domains, narrow) {
      let may = 0
      for (let low = 1; low + cells.length - 1 <= highest; low++) {
        const mask = rangeMask(low, low + cells.length - 1)
        const fits = cells.every((cell) => domains[cell]! & mask)
        const union = cells.reduce((all, cell) => all | (domains[cell]! & mask), 0)
        if (fits && union === mask) may |= mask
      }
      return cells.every((cell) => narrow(cell, may))
    },
  }
}
