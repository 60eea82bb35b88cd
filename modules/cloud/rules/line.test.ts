import { expect, test } from 'vitest'
import { lightest, loadOf, MOST_WAITING } from './line.ts'

test.for([
  { capacity: 100, used: 0, waiting: 0, load: 'free' },
  { capacity: 100, used: 75, waiting: 0, load: 'free' },
  { capacity: 100, used: 76, waiting: 0, load: 'busy' },
  { capacity: 100, used: 100, waiting: 0, load: 'busy' },
  { capacity: 100, used: 0, waiting: 1, load: 'busy' },
  { capacity: 100, used: 100, waiting: MOST_WAITING - 1, load: 'busy' },
  { capacity: 100, used: 0, waiting: MOST_WAITING, load: 'full' },
  { capacity: 0, used: 0, waiting: 0, load: 'busy' },
] as const)('$used of $capacity with $waiting waiting is $load [4.1]', ({ load, ...room }) => {
  expect(loadOf(room)).toBe(load)
})

test.for([
  { loads: ['full', 'free', 'busy'], best: 'free' },
  { loads: ['full', 'busy'], best: 'busy' },
  { loads: ['full'], best: 'full' },
] as const)('of $loads the best is $best', ({ loads, best }) => {
  expect(lightest(loads)).toBe(best)
})
