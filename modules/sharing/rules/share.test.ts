import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds, minutes } from '#kit/time/time.ts'
import { counts, mayTakeShare, SHARES_A_DAY, shareState, type ShareStateName } from './share.ts'

const now = instant('2026-01-10T12:00Z')

describe('a visitor by a link counts', () => {
  const inviter = { accountId: 10_000_001, networks: ['192.0.2.0/24'] }
  const visitor = { accountId: 10_000_002, network: '198.51.100.0/24', firstSeenAt: now }

  test('if the device is new, for an hour [1.21]', () => {
    expect(counts(visitor, inviter, now)).toBe(true)
    expect(counts(visitor, inviter, after(now, minutes(60)))).toBe(true)
    expect(counts(visitor, inviter, after(now, milliseconds(minutes(60) + 1)))).toBe(false)
  })
  test('not if it never signed in', () => {
    expect(counts({ ...visitor, firstSeenAt: undefined }, inviter, now)).toBe(false)
  })
  test('not if it is the inviter’s own', () => {
    expect(counts({ ...visitor, accountId: 10_000_001 }, inviter, now)).toBe(false)
  })
  test('not from the inviter’s network', () => {
    expect(counts({ ...visitor, network: '192.0.2.0/24' }, inviter, now)).toBe(false)
  })
})

test.for<[number, number, number, ShareStateName]>([
  [0, 0, 0, 'none'],
  [1, 0, 0, 'waiting'],
  [1, 1, 0, 'open'],
  [9, 1, 2, 'open'],
  [9, 1, 3, 'taken'],
  [3, 0, 3, 'waiting'],
])(
  'with %d visitors, %d boxes waiting and %d taken today the state is %s',
  ([opened, waiting, takenToday, state]) => {
    expect(shareState({ opened, waiting, takenToday })).toBe(state)
  },
)

test('sharing gives three boxes a day', () => {
  expect(mayTakeShare(SHARES_A_DAY - 1)).toMatchObject({ ok: true })
  expect(mayTakeShare(SHARES_A_DAY)).toMatchObject({ refusal: 'ShareAlreadyTaken' })
})
