import { expect, test } from 'vitest'
import { placeOn, PLACE_MAX, wheelNotches } from './place.ts'

const picture = { x: 100, y: 50, width: 800, height: 600 }
test.for([
  [100, 50, 0, 0],
  [900, 650, PLACE_MAX, PLACE_MAX],
  [500, 350, 32768, 32768],
  [-20, 9000, 0, PLACE_MAX],
])('the point %i,%i of the page is %i,%i of the picture', ([x, y, placeX, placeY]) => {
  expect(placeOn(picture, { x: x!, y: y! })).toEqual({ x: placeX, y: placeY })
})

test('small steps of a smooth wheel add up to a notch', () => {
  const first = wheelNotches(0, 60, 0)
  expect(first.notches).toBe(0)
  expect(wheelNotches(first.rest, 60, 0).notches).toBe(1)
})

test.for([
  [100, 0, 1],
  [-240, 0, -2],
  [3, 1, 1],
  [-1, 2, -1],
  [90_000, 0, 10],
])('a wheel of %i in mode %i is %i notches', ([delta, mode, notches]) => {
  expect(wheelNotches(0, delta!, mode!).notches).toBe(notches)
})
