import { expect, test } from 'vitest'
import { firstLoadChange, firstLoadFiles } from './first-load.ts'

test('the first load matches its list', () => {
  expect(
    firstLoadChange(),
    'Where this is meant, run `node scripts/vite/first-load.ts`, and `npm test -- e2e/budgets`',
  ).toEqual({ came: [], gone: [] })
})

test('parts that are opened on demand are not in the first load', () => {
  const late =
    /\/kit\/(game\/(?!running|record)|sound\/tunes|ui\/(Dialog|Modal|Sheet))|\/(games|server|testing)\/|\.test\.tsx?$/
  expect([...firstLoadFiles()].filter((file) => late.test(file))).toEqual([])
})
