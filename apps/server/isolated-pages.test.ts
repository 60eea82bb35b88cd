import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, instant, seconds } from '#kit/time/time.ts'
import { isolatedPages } from './hosted-games.ts'

const data = makeDataFolder('isolated-pages')
afterAll(() => data.remove())
const VERSIONS = {
  plain: '1111111111111111',
  threads: '2222222222222222',
  godot: '3333333333333333',
  single: '4444444444444444',
}
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [VERSIONS.plain]: { 'index.html': '<p>hop' },
  [VERSIONS.threads]: { 'index.html': '<p>hop', 'islet.json': '{"threads":true}' },
  [VERSIONS.godot]: { 'index.html': '<script>const GODOT_THREADS_ENABLED = true;</script>' },
  [VERSIONS.single]: { 'index.html': '<script>const GODOT_THREADS_ENABLED = false;</script>' },
}
for (const [version, entries] of Object.entries(files)) {
  mkdirSync(join(data.folder, 'hop', version), { recursive: true })
  for (const [name, text] of Object.entries(entries))
    writeFileSync(join(data.folder, 'hop', version, name), text)
}

const at = (version: string) => `https://hop.games.example/${version}/`
const isIsolated = (hosted: object | undefined, path = '/g/hop', slug: string | undefined = 'hop') =>
  isolatedPages({
    db: undefined as never,
    clock: systemClock,
    catalogue: { bySlug: () => (hosted ? { gameId: 100_001, slug: 'hop', hosted } : undefined) as never },
    folder: data.folder,
  })(path, slug, async () => 0)

test.for([
  ['a game without threads', { address: at(VERSIONS.plain), isServedHere: true }, false],
  ['a game that declares threads', { address: at(VERSIONS.threads), isServedHere: true }, true],
  ['an export with threads', { address: at(VERSIONS.godot), isServedHere: true }, true],
  ['an export without threads', { address: at(VERSIONS.single), isServedHere: true }, false],
  [
    'a game whose next version has threads',
    {
      address: at(VERSIONS.plain),
      isServedHere: true,
      next: { address: at(VERSIONS.threads), share: 10 },
    },
    true,
  ],
  ['a game on a host of its maker whose address looks the same', { address: at(VERSIONS.threads) }, false],
  ['a game of the build', undefined, false],
] as const)('only the page of a game with threads is isolated: %s', async ([, hosted, expected]) => {
  expect(await isIsolated(hosted)).toBe(expected)
})

test('each invented key costs a token of its network, one that was requested a moment ago costs none', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  let now = instant('2026-06-01T00:00Z')
  let tokens = 0
  const isIsolatedFor = isolatedPages({
    db: database.db,
    clock: () => now,
    catalogue: { bySlug: () => undefined },
    folder: data.folder,
  })
  const ask = (digit: string) =>
    isIsolatedFor(`/studio/try-${digit.repeat(32)}`, undefined, async () => (++tokens > 2 ? 30 : 0))
  expect([await ask('a'), await ask('a'), await ask('b'), tokens]).toEqual([false, false, false, 2])
  expect(await ask('c')).toEqual({ retrySec: 30 })
  expect(await ask('a')).toBe(false)
  now = after(now, seconds(10))
  expect(await ask('a')).toEqual({ retrySec: 30 })
})
