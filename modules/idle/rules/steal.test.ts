import { describe, expect, test } from 'vitest'
import {
  after,
  before,
  hours,
  instant,
  milliseconds,
  minutes,
  toEpochSeconds,
  type Instant,
} from '#kit/time/time.ts'
import type { IdleReward } from './reward.ts'
import { nextStealAt, steal, type Thief, type Victim } from './steal.ts'

const now = instant('2026-01-10T12:00Z')
const LONG_AGO = instant('2025-06-01T00:00Z')
const THIEF_ID = 10_000_002
const later = (moment: Instant) => after(moment, milliseconds(1))

const common = {
  rewardId: 'REWARD',
  ownerId: 10_000_001,
  box: 'normal',
  ripeAt: before(now, hours(1)),
  wasRescued: false,
} as const
const ripe: IdleReward = { ...common, state: 'ripe', claimUntil: after(now, hours(23)) }
const thief: Thief = {
  friendsSince: LONG_AGO,
  lastFromFriendAt: undefined,
  takenToday: 0,
  createdAt: LONG_AGO,
  isNeighbour: false,
}
const victim: Victim = { lostToday: 0, createdAt: LONG_AGO }
const tryIt = (more: { reward?: IdleReward; thief?: Partial<Thief>; victim?: Partial<Victim> } = {}) =>
  steal(more.reward ?? ripe, { ...thief, ...more.thief }, { ...victim, ...more.victim }, now)

test('a friend takes a ripe reward', () => {
  expect(tryIt()).toEqual({ ok: true, value: ripe })
})

test('a stranger learns only that there is nothing, whatever its state', () => {
  const states: IdleReward[] = [ripe, { ...common, state: 'taken', takenAt: now }]
  for (const reward of states)
    expect(tryIt({ reward, thief: { friendsSince: undefined } })).toEqual({ ok: false, refusal: 'NotFound' })
})

test('the same friend can be robbed again after 24 hours, to the millisecond [4.20] [9.6]', () => {
  const dayAgo = before(now, hours(24))
  expect(nextStealAt(dayAgo)).toBe(now)
  expect(tryIt({ thief: { lastFromFriendAt: dayAgo } })).toMatchObject({ ok: true })
  expect(tryIt({ thief: { lastFromFriendAt: later(dayAgo) } })).toEqual({
    ok: false,
    refusal: 'StealTooSoon',
    data: { nextTime: toEpochSeconds(later(now)) },
  })
})

test.for<[string, IdleReward, object]>([
  ['ripens', { ...ripe, ripeAt: later(now) }, { refusal: 'RewardNotReady' }],
  ['was taken', { ...common, state: 'taken', takenAt: now }, { refusal: 'RewardAlreadyTaken' }],
  [
    'another friend took [4.20]',
    { ...common, state: 'stolen', takenAt: now, takenBy: THIEF_ID },
    { refusal: 'RewardTakenByFriend', data: { userId: THIEF_ID } },
  ],
  ['went back', { ...common, state: 'lost', lostAt: now }, { refusal: 'RewardGone' }],
  ['goes back at this moment', { ...ripe, claimUntil: now }, { refusal: 'RewardGone' }],
  ['waits for a link', { ...common, state: 'locked', lockedAt: now }, { refusal: 'RewardGone' }],
])('but not one that %s', ([, reward, refusal]) => {
  expect(tryIt({ reward })).toMatchObject(refusal)
})

describe('the limits of a day', () => {
  test('allow three for the thief', () => {
    expect(tryIt({ thief: { takenToday: 2 } })).toMatchObject({ ok: true })
    expect(tryIt({ thief: { takenToday: 3 } })).toMatchObject({ refusal: 'StealLimit' })
  })
  test('and two from the victim', () => {
    expect(tryIt({ victim: { lostToday: 1 } })).toMatchObject({ ok: true })
    expect(tryIt({ victim: { lostToday: 2 } })).toMatchObject({ refusal: 'StealLimit' })
  })
})

describe('the guard protects', () => {
  const guarded = { refusal: 'StealGuarded' }
  test('a new reward for half an hour', () => {
    const ripeAt = before(now, minutes(30))
    expect(tryIt({ reward: { ...ripe, ripeAt } })).toMatchObject({ ok: true })
    expect(tryIt({ reward: { ...ripe, ripeAt: later(ripeAt) } })).toMatchObject(guarded)
  })
  test('a rare reward', () => {
    expect(tryIt({ reward: { ...ripe, box: 'rare' } })).toMatchObject(guarded)
  })
  test('a rescued reward', () => {
    expect(tryIt({ reward: { ...ripe, wasRescued: true } })).toMatchObject(guarded)
  })
  test('against a player who shares a device or a network with the owner', () => {
    expect(tryIt({ thief: { isNeighbour: true } })).toMatchObject(guarded)
  })
  test('against friends of less than a day', () => {
    const friendsSince = before(now, hours(24))
    expect(tryIt({ thief: { friendsSince } })).toMatchObject({ ok: true })
    expect(tryIt({ thief: { friendsSince: later(friendsSince) } })).toMatchObject(guarded)
  })
  test('against and for accounts younger than two days', () => {
    const createdAt = before(now, hours(48))
    expect(tryIt({ thief: { createdAt }, victim: { createdAt } })).toMatchObject({ ok: true })
    expect(tryIt({ thief: { createdAt: later(createdAt) } })).toMatchObject(guarded)
    expect(tryIt({ victim: { createdAt: later(createdAt) } })).toMatchObject(guarded)
  })
})
