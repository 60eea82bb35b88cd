import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CREDITS_PAGE, creditsPage, unplaced } from './credits.ts'

test('every dependency is credited where it is used', () => {
  expect(unplaced()).toEqual([])
})

test('docs/credits.md matches the packages: run npx node scripts/credits.ts', () => {
  expect(readFileSync(CREDITS_PAGE, 'utf8')).toBe(creditsPage())
})

test('packages sent to browsers have licences that allow it', () => {
  const [browser = ''] = creditsPage().split('## On the server')
  const licences = [...browser.matchAll(/^\| (?!What|-)[^|]+ \| ([^|]+) \|/gm)].map(([, licence]) => licence)
  expect(licences.length).toBeGreaterThan(5)
  expect(licences.filter((licence) => !['MIT', 'OFL-1.1', 'public domain'].includes(licence!))).toEqual([])
})
