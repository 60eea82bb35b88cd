import { describe, expect, test } from 'vitest'
import { after, before, hours, instant, minutes, seconds, type Instant } from '#kit/time/time.ts'
import type { IdleReward } from './reward.ts'
import { stealMark, type StealChance } from './steal-mark.ts'

const now = instant('2026-03-10T12:00Z')
const LONG_AGO = instant('2026-01-01T00:00Z')

const reward = (ripeAt: Instant, more: Partial<IdleReward> = {}): IdleReward =>
  ({
    rewardId: `R${ripeAt}`,
    ownerId: 2,
    box: 'normal',
    ripeAt,
    wasRescued: false,
    state: 'ripe',
    claimUntil: after(ripeAt, hours(24)),
    ...more,
  }) as IdleReward

interface Wanted {
  readonly rewards?: readonly IdleReward[]
  readonly stretch?: StealChance['stretch']
  readonly thief?: Partial<StealChance['thief']>
  readonly victim?: Partial<StealChance['victim']>
}
const look = ({ rewards = [], stretch, thief, victim }: Wanted) =>
  stealMark(
    {
      rewards,
      stretch,
      thief: {
        friendsSince: LONG_AGO,
        lastFromFriendAt: undefined,
        takenToday: 0,
        createdAt: LONG_AGO,
        isNeighbour: false,
        ...thief,
      },
      victim: { lostToday: 0, createdAt: LONG_AGO, ...victim },
    },
    now,
  )
const ripe = reward(before(now, hours(1)))

describe('a friend’s rewards as shown to a thief', () => {
  test('a ripe one can be taken [4.20]', () =>
    expect(look({ rewards: [ripe] })).toEqual({ state: 'ripe', reward: ripe }))

  test('the mark of the last visit stays for 24 hours [4.20] [9.6]', () => {
    const last = before(now, hours(3))
    const mark = { state: 'taken', since: last, nextAt: after(last, hours(24)) }
    expect(look({ rewards: [ripe], thief: { lastFromFriendAt: last } })).toEqual(mark)
    expect(look({ thief: { lastFromFriendAt: last } })).toEqual(mark)
    const almost = after(before(now, hours(24)), seconds(1))
    expect(look({ rewards: [ripe], thief: { lastFromFriendAt: almost } }).state).toBe('taken')
    expect(look({ rewards: [ripe], thief: { lastFromFriendAt: before(now, hours(24)) } }).state).toBe('ripe')
  })

  test('the daily limits end at midnight', () => {
    const limit = {
      state: 'limit',
      since: instant('2026-03-10T00:00Z'),
      nextAt: instant('2026-03-11T00:00Z'),
    }
    expect(look({ rewards: [ripe], thief: { takenToday: 3 } })).toEqual(limit)
    expect(look({ rewards: [ripe], victim: { lostToday: 2 } })).toEqual(limit)
    expect(look({ thief: { takenToday: 3 } }).state).toBe('none')
  })

  test('a new one is guarded for half an hour', () => {
    const ripeAt = before(now, minutes(10))
    expect(look({ rewards: [reward(ripeAt)] })).toEqual({
      state: 'none',
      next: { since: before(ripeAt, hours(3)), at: after(now, minutes(20)) },
    })
  })

  test('a reward that is guarded until its end is not announced', () => {
    const ripeAt = before(now, minutes(10))
    const opensAt = after(now, minutes(20))
    expect(look({ rewards: [reward(ripeAt, { claimUntil: opensAt })] })).toEqual({
      state: 'none',
      next: null,
    })
    const lasting = reward(ripeAt, { claimUntil: after(opensAt, seconds(1)) })
    expect(look({ rewards: [lasting] })).toMatchObject({ next: { at: opensAt } })
  })

  test('a friendship younger than a day does not allow stealing', () => {
    const friendsSince = before(now, hours(20))
    const mark = look({ rewards: [ripe], thief: { friendsSince } })
    expect(mark).toMatchObject({ state: 'none', next: { at: after(now, hours(4)) } })
  })

  test('a growing one shows since when and until when', () => {
    const startedAt = before(now, hours(4))
    expect(look({ stretch: { startedAt, seenAt: now } })).toEqual({
      state: 'none',
      next: { since: before(now, hours(1)), at: after(now, minutes(150)) },
    })
  })

  test('a friend from the same household can never steal', () => {
    const stretch = { startedAt: before(now, hours(4)), seenAt: now }
    const mark = look({ rewards: [ripe], stretch, thief: { isNeighbour: true } })
    expect(mark).toEqual({ state: 'none', next: null })
  })

  test('without a stretch nothing grows', () => {
    expect(look({})).toEqual({ state: 'none', next: null })
    const away = before(now, hours(7))
    expect(look({ stretch: { startedAt: away, seenAt: away } })).toEqual({ state: 'none', next: null })
  })

  test.for([
    ['a rare one', { box: 'rare' }],
    ['one that was rescued', { wasRescued: true }],
  ] as const)('%s is not shown to friends', ([, more]) =>
    expect(look({ rewards: [reward(before(now, hours(1)), more)] })).toEqual({ state: 'none', next: null }),
  )
})
