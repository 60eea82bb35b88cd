import { expect, test } from 'vitest'
import { placeInput, placeOf, PLACES } from './places.ts'

test('every place of the field has its own input, which decodes to the same place', () => {
  const inputs = PLACES.slice(1)
  expect(inputs.map((input) => placeInput(placeOf(input)))).toEqual(inputs)
  expect([placeOf(1), placeOf(PLACES.at(-1)!)]).toEqual([
    { x: 0, y: 0 },
    { x: 400, y: 400 },
  ])
})

test('a touch beside the field counts for its nearest place', () => {
  expect(placeOf(placeInput({ x: -30, y: 1000 }))).toEqual({ x: 0, y: 400 })
  expect(placeOf(placeInput({ x: 204, y: 206 }))).toEqual({ x: 200, y: 210 })
})
