import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { POINTS, spotAt, stepsHome, type RacePosition } from './position.ts'
import { rulesOf } from './rules.ts'

const rulesNamed = (id: string) => rulesOf(definitions.find((one) => one.id === id)!)

/** A position with these signed counts and dice, the first seat on turn. */
function standing(
  id: string,
  points: Readonly<Record<number, number>>,
  dice: readonly number[],
): RacePosition {
  const start = rulesNamed(id).start(() => 0.5)
  return {
    ...start,
    bar: [0, 0],
    points: start.points.map((_, spot) => points[spot] ?? 0),
    thrown: dice,
    dice,
    turn: 0,
  }
}

test.for(['apart', 'along'] as const)('steps and points of the road %s belong together', (road) => {
  for (const seat of [0, 1] as const)
    for (let steps = 1; steps <= POINTS; steps++)
      expect(stepsHome(seat, spotAt(seat, steps, road), road)).toBe(steps)
})

test('on the common road both begin in opposite corners, and one rival closes a point', () => {
  const rules = rulesNamed('narde')
  const start = rules.start(() => 0.5)
  expect([start.points[23], start.points[11]]).toEqual([15, -15])
  expect(rules.moves(standing('narde', { 20: 2, 17: -1, 10: -1 }, [3]))).toEqual([])
  const second = { ...standing('narde', { 20: 2, 1: -1 }, [3]), turn: 1 as const }
  expect(rules.moves(second)).toEqual(['1.22'])
})

test('one piece in a throw leaves the head', () => {
  const rules = rulesNamed('narde')
  const after = rules.play(standing('narde', { 23: 15, 11: -15 }, [5, 2]), '23.18')
  expect(rules.moves(after)).toEqual(['18.16'])
})

test('the runner goes alone until it has passed the rivals', () => {
  const rules = rulesNamed('fevga')
  expect(rules.moves(standing('fevga', { 23: 14, 15: 1, 11: -15 }, [2, 1]))).not.toContain('23.21')
  expect(rules.moves(standing('fevga', { 23: 14, 9: 1, 11: -15 }, [2, 1]))).toContain('23.21')
})

test('all pieces enter first, and none is sent back before one is home', () => {
  const rules = rulesNamed('dutch-backgammon')
  expect(rules.start(() => 0.5).bar).toEqual([15, 15])
  expect(rules.moves(standing('dutch-backgammon', { 12: 1, 9: -1 }, [3]))).not.toContain('12.9')
  expect(rules.moves(standing('dutch-backgammon', { 12: 1, 9: -1, 2: 1 }, [3]))).toContain('12.9')
})
