import { expect, test } from 'vitest'
import { box } from './body.ts'
import { placed } from './contacts.ts'
import { areaOf, halvesOf, slabOf } from './cut.ts'

const block = box('block', [100, 100], [40, 20])
const { points } = placed(block)

test('a cut through a block gives two that together have its area, mass and centre', () => {
  const halves = halvesOf(points, [95, 50], [95, 150])!.map((half) => slabOf(block, half, 1))
  const areas = halves.map(areaOf).toSorted((one, other) => one - other)
  expect(areas).toEqual([300, 500])
  const masses = halves.map(({ push }) => 1 / push)
  expect(masses[0]! + masses[1]!).toBeCloseTo(1 / block.push, 10)
  expect((halves[0]!.x * masses[0]! + halves[1]!.x * masses[1]!) * block.push).toBeCloseTo(100, 10)
})

test('a piece equal to the block has the block’s moment of inertia', () => {
  const corners = [
    [80, 90],
    [120, 90],
    [120, 110],
    [80, 110],
  ] as const
  expect(slabOf(block, corners, 1).swing).toBeCloseTo(block.swing, 10)
})

test.for([
  ['begins inside', [100, 100], [100, 150]],
  ['ends inside', [100, 50], [100, 100]],
  ['misses', [60, 50], [60, 150]],
] as const)('a cut that %s cuts nothing', ([, from, to]) => {
  expect(halvesOf(points, from, to)).toBeUndefined()
})
