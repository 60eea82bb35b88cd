import { describe, expect, test } from 'vitest'
import { countUp } from './testing/count-up.ts'
import { openCountUp as open } from './testing/open-count-up.ts'

const levelled = { ...countUp, levels: 3 }

describe('levels', () => {
  test('a won level gives its stars and opens the next one', () => {
    const { play, seen, add } = open({ definition: levelled })
    seen.run.apply(1)
    seen.run.apply(2)
    seen.context.host.over(2)
    expect(play.state()).toMatchObject({ stars: { 1: 2 }, result: { stars: 2 } })
    play.restart()
    expect(play.state().level).toBe(2)
    add(2, 2)
    expect(play.state().stars).toEqual({ 1: 2, 2: 1 })
  })

  test('fewer stars than before do not reduce the stored ones', () => {
    const { play, seen } = open({ definition: levelled })
    for (const stars of [3, 1] as const) {
      play.restart({ level: 1 })
      seen.run.apply(1)
      seen.run.apply(2)
      seen.context.host.over(stars)
    }
    expect(play.state().stars).toEqual({ 1: 3 })
  })

  test('a lost level is repeated, and after the last one there is no next', () => {
    const { play, add } = open({ definition: levelled })
    play.restart({ level: 3 })
    add(2, 2, 2)
    play.restart()
    expect(play.state().level).toBe(3)
    add(2, 2, 1)
    expect(play.state().result?.status).toBe('won')
    play.restart()
    expect(play.state().level).toBe(3)
  })

  test('have their own bests', () => {
    const { play, add } = open({ definition: levelled })
    add(2, 2)
    play.restart({ level: 2 })
    expect(play.state().best).toBeUndefined()
  })
})

describe('the challenge of the day', () => {
  test('deals the same to everybody and shows that it is a challenge', () => {
    const [one, other] = [open(), open()]
    one.play.playDaily()
    other.add(1)
    other.play.playDaily()
    expect(one.play.state().daily).toBe(true)
    expect(one.seen.run.sim.hash()).toBe(other.seen.run.sim.hash())
    expect(one.play.replay()?.seed).toBe(42)
  })

  test('gets a run id from the server as soon as one is dealt, also after its beginning', () => {
    const waiting: { runId: string; seed: number }[] = []
    const { play, add } = open({ deal: () => waiting.shift() })
    play.playDaily()
    add(2)
    expect(play.runId()).toBeUndefined()
    waiting.push({ runId: 'late', seed: 11 }, { runId: 'next', seed: 12 })
    expect(play.runId()).toBe('late')
    add(2)
    expect([play.runId(), play.replay()?.seed]).toEqual(['late', 42])
    // A player's own deal needs a seed from the server to be ranked.
    waiting.length = 0
    play.restart()
    waiting.push({ runId: 'more', seed: 13 })
    expect(play.runId()).toBeUndefined()
  })

  test('that has ended without a run id gets none: the next one does', () => {
    const waiting: { runId: string; seed: number }[] = []
    const { play, add } = open({ deal: () => waiting.shift() })
    play.playDaily()
    add(2, 2)
    expect(play.state().phase).toBe('ended')
    waiting.push({ runId: 'late', seed: 11 })
    expect(play.runId()).toBeUndefined()
    play.again()
    expect([play.runId(), play.replay()?.seed]).toEqual(['late', 42])
  })

  test('keeps its best score for its day only', () => {
    const { play, add, record, storage } = open()
    play.playDaily()
    add(2, 2)
    play.playDaily()
    add(1, 2)
    expect(record().daily).toEqual({ day: '2026-01-10', best: 4 })
    const tomorrow = open({ storage, day: { name: '2026-01-11', seed: 43 } })
    tomorrow.play.playDaily()
    tomorrow.add(1, 2)
    expect(tomorrow.record().daily).toEqual({ day: '2026-01-11', best: 3 })
  })

  test('does not affect the run that was in progress, even after the challenge has ended', () => {
    const { play, add, storage } = open()
    add(2)
    play.playDaily()
    add(1)
    add(2)
    play.destroy()
    expect(open({ storage }).play.state()).toMatchObject({ score: 2, daily: false })
  })

  test('wins no level', () => {
    const { play, add, record } = open({ definition: levelled })
    play.playDaily()
    add(1, 2)
    expect(record()).toMatchObject({ level: 1, stars: {} })
  })
})
