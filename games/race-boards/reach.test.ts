import { expect, test } from 'vitest'
import { spotReached } from '#kit/game/duel/reach.ts'
import { roomOf } from '#kit/game/duel/room.ts'
import { placesOf, SIZE } from './places.ts'

const places = (width: number, height: number) => {
  const { spots, ...board } = placesOf(roomOf({ width, height }, SIZE.x / SIZE.y).board)
  return { ...board, spots: () => spots }
}
/** The board of a duel on a phone of 375 x 667, where its points are 23 px high. */
const phone = places(375, 430)
const POINT = 6

/** How high the target of a point is, in pixels, beside others that can be played. */
function heightOf(board: typeof phone, point: number, playable: readonly number[]) {
  const { x, y } = board.centre(point)
  let high = 0
  for (let off = -60; off <= 60; off++)
    if (spotReached(board, { x, y: y + off }, (spot) => playable.includes(spot)) === point) high++
  return high
}

test('a point of a crowded board that can be played is as large as a finger', () => {
  expect(phone.cell).toBeLessThan(26)
  expect(heightOf(phone, POINT, [POINT])).toBeGreaterThanOrEqual(39)
  expect(heightOf(phone, POINT, [POINT, POINT + 2])).toBeGreaterThanOrEqual(33)
})

test('beside another one that can be played it keeps what is its own, and nothing of the other one', () => {
  const both = [POINT, POINT + 1]
  const { x, y } = phone.centre(POINT)
  const own = phone.cell / 2 - 1
  for (let off = -own; off <= own; off++) {
    expect(spotReached(phone, { x, y: y + off }, (spot) => both.includes(spot))).toBe(POINT)
    expect(spotReached(phone, { x, y: y - phone.cell + off }, (spot) => both.includes(spot))).toBe(POINT + 1)
  }
})

test('a touch farther away is none, and where nothing can be played it is told what it hits', () => {
  const { x, y } = phone.centre(POINT)
  const beyond = { x, y: y + 2 * phone.cell }
  expect(spotReached(phone, beyond, (spot) => spot === POINT)).toBe(phone.spotAt(beyond))
  expect(spotReached(phone, { x, y }, () => false)).toBe(POINT)
})

test('on a large board a touch is for the spot that it hits', () => {
  const large = places(1000, 760)
  const { x, y } = large.centre(POINT)
  const beside = { x, y: y + large.cell * 0.6 }
  expect(large.spotAt(beside)).not.toBe(POINT)
  expect(spotReached(large, beside, (spot) => spot === POINT)).toBe(large.spotAt(beside))
})

test('a touch in the middle of a point that cannot be played moves nothing, however small the board', () => {
  for (const [width, height] of [
    [320, 330],
    [667, 280],
    [844, 300],
    [375, 430],
  ] as const) {
    const small = places(width, height)
    for (const neighbour of [POINT - 1, POINT + 1])
      expect(spotReached(small, small.centre(POINT), (spot) => spot === neighbour)).toBe(POINT)
  }
})
