import { expect, test } from 'vitest'
import type { GameProfile } from '../model.ts'
import { flipProfile } from '../testing/flip-profile.ts'
import { screenFor } from './screen-size.ts'

const base: GameProfile = {
  ...flipProfile({ width: 800, height: 500, framesPerSecond: 30 }),
  args: ['--geometry', '{width}x{height}'],
}
const own = { width: 800, height: 500, framesPerSecond: 30 }
const hd = { width: 1280, height: 720, framesPerSecond: 60 }
const fullHd = { width: 1920, height: 1080, framesPerSecond: 60 }

test.for([
  [399, undefined, own],
  [400, undefined, hd],
  // How fast it encodes is not known before its first play.
  [3200, undefined, hd],
  [799, 1, hd],
  [800, 4.01, fullHd],
  [800, 4.02, hd],
  [3200, 9.04, hd],
  [3200, 9.05, own],
] as const)(
  'with %i hundredths of a core free and %s ms per million pixels a scalable game is shown at %o',
  ([free, pictureCost, screen]) => {
    expect(screenFor(base, { free, pictureCost })).toEqual(screen)
  },
)

test('a game with a fixed window size keeps it, and a larger one is not reduced', () => {
  const best = { free: 3200, pictureCost: 1 }
  expect(screenFor({ ...base, args: ['-width', '{width}', '-height', '{height}'] }, best)).toEqual(fullHd)
  expect(screenFor({ ...base, args: [] }, best)).toEqual(own)
  expect(screenFor({ ...base, args: ['--{width}'] }, best)).toEqual(own)
  expect(screenFor({ ...base, width: 1600, height: 900 }, { free: 500, pictureCost: 1 })).toMatchObject({
    width: 1600,
  })
  expect(screenFor({ ...base, width: 1920, height: 1080 }, best)).toMatchObject({ framesPerSecond: 30 })
})
