import { describe, expect, test } from 'vitest'
import { adapt, rateOf, rungsOf, startAdaptation, type Adaptation, type LinkSecond } from './adapt.ts'

const screen = { width: 854, height: 480, framesPerSecond: 60 } as const
const calm = (state: Adaptation): LinkSecond => ({
  sentKilobits: rateOf(state).kilobits * 0.9,
  seenKilobits: 0,
  lossPercent: 0,
  roundTripMs: 30,
  jitterMs: 2,
  queueMs: 0,
  heldShare: 0,
  sentFrames: rateOf(state).framesPerSecond,
  frames: rateOf(state).framesPerSecond,
})

type Link = (state: Adaptation) => Partial<LinkSecond>
const run = (state: Adaptation, count: number, link: Link = () => ({})) =>
  Array.from({ length: count }).reduce<Adaptation>(
    (before) => adapt(before, { ...calm(before), ...link(before) }),
    state,
  )

/** A link that carries so much; what is more waits and is lost. */
const narrow =
  (kilobits: number): Link =>
  (state) => {
    const sent = rateOf(state).kilobits * 0.95
    const share = Math.min(1, kilobits / sent)
    return {
      sentKilobits: sent,
      lossPercent: 2 + (1 - share) * 100,
      roundTripMs: share < 1 ? 230 : 30,
      frames: rateOf(state).framesPerSecond * share ** 2,
    }
  }

describe('quality for a screen', () => {
  test.for([
    { ...screen, first: { kilobits: 4000, framesPerSecond: 60, scale: 1 } },
    {
      width: 640,
      height: 360,
      framesPerSecond: 60,
      first: { kilobits: 2200, framesPerSecond: 60, scale: 1 },
    },
    {
      width: 640,
      height: 360,
      framesPerSecond: 30,
      first: { kilobits: 1600, framesPerSecond: 30, scale: 1 },
    },
    {
      width: 1280,
      height: 720,
      framesPerSecond: 60,
      first: { kilobits: 8000, framesPerSecond: 60, scale: 1 },
    },
    {
      width: 1920,
      height: 1080,
      framesPerSecond: 60,
      first: { kilobits: 12_000, framesPerSecond: 60, scale: 1 },
    },
  ] as const)('$width by $height at $framesPerSecond', ({ first, ...of }) => {
    expect(rungsOf(of)[0]).toEqual(first)
  })

  test('every step is lower than the one before, and none is below 250 kilobits or 20 frames', () => {
    const rungs = rungsOf(screen)
    for (const [index, rung] of rungs.entries()) {
      const next = rungs[index + 1]
      if (!next) continue
      expect(next.kilobits).toBeLessThan(rung.kilobits)
      expect(next.framesPerSecond).toBeLessThanOrEqual(rung.framesPerSecond)
      expect(next.scale).toBeLessThanOrEqual(rung.scale)
    }
    expect(rungs.at(-1)).toEqual({ kilobits: 250, framesPerSecond: 20, scale: 0.5 })
  })
})

const start = startAdaptation(rungsOf(screen))

describe('on a good link', () => {
  test('it begins in the middle and rises to the best, step by step', () => {
    expect(rateOf(start).kilobits).toBe(2200)
    expect(rateOf(run(start, 3)).kilobits).toBe(2200)
    expect(rateOf(run(start, 4)).kilobits).toBe(3000)
    expect(rateOf(run(start, 8)).kilobits).toBe(4000)
    expect(rateOf(run(start, 100)).kilobits).toBe(4000)
  })

  test('a still picture does not raise the bit rate', () => {
    expect(rateOf(run(start, 100, () => ({ sentKilobits: 20 }))).kilobits).toBe(2200)
  })

  test('a high but stable latency does not lower the bit rate', () => {
    expect(rateOf(run(start, 8, () => ({ roundTripMs: 180 }))).kilobits).toBe(4000)
  })

  test('single lost packets of a wireless link do not lower the bit rate', () => {
    expect(rateOf(run(start, 8, () => ({ lossPercent: 2 }))).kilobits).toBe(4000)
  })
})

describe('with congestion', () => {
  test.for<readonly [string, Partial<LinkSecond>]>([
    ['many lost packets', { lossPercent: 8 }],
    ['pictures that wait', { queueMs: 90 }],
    ['answers that take longer than before', { roundTripMs: 121 }],
    ['lost packets while things wait a little', { lossPercent: 3, roundTripMs: 71 }],
    ['a socket that takes no more', { heldShare: 0.2 }],
    ['pictures of which few come out', { frames: 30 }],
  ])('%s lower the quality within a second', ([, second]) => {
    const before = run(start, 8)
    expect(adapt(before, { ...calm(before), ...second }).rung).toBeGreaterThan(before.rung)
  })

  test.for<readonly [string, Partial<LinkSecond>]>([
    ['few lost packets', { lossPercent: 7.9 }],
    ['pictures that hardly wait', { queueMs: 89 }],
    ['lost packets where nothing waits', { lossPercent: 7, roundTripMs: 69 }],
    ['a moment without room', { heldShare: 0.19 }],
    ['nothing out of a still picture', { sentFrames: 2, frames: 0 }],
  ])('%s do not', ([, second]) => {
    const before = run(start, 8)
    expect(adapt(before, { ...calm(before), ...second }).rung).toBe(before.rung)
  })

  test('it drops at once to what the link can carry', () => {
    const link = { sentKilobits: 2_000, lossPercent: 50, frames: 20 }
    expect(rateOf(adapt(start, { ...calm(start), ...link })).kilobits).toBe(650)
  })

  test('a queue that drains after a step down does not cause another one', () => {
    const once = adapt(start, { ...calm(start), queueMs: 200 })
    const twice = adapt(once, { ...calm(once), queueMs: 200, sentKilobits: 100 })
    expect(twice.rung).toBe(once.rung)
    expect(run(once, 4, () => ({ queueMs: 200, sentKilobits: 100 })).rung).toBeGreaterThan(once.rung)
  })
})

describe('on 1 Mbit/s with 2 % loss', () => {
  const settled = run(start, 20, narrow(1_000))

  test('it finds a suitable rate, with at least 20 frames a second', () => {
    expect(rateOf(settled).kilobits).toBeLessThanOrEqual(1_000)
    expect(rateOf(settled).kilobits).toBeGreaterThanOrEqual(450)
    expect(rateOf(settled).framesPerSecond).toBeGreaterThanOrEqual(20)
  })

  test('after each failed increase the next attempt waits longer', () => {
    let state = settled
    const attempts: number[] = []
    for (let second = 0; second < 240; second += 1) {
      const next = adapt(state, { ...calm(state), ...narrow(1_000)(state) })
      if (next.rung < state.rung) attempts.push(second)
      state = next
    }
    const gaps = attempts.slice(1).map((second, index) => second - attempts[index]!)
    expect(attempts.length).toBeLessThan(20)
    expect(Math.max(...gaps)).toBeGreaterThan(30)
  })
})

describe('[2.28] a poor network', () => {
  test('is reported after three bad seconds, and cleared after three good ones', () => {
    const far: Link = () => ({ roundTripMs: 300 })
    const bad = run(start, 3, far)
    expect(run(start, 2, far).isPoor).toBe(false)
    expect(bad.isPoor).toBe(true)
    expect(run(bad, 2).isPoor).toBe(true)
    expect(run(bad, 3).isPoor).toBe(false)
  })
})
