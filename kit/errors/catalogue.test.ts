import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue, errorNameOf, type ErrorName } from './catalogue.ts'

const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
const documented = [...page.matchAll(/^\| (\d{6}) \| (\w+) \| (.+) \|$/gm)].map(
  ([, code, name, meaning]) => ({ code: Number(code), name: name as ErrorName, meaning: meaning! }),
)

test('no two errors share a number', () => {
  const numbers = Object.values(errorCatalogue)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('docs/errors.md lists each error once, in order, with its number and a meaning', () => {
  const expected = Object.entries(errorCatalogue).map(([name, code]) => ({ name, code }))
  const byCode = (one: { code: number }, other: { code: number }) => one.code - other.code
  expect(documented.map(({ name, code }) => ({ name, code }))).toEqual(expected.toSorted(byCode))
  for (const { meaning } of documented) expect(meaning.length).toBeGreaterThan(10)
})

test('[8.1] errors have the numbers of the specification', () => {
  expect(errorCatalogue).toMatchObject({ NotSignedIn: 101005, NoPermission: 100004 })
})

test('an unknown error number counts as a server error', () => {
  expect(errorNameOf(101005)).toBe('NotSignedIn')
  expect(errorNameOf(1)).toBe('ServerError')
})
