import { expect, test } from 'vitest'
import type { GameProfile } from '../model.ts'
import { flipProfile } from '../testing/flip-profile.ts'
import { LARGE, ROOM_FOR_LARGE, screenFor } from './screen-size.ts'

const base: GameProfile = {
  ...flipProfile({ width: 800, height: 500, framesPerSecond: 30 }),
  args: ['--geometry', '{width}x{height}'],
}
const own = { width: 800, height: 500, framesPerSecond: 30 }

test('where four cores are free a game that follows the size is shown at 720p60', () => {
  expect(screenFor(base, ROOM_FOR_LARGE)).toEqual(LARGE)
  expect(screenFor({ ...base, args: ['-width', '{width}', '-height', '{height}'] }, 3200)).toEqual(LARGE)
})

test('with less free it has the size of its profile', () => {
  expect(screenFor(base, ROOM_FOR_LARGE - 1)).toEqual(own)
})

test('a game with a window of its own size keeps it, and a larger one is not made smaller', () => {
  expect(screenFor({ ...base, args: [] }, 3200)).toEqual(own)
  expect(screenFor({ ...base, args: ['--{width}'] }, 3200)).toEqual(own)
  expect(screenFor({ ...base, width: 1920, height: 1080 }, 3200)).toMatchObject({ width: 1920 })
})
