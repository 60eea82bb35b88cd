import { describe, expect, test } from 'vitest'
import { bestLine, offerOf } from './best-line.ts'
import { lineOf } from './testing/cloud-samples.ts'

describe('a line offers [2.25]', () => {
  test.for([
    { line: lineOf('A', { load: 'free' }), offer: 'play' },
    { line: lineOf('A', { load: 'busy' }), offer: 'play' },
    { line: lineOf('A', { load: 'busy', hasSeat: false }), offer: 'join' },
    { line: lineOf('A', { load: 'busy', queued: 1 }), offer: 'join' },
    { line: lineOf('A', { load: 'full', queued: 40 }), offer: 'full' },
    { line: lineOf('A', { load: 'full' }), offer: 'full' },
  ])('$line.load with $line.queued in the queue: $offer', ({ line, offer }) =>
    expect(offerOf(line)).toBe(offer),
  )
})

describe('the preselected line', () => {
  const far = lineOf('Far')
  const near = lineOf('Near')
  const short = lineOf('Short', { load: 'busy', queued: 2, waitMinutes: 3 })
  const long = lineOf('Long', { load: 'busy', queued: 9, waitMinutes: 20 })
  const unknown = lineOf('Unknown', { load: 'busy', queued: 1 })
  const full = lineOf('Full', { load: 'full', queued: 50 })
  const pings = new Map([
    ['far', 200],
    ['near', 20],
  ])
  const best = (...lines: (typeof far)[]) => bestLine(lines, ({ lineKey }) => pings.get(lineKey))?.name

  test('has a free seat', () => expect(best(short, far)).toBe('Far'))
  test('is the nearest of several', () => expect(best(far, near)).toBe('Near'))
  test('has the shortest wait', () => expect(best(long, unknown, short)).toBe('Short'))
  test('is never a full one', () => {
    expect(best(full, long)).toBe('Long')
    expect(best(full)).toBeUndefined()
  })
})
