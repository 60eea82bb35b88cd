import { describe, expect, test } from 'vitest'
import { advance, beginOpening, stepTime, type Opening, type OpeningEvent } from './opening-steps.ts'

const hit: OpeningEvent = { kind: 'hit', isCalm: false }
const next: OpeningEvent = { kind: 'next' }
const skip: OpeningEvent = { kind: 'skip' }
const after = (opening: Opening, ...events: OpeningEvent[]) => events.reduce(advance, opening)

describe('[2.33] opening a coconut', () => {
  test('takes three taps; then it shows light, back, face and finally the level', () => {
    const steps = [hit, hit, hit, next, next, next].map(
      (_, index, all) => after(beginOpening(1), ...all.slice(0, index + 1)).step,
    )
    expect(steps).toEqual(['shell', 'shell', 'light', 'back', 'face', 'named'])
  })

  test('has a longer light for a higher card', () => {
    const times = (['normal', 's', 'ss', 'sss'] as const).map((level) => stepTime('light', level)!)
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
    expect(stepTime('named', 'sss')).toBeUndefined()
  })

  test('a tap during the animation speeds it up, but never skips the level', () => {
    expect(after(beginOpening(1), hit, hit, hit, hit).step).toBe('back')
    expect(after(beginOpening(1), ...Array<OpeningEvent>(20).fill(hit)).step).toBe('named')
  })

  test('with reduced motion the first touch shows the card', () => {
    expect(advance(beginOpening(1), { kind: 'hit', isCalm: true }).step).toBe('named')
  })

  test('several are shown one after the other, then a summary', () => {
    const first = after(beginOpening(2), hit, hit, hit, next, next, next)
    expect(advance(first, next)).toMatchObject({ place: 1, step: 'shell', hits: 0 })
    expect(after(first, next, hit, hit, hit, next, next, next, next).isSummary).toBe(true)
  })

  test('Skip shows all cards at once, or the card of one coconut', () => {
    expect(after(beginOpening(5), skip).isSummary).toBe(true)
    expect(after(beginOpening(1), skip)).toMatchObject({ step: 'named', isSummary: false })
  })
})
