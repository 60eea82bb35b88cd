import { expect, test } from 'vitest'
import { nearestApart } from './touch-size.ts'

const at = (x: number, y: number) => ({ x, y })

test.for([
  ['a grid of 30', [at(0, 0), at(30, 0), at(0, 30), at(30, 30)], 30],
  ['two that lie askew', [at(0, 0), at(30, 40), at(90, 90)], 50],
  ['one place twice', [at(10, 10), at(10, 10), at(50, 10)], 40],
] as const)('the nearest of %s', ([, places, apart]) => expect(nearestApart(places)).toBe(apart))

test('a single place has no neighbour', () => {
  expect(nearestApart([at(1, 1)])).toBeUndefined()
  expect(nearestApart([])).toBeUndefined()
})
