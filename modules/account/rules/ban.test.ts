import { expect, test } from 'vitest'
import { before, instant, milliseconds, toEpochSeconds } from '#kit/time/time.ts'
import { mayEnter } from './ban.ts'

const bannedUntil = instant('2026-01-10T12:00Z')

test('[6.1] a ban locks an account until it ends, and tells when', () => {
  expect(mayEnter({ bannedUntil: null }, bannedUntil)).toMatchObject({ ok: true })
  expect(mayEnter({ bannedUntil }, before(bannedUntil, milliseconds(1)))).toEqual({
    ok: false,
    refusal: 'AccountBanned',
    data: { endTime: toEpochSeconds(bannedUntil) },
  })
  expect(mayEnter({ bannedUntil }, bannedUntil)).toMatchObject({ ok: true })
})
