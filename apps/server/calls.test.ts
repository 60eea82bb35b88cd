import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALLS_PAGE, callsPage } from '../../scripts/calls-page.ts'
import { callsByModule } from './calls.ts'

test('docs/calls.md matches the contracts: run node scripts/calls-page.ts', () => {
  expect(readFileSync(CALLS_PAGE, 'utf8')).toBe(callsPage())
})

test('no two calls share a path', () => {
  const paths = Object.values(callsByModule).flatMap((calls) => Object.values(calls).map(({ wire }) => wire))
  expect(new Set(paths).size).toBe(paths.length)
})

test('every call has a description', () => {
  for (const part of callsPage().split('\n### ').slice(1)) {
    const [path, , note] = part.split('\n')
    expect(note, path).toMatch(/^[A-Z].*\.$/)
  }
})
