import { expect, test } from 'vitest'
import { openLinkMeter } from './link-meter.ts'

const state = { queueMs: 0, isHidden: false, lastSequence: 4 }

test('over the socket it counts what was decoded, and nothing is lost', () => {
  const meter = openLinkMeter(0)
  for (let count = 0; count < 30; count += 1) meter.frame()
  meter.arrived(125_000)
  for (const trip of [20, 300, 22]) meter.roundTrip(trip)
  const { report, sample } = meter.take(1_000, undefined, state)
  expect(report).toEqual({
    type: 'report',
    frames: 30,
    lost: 0,
    received: 0,
    jitterMs: 0,
    roundTripMs: 22,
    ...state,
  })
  expect(sample).toMatchObject({ framesPerSecond: 30, kilobits: 1_000, lossPercent: 0, roundTripMs: 22 })
})

test('for the track it reports what is new since the last second', () => {
  const meter = openLinkMeter(0)
  const count = { frames: 100, received: 900, lost: 100, jitterMs: 4.4, bytes: 50_000 }
  meter.take(1_000, count, state)
  const { report, sample } = meter.take(
    2_000,
    { ...count, frames: 130, received: 990, lost: 110, bytes: 175_000 },
    state,
  )
  expect(report).toMatchObject({ frames: 30, received: 90, lost: 10 })
  expect(sample).toMatchObject({ lossPercent: 10, framesPerSecond: 30, kilobits: 1_000, jitterMs: 4 })
})

test('late packets do not count as negative loss', () => {
  const meter = openLinkMeter(0)
  const count = { frames: 1, received: 100, lost: 10, jitterMs: 0, bytes: 0 }
  meter.take(1_000, count, state)
  expect(meter.take(2_000, { ...count, received: 200, lost: 3 }, state).report.lost).toBe(0)
})

test('a restarted track counts from zero', () => {
  const meter = openLinkMeter(0)
  meter.take(1_000, { frames: 500, received: 900, lost: 0, jitterMs: 0, bytes: 0 }, state)
  expect(
    meter.take(2_000, { frames: 20, received: 40, lost: 0, jitterMs: 0, bytes: 0 }, state).report.frames,
  ).toBe(20)
})

test('a second without an acknowledgement keeps the previous latency', () => {
  const meter = openLinkMeter(0)
  meter.roundTrip(80)
  meter.take(1_000, undefined, state)
  expect(meter.take(2_000, undefined, state).sample.roundTripMs).toBe(80)
})
