import { describe, expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import {
  befriend,
  mayAnswer,
  mayBlock,
  mayWithdraw,
  MOST_BLOCKS,
  MOST_FRIENDS,
  MOST_WAITING,
  otherPlayer,
  readUserId,
  REQUESTS_A_DAY,
  roomFor,
  type Between,
  type Counts,
} from './friendship.ts'

describe('a user ID', () => {
  test.for([
    [12345678, 12345678],
    [9999999999, 9999999999],
    ['12345678', 12345678],
    [' 1234 5678 ', 12345678],
    ['#12345678', 12345678],
    ['１２３４５６７８', 12345678],
    ['١٢٣٤٥٦٧٨', 12345678],
    ['\u206612345678\u2069', 12345678],
  ] as const)('%j is read as %j', ([typed, id]) => expect(readUserId(typed)).toBe(id))

  test.for([
    '',
    ' ',
    'abc',
    '1234567',
    '12345678901',
    '09999999',
    '1e9',
    '12345678.5',
    12345678.5,
    -12345678,
    NaN,
    1e10,
    '٣٣٣٣٣٣٣٣x',
  ])('%j is not an id [8.3]', (typed) => expect(readUserId(typed)).toBeUndefined())
})

const now = instant('2026-03-10T18:00Z')
const strangers: Between = { isBlocked: false, areFriends: false, hasSent: false, hasReceived: false }
const few: Counts = { friends: 0, theirFriends: 0, sentWaiting: 0, theirWaiting: 0, sentToday: 0 }
const wish = (between: Partial<Between>, counts: Partial<Counts> = {}) =>
  befriend({ ...strangers, ...between }, { ...few, ...counts }, now)
test.for([
  [0, false, true],
  [MOST_BLOCKS - 1, false, true],
  [MOST_BLOCKS, false, false],
  [MOST_BLOCKS, true, true],
] as const)('with %i blocks, another player (blocked: %s) may be blocked: %s', ([blocks, isBlocked, may]) => {
  expect(mayBlock(blocks, isBlocked).ok).toBe(may)
})

const full = { ok: false, refusal: 'FriendListFull', data: { max: 200 } }

describe('a friend request', () => {
  test('waits for an answer [4.19]', () => expect(wish({})).toEqual({ ok: true, value: 'waiting' }))

  test('makes friends at once when the other player has sent one before [4.19]', () =>
    expect(wish({ hasReceived: true })).toEqual({ ok: true, value: 'accepted' }))

  test.for([
    [{ isBlocked: true, areFriends: true, hasReceived: true }, 'UserNotFound'],
    [{ areFriends: true }, 'AlreadyFriends'],
    [{ hasSent: true }, 'FriendRequestSent'],
  ] as const)('%j is refused with %s [5.3]', ([between, refusal]) =>
    expect(wish(between)).toEqual({ ok: false, refusal }),
  )

  test('needs room in a list of 200 friends', () => {
    expect(wish({}, { friends: MOST_FRIENDS - 1 }).ok).toBe(true)
    expect(wish({}, { friends: MOST_FRIENDS })).toEqual(full)
    expect(wish({ hasReceived: true }, { theirFriends: MOST_FRIENDS })).toEqual(full)
    expect(roomFor({ friends: 199, theirFriends: 199 })).toEqual({ ok: true, value: true })
    expect(roomFor({ friends: 0, theirFriends: 200 })).toEqual(full)
  })

  test('is refused with 50 open ones, sent or received', () => {
    expect(wish({}, { sentWaiting: MOST_WAITING - 1, theirWaiting: MOST_WAITING - 1 }).ok).toBe(true)
    expect(wish({}, { sentWaiting: MOST_WAITING })).toMatchObject({ refusal: 'FriendRequestSent' })
    expect(wish({}, { theirWaiting: MOST_WAITING })).toMatchObject({ refusal: 'FriendRequestSent' })
  })

  test('may be sent twenty times a day, and again after midnight', () => {
    expect(wish({}, { sentToday: REQUESTS_A_DAY - 1 }).ok).toBe(true)
    expect(wish({}, { sentToday: REQUESTS_A_DAY })).toEqual({
      ok: false,
      refusal: 'TooFast',
      data: { retrySec: 6 * 3600 },
    })
    expect(wish({ hasReceived: true }, { sentToday: REQUESTS_A_DAY }).ok).toBe(true)
  })
})

test('a player can add others by id, not themselves', () => {
  expect(otherPlayer('1234 5678', 10_000_001)).toEqual({ ok: true, value: 12345678 })
  expect(otherPlayer('12345678', 12345678)).toMatchObject({ refusal: 'InvalidUserId' })
  expect(otherPlayer('abc', 12345678)).toMatchObject({ refusal: 'InvalidUserId' })
})

test('the receiver answers a request, the sender withdraws it, and others cannot see it', () => {
  const request = { fromId: 1, toId: 2 }
  const gone = { refusal: 'FriendRequestGone' }
  expect(mayAnswer(request, 2)).toEqual({ ok: true, value: request })
  expect(mayAnswer(request, 1)).toMatchObject(gone)
  expect(mayAnswer(undefined, 2)).toMatchObject(gone)
  expect(mayWithdraw(request, 1)).toEqual({ ok: true, value: request })
  expect(mayWithdraw(request, 2)).toMatchObject(gone)
  expect(mayWithdraw(undefined, 1)).toMatchObject(gone)
})
