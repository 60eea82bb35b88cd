import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import { generate, reshaped } from './generate.ts'
import { geometryOf } from './geometry.ts'
import { measure } from './grade.ts'
import { canEmpty, solve } from './search.ts'

const { sudokus } = definitions[0]!
const SAMPLE = [1, 2, 3, 4, 5, 6]
/** A published minimal puzzle with 17 clues and its solution. */
const SEVENTEEN = '000000010400000000020000000000050407008000300001090000300400200050100000000806000'

const digits = (text: string) => [...text].map(Number)

test('the solver finds the solution of a puzzle with 17 clues', () => {
  const solution = solve(geometryOf(9), digits(SEVENTEEN))!
  for (const unit of geometryOf(9).units)
    expect(unit.map((cell) => solution[cell]).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a puzzle without a solution has none', () => {
  const puzzle = digits(SEVENTEEN).with(0, 4)
  expect(solve(geometryOf(9), puzzle)).toBeUndefined()
})

test.for(sudokus)(
  '$size×$size $grade: one solution, by trying all other digits in every empty cell',
  (level) => {
    const geometry = geometryOf(level.size)
    for (const seed of SAMPLE) {
      const { givens, solution } = generate(level, seededRandom(seed))
      for (const [cell, digit] of givens.entries()) {
        if (digit !== 0) expect(digit).toBe(solution[cell])
        else expect(canEmpty(geometry, Uint8Array.from(givens).with(cell, solution[cell]!), cell)).toBe(true)
      }
    }
  },
)

test.for(sudokus.filter(({ size }) => size === 9))('grade $grade asks for tier $tier', (level) => {
  for (const seed of SAMPLE) {
    const { givens } = generate(level, seededRandom(seed))
    expect(measure(geometryOf(9), givens).tier).toBe(level.tier)
  }
})

test('small boards never need more than singles', () => {
  for (const level of sudokus.filter(({ size }) => size < 9))
    for (const seed of SAMPLE) {
      const { givens } = generate(level, seededRandom(seed))
      expect(measure(geometryOf(level.size), givens).tier).toBeLessThanOrEqual(1)
    }
})

test('the effort rises with the grade', () => {
  const means = sudokus
    .filter(({ size }) => size === 9)
    .map((level) => {
      const efforts = SAMPLE.map(
        (seed) => measure(geometryOf(9), generate(level, seededRandom(seed)).givens).effort,
      )
      return efforts.reduce((sum, effort) => sum + effort, 0) / SAMPLE.length
    })
  expect(means).toEqual(means.toSorted((one, other) => one - other))
})

test('a reshaped puzzle is another puzzle of the same tier', () => {
  const geometry = geometryOf(9)
  const puzzle = generate(sudokus[2]!, seededRandom(9))
  const dressed = reshaped(geometry, puzzle, seededRandom(10))
  expect(dressed.givens).not.toEqual(puzzle.givens)
  expect([...solve(geometry, dressed.givens)!]).toEqual(dressed.solution)
  expect(measure(geometry, dressed.givens).tier).toBe(2)
})

test('the same seed gives everybody the same puzzle', () => {
  for (const level of sudokus)
    expect(generate(level, seededRandom(20260101))).toEqual(generate(level, seededRandom(20260101)))
})
