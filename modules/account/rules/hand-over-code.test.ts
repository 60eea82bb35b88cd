import { expect, test } from 'vitest'
import { after, days, instant, minutes, seconds, type Instant } from '#kit/time/time.ts'
import { HAND_OVER_LASTS, judgeHandOverCode, mayHandOver, type HandOverCode } from './hand-over-code.ts'

const now = instant('2026-11-22T05:00Z')
const code: HandOverCode = {
  accountId: 1,
  ownerKind: 'visitor',
  use: 'link',
  endsAt: after(now, HAND_OVER_LASTS.link),
  used: null,
}
const isGood = (one: HandOverCode | undefined, at: Instant = now, device = 'phone') =>
  judgeHandOverCode(one, device, at).ok

test('a code in a link lasts ten minutes, one in the manifest a week', () => {
  expect(HAND_OVER_LASTS).toEqual({ link: minutes(10), install: days(7) })
  expect(isGood(code, after(now, seconds(599)))).toBe(true)
  expect(isGood(code, after(now, minutes(10)))).toBe(false)
})

test('an unknown code, or one whose visitor became a member, signs nobody in', () => {
  expect(isGood(undefined)).toBe(false)
  expect(isGood({ ...code, ownerKind: 'member' })).toBe(false)
})

test('a used code works for a minute more, only for the same device, whose answer may have been lost', () => {
  const used = { ...code, used: { at: now, deviceMask: 'phone' } }
  expect(isGood(used, after(now, seconds(59)))).toBe(true)
  expect(isGood(used, after(now, minutes(1)))).toBe(false)
  expect(isGood(used, after(now, seconds(1)), 'another')).toBe(false)
})

test('a hand-over code never signs in to a member account', () => {
  expect(mayHandOver('visitor')).toMatchObject({ ok: true })
  expect(mayHandOver('member')).toMatchObject({ refusal: 'HandCodeInvalid' })
})
