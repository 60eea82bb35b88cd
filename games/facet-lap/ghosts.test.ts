import { expect, test } from 'vitest'
import { keepLap, type Garage } from './ghosts.ts'

/** A lap without equal neighbouring inputs, which cannot be compressed. */
const long = (milliseconds: number) => ({
  milliseconds,
  inputs: Array.from({ length: 4700 }, (_, tick) => tick % 21),
})

test('a garage of many long laps stays within what the page keeps, and the newest lap is in it', () => {
  const garage: Garage = { draft: '5.0.0' }
  for (let level = 1; level <= 60; level++) {
    expect(keepLap(garage, level, long(20_000 + level))).toBe(true)
    expect(JSON.stringify(garage).length).toBeLessThanOrEqual(60_000)
    expect(garage[level]).toBeDefined()
  }
  expect(garage.draft).toBe('5.0.0')
})
