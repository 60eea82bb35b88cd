import { expect, test } from 'vitest'
import { clueOf, contradictions, stillPossible, type CodeState } from './code-rules.ts'
import { BOATS, firstFleet, fleetAdvice, fleetRules, SHIP, WATER } from './fleet-rules.ts'
import { countFleets } from './fleet-solver.ts'
import { levels } from './fleet-levels.ts'
import { sendRay, SWALLOWED } from './pearl-rays.ts'
import { LIFT, MARK, pearlRules, placements } from './pearl-rules.ts'

test.for([
  ['0123', '0123', 4, 0],
  ['0123', '3210', 0, 4],
  ['0011', '0101', 2, 2],
  ['0011', '2200', 0, 2],
  ['0012', '1111', 1, 0],
  ['0123', '4567', 0, 0],
] as const)('code %s answers %s with %i and %i', ([secret, guess, hits, near]) =>
  expect(clueOf(secret, guess)).toEqual({ hits, near }),
)

test('a guess that contradicts a clue names the clue’s row, never the secret', () => {
  const state: CodeState = {
    shape: { symbols: 6, length: 4, repeats: true, tries: 9 },
    secret: '0123',
    guesses: ['0000', '0145'],
  }
  expect(contradictions(state, '5555')).toEqual([0, 1])
  expect(contradictions(state, '0123')).toEqual([])
  expect(stillPossible(state)).toContain('0123')
})

test('each sea has one fleet only', () => {
  for (const [index] of levels.entries()) {
    const { size, rows, columns, given, solution } = firstFleet(index + 1)
    const known = solution.map((value, cell) => (given.includes(cell) ? value : 0))
    expect(countFleets(size, BOATS[size]!, { rows, columns, known }), `level ${index + 1}`).toBe(1)
  }
})

test('without its counts a sea has many fleets', () => {
  const known = Array<number>(25).fill(0)
  const five = [5, 5, 5, 5, 5]
  expect(countFleets(5, [1], { rows: five, columns: five, known })).toBe(2)
})

test('the advice names a wrong cell first', () => {
  const state = firstFleet(1)
  const cell = state.solution.findIndex((value, at) => value === WATER && !state.given.includes(at))
  const wrong = fleetRules(state).step(state, cell * 3 + SHIP, () => 0).state
  expect(fleetAdvice(wrong)).toEqual({ input: cell * 3 + WATER, reason: 'mistake' })
})

test.for([
  ['straight through open water', [], 2, 12],
  ['swallowed by a pearl ahead', [12], 2, SWALLOWED],
  ['turned aside by a pearl beside its way', [12], 1, 16],
  ['thrown back at the rim by a pearl beside the entry', [1], 0, 0],
  ['thrown back between two pearls', [11, 13], 2, 2],
] as const)('a ray is %s', ([, pearls, edge, end]) => expect(sendRay(5, pearls, edge).end).toBe(end))

test('the true pearls agree with every ray, and three wrong lifts end the game', () => {
  const rules = pearlRules(1)
  let state = rules.start(() => 0.4)
  for (const ray of [0, 3, 9]) state = rules.step(state, ray, () => 0).state
  expect(placements(state)).toContainEqual(state.pearls)
  const right = [...state.pearls.map((cell) => MARK + cell), LIFT]
  expect(rules.status(right.reduce((now, input) => rules.step(now, input, () => 0).state, state))).toBe('won')
  for (let lift = 0; lift < 3; lift++) state = rules.step(state, LIFT, () => 0).state
  expect(rules.status(state)).toBe('lost')
})
