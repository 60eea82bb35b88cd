import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CREDITS_PAGE, creditsPage, unplaced } from './credits.ts'

test('every dependency is credited where it runs', () => {
  expect(unplaced()).toEqual([])
})

test('the page of credits is the one that the packages make: run npx node scripts/credits.ts', () => {
  expect(readFileSync(CREDITS_PAGE, 'utf8')).toBe(creditsPage())
})

test('what reaches browsers is free to be passed on', () => {
  const [browser = ''] = creditsPage().split('## On the server')
  const licences = [...browser.matchAll(/^\| (?!What|-)[^|]+ \| ([^|]+) \|/gm)].map(([, licence]) => licence)
  expect(licences.length).toBeGreaterThan(5)
  expect(licences.filter((licence) => !['MIT', 'OFL-1.1', 'public domain'].includes(licence!))).toEqual([])
})
