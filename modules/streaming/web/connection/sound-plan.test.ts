import { expect, test } from 'vitest'
import { openSoundPlan } from './sound-plan.ts'

const PACKET = 0.01

test('the first packet waits 40 ms, and those in time follow without a gap', () => {
  const plan = openSoundPlan()
  const first = plan.next(5, PACKET)!
  expect(first.isFresh).toBe(true)
  expect(first.startAt).toBeCloseTo(5.04)
  const second = plan.next(5.01, PACKET)!
  expect(second.isFresh).toBe(false)
  expect(second.startAt).toBe(first.endAt)
})

test('late packets increase the buffer, up to a limit', () => {
  const plan = openSoundPlan()
  plan.next(0, PACKET)
  const starts = Array.from({ length: 10 }, (_, count) => {
    const now = 0.3 * (count + 1)
    return plan.next(now, PACKET)!.startAt - now
  })
  expect(starts[0]).toBeCloseTo(0.06)
  expect(starts[1]).toBeCloseTo(0.08)
  expect(starts.at(-1)).toBeCloseTo(0.1)
})

test('silence of the game does not count as a bad link', () => {
  const plan = openSoundPlan()
  plan.next(0, PACKET)
  expect(plan.next(10, PACKET)!.startAt).toBeCloseTo(10.04)
})

test('a steady link shrinks the buffer again', () => {
  const plan = openSoundPlan()
  plan.next(0, PACKET)
  plan.next(0.3, PACKET)
  for (let now = 0.31; now < 25; now += PACKET) plan.next(now, PACKET)
  // The next silence begins with the shorter wait.
  expect(plan.next(40, PACKET)!.startAt).toBeCloseTo(40.04)
})

test('a burst of late packets is skipped down to the usual buffer, with a fade', () => {
  const plan = openSoundPlan()
  const steps = Array.from({ length: 60 }, () => plan.next(0, PACKET))
  const taken = steps.filter((step) => step !== undefined)
  expect(taken.at(-1)!.endAt).toBeLessThan(0.16)
  expect(steps.at(-1)).toBeUndefined()
  expect(plan.next(0.09, PACKET)).toBeUndefined()
  const next = plan.next(0.11, PACKET)!
  expect(next.startAt).toBe(taken.at(-1)!.endAt)
  expect(next.isFresh).toBe(true)
})

test('clock drift is corrected by playing slightly faster or slower', () => {
  const plan = openSoundPlan()
  for (let count = 0; count < 8; count += 1) plan.next(0, PACKET)
  expect(plan.next(0, PACKET)!.rate).toBeGreaterThan(1)
  expect(plan.next(0.11, PACKET)!.rate).toBeLessThan(1)
})
