import { expect, test } from 'vitest'
import { BOARDS } from './boards.ts'
import { definitions } from './definitions.ts'
import { OFF, WAIT, type TrailPosition } from './position.ts'
import { rulesOf } from './rules.ts'

const rulesNamed = (id: string) => rulesOf(definitions.find((one) => one.id === id)!)

/** A position with these pieces and numbers, the first seat on turn. */
function standing(
  id: string,
  [own, rivals]: readonly [readonly number[], readonly number[]],
  dice: readonly number[],
): TrailPosition {
  const start = rulesNamed(id).start(() => 0.5)
  return { ...start, men: [own, rivals], thrown: dice, dice, turn: 0, again: false }
}

test.for(Object.entries(BOARDS))(
  'the roads of %s keep to its cells and step to a neighbour',
  ([, { cells, roads }]) => {
    for (const road of roads) {
      expect(new Set(road).size).toBe(road.length)
      for (const [at, cell] of road.entries()) {
        const [here, next] = [cells[cell]!, cells[road[at + 1] ?? cell]!]
        expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeLessThan(1.6)
      }
    }
  },
)

test('in ur the middle star is safe, a rival elsewhere starts over', () => {
  const rules = rulesNamed('ur')
  expect(rules.moves(standing('ur', [[7], [10]], [1]))).toEqual([])
  const after = rules.play(standing('ur', [[7, WAIT[0]], [13]], [2]), '7.13')
  expect(after.men).toEqual([[13, WAIT[0]], [WAIT[1]]])
})

test('in ur the end takes the exact number, and a star throws again', () => {
  const rules = rulesNamed('ur')
  expect(rules.moves(standing('ur', [[20], []], [2]))).toEqual([])
  expect(rules.moves(standing('ur', [[20], []], [1]))).toEqual([`20.${OFF[0]}`])
  expect(rules.play(standing('ur', [[5, WAIT[0]], [WAIT[1]]], [1]), '5.2').turn).toBe(0)
})

test('in senet lone rivals change places, two are safe and three bar the road', () => {
  const rules = rulesNamed('senet')
  expect(rules.play(standing('senet', [[10], [12, 20]], [2]), '10.12').men[1]).toEqual([10, 20])
  expect(rules.moves(standing('senet', [[10], [12, 13]], [2]))).toEqual([])
  expect(rules.moves(standing('senet', [[10], [11, 12, 13]], [5]))).toEqual([])
  expect(rules.moves(standing('senet', [[10], [11, 12]], [5]))).toEqual(['10.15'])
})

test('in senet nobody passes the star house, and the water carries back to a free house', () => {
  const rules = rulesNamed('senet')
  expect(rules.moves(standing('senet', [[23], [0]], [4]))).toEqual([])
  expect(rules.play(standing('senet', [[25], [14]], [1]), '25.13').men[0]).toEqual([13])
})

test('in nyout a corner opens the short cut, and men that meet go on together', () => {
  const rules = rulesNamed('nyout')
  expect(rules.moves(standing('nyout', [[5], [WAIT[1]]], [2])).toSorted()).toEqual(['5.21', '5.7'])
  expect(rules.moves(standing('nyout', [[4], [WAIT[1]]], [2]))).toEqual(['4.6'])
  expect(rules.play(standing('nyout', [[7, 7], [WAIT[1]]], [2]), '7.9').men[0]).toEqual([9, 9])
})

test('in parchis a five lets a man in, and a pair of rivals is a wall', () => {
  const rules = rulesNamed('cross')
  expect(rules.moves(standing('cross', [[WAIT[0]], [WAIT[1]]], [4, 3]))).toEqual([])
  expect(rules.moves(standing('cross', [[WAIT[0]], [WAIT[1]]], [5, 3]))).toEqual([`${WAIT[0]}.0`])
  expect(rules.moves(standing('cross', [[1], [3, 3]], [4, 2]))).toEqual([])
})

test('geese fly on, and walk back from the goal', () => {
  const rules = rulesNamed('geese')
  expect(rules.moves(standing('geese', [[1], [WAIT[1]]], [3]))).toEqual(['1.7'])
  expect(rules.moves(standing('geese', [[60], [WAIT[1]]], [3]))).toEqual(['60.61'])
  expect(rules.moves(standing('geese', [[60], [WAIT[1]]], [2]))).toEqual([`60.${OFF[0]}`])
})

test('in ashta chamma only a seat that has caught somebody goes inside', () => {
  const rules = rulesNamed('ashta')
  const before = standing('ashta', [[20], [WAIT[1]]], [2])
  expect(rules.moves(before)).toEqual([])
  expect(rules.moves({ ...before, hasHit: [true, false] })).toEqual(['20.16'])
})

test('in ashta chamma the toll is lifted where it would shut in both sides for ever', () => {
  const rules = rulesNamed('ashta')
  // The last piece reaches the gate before any capture.
  const before = standing(
    'ashta',
    [
      [20, 21, 21, 21],
      [3, 3, 3, 3],
    ],
    [1],
  )
  const after = rules.play(
    before,
    rules.tell!(before, '20.21', () => 0.5),
  )
  expect(after.hasHit).toEqual([true, true])
  expect(rules.moves(after).length).toBeGreaterThan(0)
})
