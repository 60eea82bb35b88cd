import { expect, test } from 'vitest'
import { placeOf, readAddress } from './hosts.ts'

test.for([
  ['postgres://db/islet', ['postgres://db/islet'], false],
  ['postgres://db:6432/islet?sslmode=require', ['postgres://db:6432/islet?sslmode=require'], false],
  ['postgres://db/islet?target_session_attrs=read-write', ['postgres://db/islet'], true],
  [
    'postgresql://islet:a%40b@one:5433,two,[::1]:7/islet?target_session_attrs=primary&sslmode=require',
    [
      'postgresql://islet:a%40b@one:5433/islet?sslmode=require',
      'postgresql://islet:a%40b@two/islet?sslmode=require',
      'postgresql://islet:a%40b@[::1]:7/islet?sslmode=require',
    ],
    true,
  ],
  ['postgres://one,two/islet', ['postgres://one/islet', 'postgres://two/islet'], true],
  [
    'postgres://islet@localhost/name?host=%2Fa%2Csocket',
    ['postgres://islet@localhost/name?host=%2Fa%2Csocket'],
    false,
  ],
] as const)('%s names its hosts', ([text, urls, mustWrite]) => {
  expect(readAddress(text)).toEqual({ urls, mustWrite })
})

test('a read-only host is skipped', () => {
  expect(() => readAddress('postgres://one,two/islet?target_session_attrs=prefer-standby')).toThrow(
    'prefer-standby',
  )
})

test('the address of the host is logged without the password', () => {
  expect(placeOf(readAddress('postgres://islet:secret@one:5433,two/islet'))).toBe('one:5433,two/islet')
})
