import { expect, test } from 'vitest'
import { sharpness } from './sharpness.ts'

/** How often the resolution dropped during frames of this length. */
function after(frames: number, seconds: number, screen = 2) {
  const sharp = sharpness()
  sharp.screen(screen)
  let changes = 0
  for (let frame = 0; frame < frames; frame++) if (sharp.frame(seconds)) changes++
  return { ratio: sharp.ratio, changes }
}

test('a fast enough game keeps the resolution of the screen', () => {
  expect(after(600, 1 / 60)).toEqual({ ratio: 2, changes: 0 })
  expect(after(600, 1 / 48)).toEqual({ ratio: 2, changes: 0 })
})

test('a slow game draws fewer pixels, step by step', () => {
  expect(after(39, 1 / 44)).toEqual({ ratio: 2, changes: 0 })
  expect(after(40, 1 / 44)).toEqual({ ratio: 1.6, changes: 1 })
  expect(after(80, 1 / 44).ratio).toBeCloseTo(1.28)
})

test('the slower it is, the sooner and the more the resolution drops', () => {
  expect(after(22, 1 / 20)).toEqual({ ratio: 1.28, changes: 1 })
  expect(after(31, 1 / 30)).toEqual({ ratio: 1.6, changes: 1 })
})

test('a few long frames among quick ones change nothing', () => {
  const sharp = sharpness()
  sharp.screen(2)
  for (let frame = 0; frame < 400; frame++) sharp.frame(frame % 10 === 0 ? 0.2 : 1 / 60)
  expect(sharp.ratio).toBe(2)
})

test('the resolution has a lower limit', () => {
  expect(after(4000, 1 / 20).ratio).toBe(0.7)
  expect(after(4000, 1 / 20, 0.5)).toEqual({ ratio: 0.5, changes: 0 })
})

test('a tab that was away for a while changes nothing', () => {
  expect(after(600, 5)).toEqual({ ratio: 2, changes: 0 })
})

test('a screen of another density keeps the chosen resolution', () => {
  const sharp = sharpness()
  sharp.screen(2)
  for (let frame = 0; frame < 40; frame++) sharp.frame(1 / 44)
  sharp.screen(1)
  expect(sharp.ratio).toBeCloseTo(0.8)
})
