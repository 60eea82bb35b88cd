import { describe, expect, test } from 'vitest'
import { advance, openStage, stepTime, type Stage, type StageEvent } from './opening-steps.ts'

const hit: StageEvent = { kind: 'hit', isCalm: false }
const next: StageEvent = { kind: 'next' }
const skip: StageEvent = { kind: 'skip' }
const after = (stage: Stage, ...events: StageEvent[]) => events.reduce(advance, stage)

describe('[2.33] opening a coconut', () => {
  test('takes three hits; then light, the back, the face and at last the level', () => {
    const steps = [hit, hit, hit, next, next, next].map(
      (_, index, all) => after(openStage(1), ...all.slice(0, index + 1)).step,
    )
    expect(steps).toEqual(['shell', 'shell', 'light', 'back', 'face', 'named'])
  })

  test('has a longer light the higher the card', () => {
    const times = (['normal', 's', 'ss', 'sss'] as const).map((level) => stepTime('light', level)!)
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
    expect(stepTime('named', 'sss')).toBeUndefined()
  })

  test('a tap during the show hurries it on, but never past the level', () => {
    expect(after(openStage(1), hit, hit, hit, hit).step).toBe('back')
    expect(after(openStage(1), ...Array<StageEvent>(20).fill(hit)).step).toBe('named')
  })

  test('with less motion the first touch shows the card', () => {
    expect(advance(openStage(1), { kind: 'hit', isCalm: true }).step).toBe('named')
  })

  test('several come one after the other and end in a summary', () => {
    const first = after(openStage(2), hit, hit, hit, next, next, next)
    expect(advance(first, next)).toMatchObject({ place: 1, step: 'shell', hits: 0 })
    expect(after(first, next, hit, hit, hit, next, next, next, next).isSummary).toBe(true)
  })

  test('Skip leads to all cards at once, of one coconut to its card', () => {
    expect(after(openStage(5), skip).isSummary).toBe(true)
    expect(after(openStage(1), skip)).toMatchObject({ step: 'named', isSummary: false })
  })
})
