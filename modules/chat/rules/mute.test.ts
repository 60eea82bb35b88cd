import { expect, test } from 'vitest'
import { after, before, days, hours, instant, milliseconds, minutes, toEpochSeconds } from '#kit/time/time.ts'
import { hasRead, isHeld, mayDelete, maySpeak, mayTakeBack, nextMute, silenceOf } from './mute.ts'

const now = instant('2026-01-10T12:00Z')

test.for([
  [0, minutes(10), 1],
  [1, hours(24), 2],
  [2, days(30), 3],
] as const)('[6.3] after %i mutes the next lasts %i ms', ([steps, length, step]) => {
  expect(nextMute(steps, 'spam', now)).toEqual({
    step,
    silence: { endsAt: after(now, length), reason: 'spam' },
  })
})

test.for([3, 4, 9])('[6.3] after %i mutes the next is permanent', (steps) => {
  expect(nextMute(steps, 'hate', now)).toEqual({ step: 4, silence: { endsAt: null, reason: 'hate' } })
})

test('[6.3] [8.2] a mute ends at its time, and tells until when and why', () => {
  const { silence } = nextMute(0, 'insult', now)
  const end = after(now, minutes(10))
  const heard = silenceOf(silence, false, before(end, milliseconds(1)))
  expect(maySpeak(heard)).toEqual({
    ok: false,
    refusal: 'ChatNotAllowed',
    data: { endTime: toEpochSeconds(end), reason: 'insult' },
  })
  expect(maySpeak(silenceOf(silence, false, end))).toMatchObject({ ok: true })
})

test('[6.3] a permanent mute has no end, and an operator who turns the chat off mutes everybody', () => {
  const forGood = { endsAt: null, reason: 'hate' } as const
  expect(maySpeak(silenceOf(forGood, false, after(now, days(900))))).toMatchObject({
    data: { endTime: 0, reason: 'hate' },
  })
  expect(maySpeak(silenceOf(null, true, now))).toMatchObject({ data: { endTime: 0, reason: 'off' } })
  expect(maySpeak(silenceOf(null, false, now))).toMatchObject({ ok: true })
})

test('reports of three readers hold a writer’s messages, reports of two do not', () => {
  expect([2, 3, 4].map(isHeld)).toEqual([false, true, true])
})

test('a message can be deleted within five minutes', () => {
  expect(mayDelete(now, after(now, milliseconds(minutes(5) - 1)))).toBe(true)
  expect(mayDelete(now, after(now, minutes(5)))).toBe(false)
})

const message = { writerId: 1, state: 'shown', sentAt: now } as const
const notThere = { ok: false, refusal: 'NotFound' }

test('only its writer deletes a message, in its first five minutes', () => {
  const [last, late] = [before(after(now, minutes(5)), milliseconds(1)), after(now, minutes(5))]
  expect(mayTakeBack(message, 1, last)).toEqual({ ok: true, value: message })
  expect(mayTakeBack(message, 1, late)).toEqual(notThere)
  expect(mayTakeBack(message, 2, last)).toEqual(notThere)
  expect(mayTakeBack(undefined, 1, last)).toEqual(notThere)
  expect(mayTakeBack({ ...message, state: 'removed' }, 1, last)).toEqual(notThere)
  expect(mayTakeBack({ ...message, state: 'deleted' }, 1, late)).toMatchObject({ ok: true })
})

test.for([
  ['shown', true],
  ['deleted', true],
  ['held', false],
  ['removed', false],
] as const)('others have read a message that is %s: %s', ([state, isRead]) => {
  expect(hasRead({ ...message, state }, 2).ok).toBe(isRead)
  expect(hasRead({ ...message, state }, 1)).toEqual(notThere)
})
