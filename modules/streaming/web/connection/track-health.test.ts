import { expect, test } from 'vitest'
import { openTrackHealth, type TrackVerdict } from './track-health.ts'

interface Second {
  readonly frames: number
  readonly received: number
  readonly lost?: number
  readonly isAnswered?: boolean
}

/** Judges twice a second, as the page does; each entry is what came in that half second. */
function judgeAll(halves: readonly Second[]): TrackVerdict[] {
  const watch = openTrackHealth(0)
  let count = { frames: 0, received: 0, lost: 0, jitterMs: 0, bytes: 0 }
  watch.judge(count, 0)
  return halves.map(({ frames, received, lost = 0, isAnswered = true }, index) => {
    const now = (index + 1) * 500
    if (isAnswered) watch.answered(now)
    count = {
      ...count,
      frames: count.frames + frames,
      received: count.received + received,
      lost: count.lost + lost,
    }
    return watch.judge(count, now)
  })
}
const times = (count: number, second: Second) => Array.from({ length: count }, () => second)

test('a track with pictures is healthy', () => {
  expect(new Set(judgeAll(times(20, { frames: 30, received: 60 })))).toEqual(new Set(['fine']))
})

test('a still screen without packets is healthy', () => {
  expect(new Set(judgeAll(times(20, { frames: 0, received: 0 })))).toEqual(new Set(['fine']))
})

test('packets without a picture cause a key frame request, and after two seconds the track is abandoned', () => {
  const verdicts = judgeAll([{ frames: 1, received: 2 }, ...times(6, { frames: 0, received: 20 })])
  expect(verdicts[0]).toBe('fine')
  expect(verdicts.slice(0, 5)).toContain('askWhole')
  expect(verdicts.indexOf('giveUp')).toBeGreaterThan(3)
  // Within three seconds, and not after the half minute that a browser takes.
  expect(verdicts.indexOf('giveUp')).toBeLessThan(6)
})

test('a track without answers is abandoned within three seconds', () => {
  const verdicts = judgeAll([
    { frames: 30, received: 60 },
    ...times(6, { frames: 0, received: 0, isAnswered: false }),
  ])
  expect(verdicts.indexOf('giveUp')).toBeGreaterThan(1)
  expect(verdicts.indexOf('giveUp')).toBeLessThan(6)
})

test('heavy loss is tolerated only for a moment', () => {
  const heavy = { frames: 10, received: 40, lost: 10 }
  expect(
    judgeAll([...times(4, heavy), ...times(4, { frames: 30, received: 60 }), ...times(4, heavy)]),
  ).not.toContain('giveUp')
  expect(judgeAll(times(8, heavy))).toContain('giveUp')
})

test('slight loss is tolerated', () => {
  expect(judgeAll(times(20, { frames: 28, received: 60, lost: 3 }))).not.toContain('giveUp')
})
