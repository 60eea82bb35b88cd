import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where saves are set up; no other code may read them. */
const WIRING = new Set([
  'apps/server/calls.ts',
  'apps/server/login.ts',
  'apps/server/personal-data.ts',
  'apps/server/rates.ts',
  'apps/server/saves.ts',
])

test('saves are unproved: nothing on the server that ranks, trades or rewards reads one', () => {
  const files = globSync('{apps/server,apps/cli,modules/*/server,modules/*/rules}/**/*.ts').filter(
    (file) => !file.startsWith('modules/saves/') && !file.endsWith('.test.ts'),
  )
  const readers = files.filter((file) => /modules\/saves\/|game_save/.test(readFileSync(file, 'utf8')))
  expect(readers.toSorted()).toEqual([...WIRING].toSorted())
})
