import { expect, test } from 'vitest'
import type { Rival } from '#modules/scores/calls.ts'
import { standAmong } from './rivals.ts'

const rival = (userId: number, score: number, kind: Rival['kind'] = 'friend'): Rival => ({
  userId,
  score,
  kind,
  period: 'ever',
  nickname: '',
  avatar: 0,
})

test.for([
  ['highest', 250, 2, 1],
  ['highest', 50, 4, 3],
  ['highest', 400, 1, undefined],
  ['lowest', 250, 3, 2],
  ['lowest', 50, 1, undefined],
] as const)('by the %s, %i is place %i, and player %s comes next', ([rule, best, rank, next]) => {
  const others = [rival(1, 300), rival(2, 200), rival(3, 100)]
  const stand = standAmong(others, best, rule)
  expect([stand.rank, stand.count, stand.next?.userId]).toEqual([rank, 4, next])
})

test('the day’s best is not a friend, but may be the next rival', () => {
  const stand = standAmong([rival(9, 500, 'today')], 10, 'highest')
  expect(stand).toEqual({ count: 1, next: rival(9, 500, 'today') })
})

test('without a record there is no place', () => {
  expect(standAmong([rival(1, 5)], undefined, 'highest').rank).toBeUndefined()
})
