import { expect, test } from 'vitest'
import { seededKeys } from '#kit/server/keys.ts'
import { after, instant, minutes } from '#kit/time/time.ts'
import { openCeremonies } from './ceremonies.ts'
import { limitTries } from './guard.ts'

let now = instant('2026-01-10T12:00Z')

test('whoever opens challenges without end pushes out their own, not the one of an operator', () => {
  const ceremonies = openCeremonies(seededKeys(1), () => now)
  const own = ceremonies.begin('challenge', 'sign in', '198.51.100.1')
  const others = Array.from({ length: 2000 }, (_, at) =>
    ceremonies.begin(`challenge ${at}`, 'sign in', `203.0.113.${at % 40}`),
  )
  expect(ceremonies.end(own, 'sign in')).toBe('challenge')
  expect(ceremonies.end(others.at(-1)!, 'sign in')).toBe('challenge 1999')
  expect(ceremonies.end(others[0]!, 'sign in')).toBeUndefined()
})

test('the networks of one IPv6 customer push out their own challenges, too', () => {
  const ceremonies = openCeremonies(seededKeys(3), () => now)
  const own = ceremonies.begin('challenge', 'sign in', '198.51.100.1')
  const others = Array.from({ length: 2000 }, (_, at) =>
    ceremonies.begin(`challenge ${at}`, 'sign in', `2001:db8:7:${((at % 256) * 256).toString(16)}::1`),
  )
  expect(ceremonies.end(own, 'sign in')).toBe('challenge')
  expect(ceremonies.end(others.at(-1)!, 'sign in')).toBe('challenge 1999')
  expect(ceremonies.end(others.at(-21)!, 'sign in')).toBeUndefined()
})

test('a challenge is answered once, for its purpose and in time', () => {
  const ceremonies = openCeremonies(seededKeys(2), () => now)
  const begin = () => ceremonies.begin('challenge', 'sign in', '198.51.100.1')
  const one = begin()
  expect([ceremonies.end(one, 'sign in'), ceremonies.end(one, 'sign in')]).toEqual(['challenge', undefined])
  expect(ceremonies.end(begin(), 'make')).toBeUndefined()
  const late = begin()
  now = after(now, minutes(5))
  expect(ceremonies.end(late, 'sign in')).toBeUndefined()
})

test('an operator may try to sign in, however many addresses try', () => {
  const mayTry = limitTries(() => now)
  for (let at = 0; at < 10_001; at++) expect(mayTry(`10.${at >> 8}.${at & 255}.1`)).toBe(true)
  for (let count = 0; count < 20; count++) expect(mayTry('198.51.100.1')).toBe(true)
  expect(mayTry('198.51.100.1')).toBe(false)
  now = after(now, minutes(1))
  expect(mayTry('198.51.100.1')).toBe(true)
})
