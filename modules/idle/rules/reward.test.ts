import { describe, expect, test } from 'vitest'
import { after, before, hours, instant, milliseconds, type Instant } from '#kit/time/time.ts'
import { asOf, canRescue, endOf, ownReward, rescue, takeOwn, type IdleReward } from './reward.ts'

const ripeAt = instant('2026-01-10T12:00Z')
const DAY_LATER = after(ripeAt, hours(24))
const justBefore = (moment: Instant) => before(moment, milliseconds(1))
const common = { rewardId: 'REWARD', ownerId: 10_000_001, box: 'normal', ripeAt, wasRescued: false } as const
const ripe: IdleReward = { ...common, state: 'ripe', claimUntil: DAY_LATER }
const taken: IdleReward = { ...common, state: 'taken', takenAt: ripeAt }
const stolen: IdleReward = { ...common, state: 'stolen', takenAt: ripeAt, takenBy: 10_000_002 }
const lost: IdleReward = { ...common, state: 'lost', lostAt: ripeAt }
const locked: IdleReward = { ...common, state: 'locked', lockedAt: ripeAt, wasRescued: true }

describe('a ripe reward', () => {
  test('waits a day for its owner, then returns to the system, with or without the job [4.17]', () => {
    expect(takeOwn(ripe, ripeAt)).toMatchObject({ ok: true })
    expect(takeOwn(ripe, justBefore(DAY_LATER))).toMatchObject({ ok: true })
    expect(takeOwn(ripe, DAY_LATER)).toMatchObject({ refusal: 'RewardGone' })
    expect(asOf(ripe, DAY_LATER)).toMatchObject({ state: 'lost', lostAt: DAY_LATER })
    expect(asOf(ripe, justBefore(DAY_LATER))).toBe(ripe)
  })

  test('cannot be taken a millisecond too soon, and tells when [8.4]', () => {
    expect(takeOwn(ripe, justBefore(ripeAt))).toEqual({
      ok: false,
      refusal: 'RewardNotReady',
      data: { readyTime: ripeAt / 1000 },
    })
  })
})

test.for<[string, IdleReward, object]>([
  ['taken', taken, { refusal: 'RewardAlreadyTaken' }],
  ['stolen [8.4]', stolen, { refusal: 'RewardTakenByFriend', data: { userId: 10_000_002 } }],
  ['lost', lost, { refusal: 'RewardGone' }],
  ['locked', locked, { refusal: 'RewardLocked' }],
])('a reward that is %s cannot be taken', ([, reward, refusal]) => {
  expect(takeOwn(reward, ripeAt)).toMatchObject(refusal)
})

describe('a rescue', () => {
  test('brings a stolen or lost reward back for a day [4.18]', () => {
    for (const reward of [stolen, lost]) {
      expect(canRescue(reward, ripeAt)).toBe(true)
      expect(canRescue(reward, justBefore(DAY_LATER))).toBe(true)
      expect(canRescue(reward, DAY_LATER)).toBe(false)
      expect(rescue(reward, 0, ripeAt)).toMatchObject({
        ok: true,
        value: { state: 'locked', lockedAt: ripeAt, wasRescued: true },
      })
      expect(rescue(reward, 0, DAY_LATER)).toMatchObject({ refusal: 'RewardGone' })
    }
  })

  test('of an unclaimed reward is open until two days after it ripened', () => {
    const end = after(DAY_LATER, hours(24))
    expect(rescue(ripe, 0, DAY_LATER)).toMatchObject({ ok: true, value: { state: 'locked' } })
    expect(rescue(ripe, 0, justBefore(end))).toMatchObject({ ok: true })
    expect(rescue(ripe, 0, end)).toMatchObject({ refusal: 'RewardGone' })
  })

  test('is possible once a day, but repeating it for the same reward does not count', () => {
    expect(rescue(lost, 1, ripeAt)).toMatchObject({ refusal: 'ShareAlreadyTaken' })
    expect(rescue(locked, 1, ripeAt)).toEqual({ ok: true, value: locked })
  })

  test('is only for stolen or lost rewards', () => {
    expect(rescue(ripe, 0, ripeAt)).toMatchObject({ refusal: 'RewardNotReady' })
    expect(rescue(taken, 0, ripeAt)).toMatchObject({ refusal: 'RewardAlreadyTaken' })
    for (const reward of [ripe, taken, locked]) expect(canRescue(reward, ripeAt)).toBe(false)
  })

  test('without a visitor within a day ends, and the reward is lost', () => {
    expect(asOf(locked, justBefore(DAY_LATER))).toBe(locked)
    expect(asOf(locked, DAY_LATER)).toMatchObject({ state: 'lost', lostAt: DAY_LATER })
  })
})

test.for<[IdleReward, Instant]>([
  [ripe, DAY_LATER],
  [taken, ripeAt],
  [stolen, DAY_LATER],
  [lost, DAY_LATER],
  [locked, DAY_LATER],
])('the end of $0.state is when no action is possible any more', ([reward, end]) => {
  expect(endOf(reward)).toBe(end)
})

test('a reward can be taken only by its owner', () => {
  expect(ownReward(ripe, common.ownerId)).toEqual({ ok: true, value: ripe })
  expect(ownReward(ripe, common.ownerId + 1)).toMatchObject({ refusal: 'NotFound' })
  expect(ownReward(undefined, common.ownerId)).toMatchObject({ refusal: 'NotFound' })
})
