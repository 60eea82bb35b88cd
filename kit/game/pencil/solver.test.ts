import { describe, expect, test } from 'vitest'
import { bitOf, rangeMask, valuesOf } from './bits.ts'
import { besides } from './board.ts'
import { resultOf, seenFrom, sumBetween } from './clue-rules.ts'
import { connected } from './connected.ts'
import { count, different, table, total } from './constraints.ts'
import { pictureLine } from './picture-line.ts'
import { solverOf, type Constraint } from './solver.ts'
import { tankLevel } from './tank.ts'

/** The remaining values of cells that start with these masks. */
function left(masks: readonly number[], ...constraints: Constraint[]): number[][] | 'broken' {
  const domains = Int32Array.from(masks)
  const isPossible = solverOf(masks.length, constraints).propagate(domains)
  return isPossible ? [...domains].map(valuesOf) : 'broken'
}

const ANY = rangeMask(1, 3)

describe('constraints', () => {
  test('a found value is removed from the rest of its group', () => {
    expect(left([bitOf(2), ANY, ANY], different([0, 1, 2], 'row'))).toEqual([[2], [1, 3], [1, 3]])
  })

  test('in a full group a value with one place left goes there', () => {
    expect(left([ANY, bitOf(1) | bitOf(2), bitOf(1) | bitOf(2)], different([0, 1, 2], 'row', 3))).toEqual([
      [3],
      [1, 2],
      [1, 2],
    ])
  })

  test('two cells that need the same value break the group', () => {
    expect(left([bitOf(2), bitOf(2), ANY], different([0, 1, 2], 'row'))).toBe('broken')
  })

  test.for([
    { marks: 1, rest: [[1], [0], [0]] },
    { marks: 3, rest: [[1], [1], [1]] },
  ])('$marks marks wanted, one known', ({ marks, rest }) => {
    expect(left([2, 3, 3], count([0, 1, 2], 1, [marks, marks], 'row'))).toEqual(rest)
  })

  test('a sum leaves only what can still reach it', () => {
    expect(left([ANY, ANY], total([0, 1], 6, 'clue'))).toEqual([[3], [3]])
    expect(left([ANY, ANY], total([0, 1], 7, 'clue'))).toBe('broken')
  })

  test('the head of an arrow is at least the sum of the smallest shaft', () => {
    expect(left([ANY, ANY, ANY], total([0, 1, 2], 0, 'clue', [1, -1, -1]))).toEqual([
      [2, 3],
      [1, 2],
      [1, 2],
    ])
  })

  test('a table strikes what no combination uses', () => {
    const rising = table([0, 1], ([one, other]) => one! < other!, { why: 'clue' })
    expect(left([ANY, ANY], rising)).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  test('a cell between two parts of one whole belongs to it', () => {
    const row = { columns: 3, rows: 1 }
    const whole = connected([0, 1, 2], bitOf(0), (cell) => besides(row, cell))
    expect(left([1, 3, 1], whole)).toEqual([[0], [0], [0]])
    expect(left([1, 2, 1], whole)).toBe('broken')
    // Unreachable cells are not part of the group.
    expect(left([1, 2, 3], whole)).toEqual([[0], [1], [1]])
  })

  test('water is level: below a full row all is full, above an empty one all is empty', () => {
    expect(left([3, 3, 2, 3, 3, 3], tankLevel([0, 1, 2, 3, 4, 5], 2))).toEqual([
      [0, 1],
      [0, 1],
      [1],
      [1],
      [1],
      [1],
    ])
    expect(left([3, 3, 1, 3, 3, 3], tankLevel([0, 1, 2, 3, 4, 5], 2))).toEqual([
      [0],
      [0],
      [0],
      [0],
      [0, 1],
      [0, 1],
    ])
  })
})

test.for([
  { blocks: [3], masks: [3, 3, 3, 3], rest: [[0, 1], [1], [1], [0, 1]] },
  { blocks: [1, 2], masks: [3, 3, 3, 3], rest: [[1], [0], [1], [1]] },
  { blocks: [], masks: [3, 3], rest: [[0], [0]] },
  { blocks: [2], masks: [3, 1, 3, 3], rest: [[0], [0], [1], [1]] },
])('blocks $blocks in a picture line of $masks', ({ blocks, masks, rest }) => {
  expect(left(masks, pictureLine([...masks.keys()], blocks, 'row'))).toEqual(rest)
})

describe('what clues say', () => {
  test.for([
    { heights: [1, 2, 3, 4], seen: 4 },
    { heights: [4, 3, 2, 1], seen: 1 },
    { heights: [2, 1, 4, 3], seen: 2 },
  ])('$heights show $seen towers', ({ heights, seen }) => {
    expect(seenFrom(heights)).toBe(seen)
  })

  test.for([
    { values: [1, 4, 2, 6], sum: 6 },
    { values: [1, 6, 2, 4], sum: 0 },
    { values: [2, 6, 3, 1], sum: 3 },
  ])('the sum between 1 and 6 of $values is $sum', ({ values, sum }) => {
    expect(sumBetween(values, [1, 6])).toBe(sum)
  })

  test.for([
    ['+', [2, 3, 4], 9],
    ['×', [2, 3, 4], 24],
    ['−', [2, 5], 3],
    ['÷', [2, 6], 3],
    ['÷', [4, 6], 0],
    ['', [5], 5],
  ] as const)('%s of %j is %i', ([sign, values, result]) => {
    expect(resultOf(sign, values)).toBe(result)
  })
})
