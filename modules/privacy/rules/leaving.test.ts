import { expect, test } from 'vitest'
import { after, before, days, instant, milliseconds } from '#kit/time/time.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import { erasesAt, isDue, membersUnusedSince, visitorsUnusedSince } from './leaving.ts'

const now = instant('2026-05-01T12:00Z')

test('an account marked for erasure is erased after fourteen days, to the millisecond', () => {
  const leaving = { erasesAt: erasesAt(now) }
  expect(leaving.erasesAt).toBe(after(now, days(14)))
  expect(isDue(leaving, before(leaving.erasesAt, milliseconds(1)))).toBe(false)
  expect(isDue(leaving, leaving.erasesAt)).toBe(true)
  expect(isDue(undefined, now)).toBe(false)
})

test('a visitor is erased after their time, a member is notified a month before', () => {
  expect(visitorsUnusedSince(now)).toBe(before(now, VISITOR_REMEMBERED_FOR))
  expect(membersUnusedSince(now)).toBe(before(now, days(701)))
})
