import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { definitions } from './definitions.ts'
import type { RacePosition } from './position.ts'
import { rulesOf } from './rules.ts'

const rulesNamed = (id: string) => rulesOf(definitions.find((one) => one.id === id)!)

/** A position with these signed counts and dice, the first seat on turn. */
function standing(
  id: string,
  points: Readonly<Record<number, number>>,
  dice: readonly number[],
): RacePosition {
  const start = rulesNamed(id).start(() => 0.5)
  return { ...start, points: start.points.map((_, spot) => points[spot] ?? 0), thrown: dice, dice, turn: 0 }
}

test.for([
  ['backgammon', 15, 167],
  ['nackgammon', 15, 194 - 25],
  ['hypergammon', 3, 69],
] as const)('in %s each seat begins with %i pieces', ([id, men]) => {
  const { points } = rulesNamed(id).start(() => 0.5)
  expect(points.reduce((sum, count) => sum + Math.max(0, count), 0)).toBe(men)
  expect(points.reduce((sum, count) => sum + count, 0)).toBe(0)
})

test.for(definitions.map(({ id, opening }) => [id, opening] as const))(
  'in %s the first throw is a double only where whoever begins throws both dice: %s',
  ([id, opening]) => {
    const rules = rulesNamed(id)
    const firsts = Array.from({ length: 120 }, (_, seed) => rules.start(seededRandom(seed)).thrown)
    const doubles = firsts.filter(([one, other]) => one === other)
    if (opening === 'one-each') expect(doubles).toEqual([])
    else expect(doubles.length).toBeGreaterThan(5)
    expect(new Set(firsts.map(String)).size).toBeGreaterThan(25)
  },
)

test('two rivals close a point, one is sent to the bar', () => {
  const rules = rulesNamed('backgammon')
  const position = standing('backgammon', { 12: 1, 9: -1, 8: -2 }, [3, 4])
  expect(rules.moves(position)).toContain('12.9')
  expect(rules.moves(position)).not.toContain('12.8')
  const after = rules.play(position, '12.9')
  expect([after.points[9], after.bar]).toEqual([1, [0, 1]])
})

test('pieces on the bar must enter first', () => {
  const rules = rulesNamed('backgammon')
  const position = { ...standing('backgammon', { 5: 3, 22: -2 }, [2, 3]), bar: [1, 0] as const }
  expect(rules.moves(position)).toEqual(['24.21'])
})

test('a piece may not leave the board before all are home', () => {
  const rules = rulesNamed('backgammon')
  expect(rules.moves(standing('backgammon', { 5: 2, 12: 1, 23: -1 }, [6, 1]))).not.toContain('5.25')
  expect(rules.moves(standing('backgammon', { 5: 2, 2: 1, 23: -1 }, [6, 1]))).toContain('5.25')
})

test('a larger die bears off the last row only', () => {
  const rules = rulesNamed('backgammon')
  const moves = rules.moves(standing('backgammon', { 3: 2, 1: 2, 23: -1 }, [6, 6, 6, 6]))
  expect(moves).toEqual(['3.25'])
})

test('both dice must be played where that is possible', () => {
  const rules = rulesNamed('backgammon')
  // From 10 the five is open, and after it the one; the one first would leave no five.
  const position = standing('backgammon', { 10: 1, 9: -2, 4: -1, 5: 0 }, [5, 1])
  expect(rules.moves(position)).toEqual(['10.5'])
})

test('a lone rival is held under a piece and freed when it leaves', () => {
  const rules = rulesNamed('plakoto')
  const held = rules.play(standing('plakoto', { 12: 1, 20: 2, 9: -1, 0: -3 }, [3, 1]), '12.9')
  expect([held.points[9], held.pinned[9]]).toEqual([1, 2])
  const freed = rules.play({ ...held, turn: 0, thrown: [2, 1], dice: [2, 1] }, '9.7')
  expect([freed.points[9], freed.pinned[9]]).toEqual([-1, 0])
})

test('where somebody else throws, a throw stands once it is told, and whoever cannot play it passes', () => {
  const rules = rulesNamed('backgammon')
  const away = { ...standing('backgammon', { 12: 1, 23: -2 }, [3]), luck: -1 }
  const waits = rules.play(away, '12.9')
  expect(waits).toMatchObject({ turn: 1, thrown: [], dice: [], luck: -1 })
  expect(rules.moves(waits)).toEqual([])
  expect(rules.play(away, '12.9@6.5')).toMatchObject({ turn: 1, dice: [6, 5] })
  const shut = { ...away, points: away.points.map((_, spot) => (spot < 6 ? 2 : spot === 12 ? 1 : 0)) }
  const again = rules.play({ ...shut, bar: [0, 1] as const }, '12.9@4.4.4.4_2.1')
  expect(again).toMatchObject({ turn: 0, dice: [2, 1], luck: -3 })
  expect(rules.passed!(shut, again)).toBe(true)
})

test('the first with all pieces off wins', () => {
  const rules = rulesNamed('hypergammon')
  const position = { ...standing('hypergammon', { 0: 1, 12: -3 }, [2]), off: [2, 0] as const }
  expect(rules.ending(rules.play(position, '0.25'))).toEqual({ winner: 0 })
})
