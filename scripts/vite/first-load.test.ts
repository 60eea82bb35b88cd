import { expect, test } from 'vitest'
import { firstLoadChange, firstLoadFiles } from './first-load.ts'

test('the first load holds what its list says', () => {
  expect(
    firstLoadChange(),
    'Where this is meant, run `node scripts/vite/first-load.ts`, and `npm test -- e2e/budgets`',
  ).toEqual({ came: [], gone: [] })
})

test('what nobody needs before they open it is no part of the first load', () => {
  const late =
    /\/kit\/(game\/(?!running|record)|sound\/tunes|ui\/(Dialog|Modal|Sheet))|\/(games|server|testing)\/|\.test\.tsx?$/
  expect([...firstLoadFiles()].filter((file) => late.test(file))).toEqual([])
})
