import { expect, test } from 'vitest'
import type { Plan } from './music/render.ts'
import { nextStretch, placeAt } from './playing.ts'

const plan: Plan = { rate: 10, cuts: [0, 40, 80, 120, 160], loopFrom: 2, overlap: 1 }

test('the introduction plays once: the end continues with the loop', () => {
  const order = [0]
  for (let count = 0; count < 8; count++) order.push(nextStretch(plan, order.at(-1)!))
  expect(order).toEqual([0, 1, 2, 3, 2, 3, 2, 3, 2])
})

test.for([
  [0, 0, { index: 0, offset: 0 }],
  [0, 3.5, { index: 0, offset: 3.5 }],
  [0, 4, { index: 1, offset: 0 }],
  [0, 15, { index: 3, offset: 3 }],
  [0, 16, { index: 2, offset: 0 }],
  [3, 5, { index: 2, offset: 1 }],
  [0, -1, { index: 0, offset: 0 }],
] as const)('from segment %i, %f seconds later', ([index, seconds, place]) => {
  expect(placeAt(plan, { index, offset: 0 }, seconds)).toEqual(place)
})
