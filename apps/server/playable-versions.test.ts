import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, instant, seconds, type Instant } from '#kit/time/time.ts'
import { openPlayable } from './playable-versions.ts'

const NOW = '1111111111111111'
const OLDER = '2222222222222222'
const REFUSED = '3333333333333333'
const KEY = 'a'.repeat(32)
const REQUEST = {} as never

let database: Database
let statements = 0
let tokens = 0
let now: Instant
let playable: ReturnType<typeof openPlayable>
beforeAll(async () => {
  database = await openTestDatabase(() => statements++)
  const { db } = database
  await sql`insert into account (id, kind, created_at) values (10000001, 'visitor', now())`.execute(db)
  await sql`insert into studio_developer values (10000001, 'Maker', now())`.execute(db)
  await sql`insert into studio_game (key, account_id, slug, title, skeleton, made_at)
    values ('G', 10000001, 'hop', 'Hop', 'hop', now())`.execute(db)
  await sql`insert into studio_version (key, game_key, number, state, version, preview_key, bytes, sha256, uploaded_at)
    values ('V', 'G', 1, 'approved', ${OLDER}, ${KEY}, 1, ${'0'.repeat(64)}, now()),
      ('W', 'G', 2, 'refused', ${REFUSED}, ${'b'.repeat(32)}, 1, ${'0'.repeat(64)}, now())`.execute(db)
})
afterAll(() => database.close())
beforeEach(() => {
  now = instant('2026-06-01T00:00Z')
  ;[statements, tokens] = [0, 0]
  const hosted = { address: `https://hop.games.example/${NOW}/` }
  playable = openPlayable({
    db: database.db,
    clock: () => now,
    catalogue: () => ({ bySlug: (slug) => (slug === 'hop' ? { hosted } : undefined) as never }),
    gate: async () => (++tokens > 3 ? 30 : 0),
  })
})
const isShown = async (version: string, slug = 'hop') => playable.isShown(slug, version, REQUEST)
const preview = (key = KEY) => playable.previewOf!(key, REQUEST)

test('two hundred files of one preview cost the reads of one file, as do those of an older version', async () => {
  const files = await Promise.all(Array.from({ length: 200 }, () => preview()))
  expect(files.every((found) => found !== undefined && 'slug' in found && found.slug === 'hop')).toBe(true)
  expect([statements, tokens]).toEqual([2, 1])
  for (let file = 0; file < 200; file++) expect(await isShown(OLDER)).toBe(true)
  expect([statements, tokens]).toEqual([3, 2])
  for (let file = 0; file < 200; file++) expect(await isShown(NOW)).toBe(true)
  expect([statements, tokens]).toEqual([3, 2])
})

test('a preview that was taken down, or whose link was changed, is gone after two seconds', async () => {
  expect(await preview()).toMatchObject({ version: OLDER })
  await sql`update studio_game set down_for = 'it asks for passwords'`.execute(database.db)
  now = after(now, seconds(2))
  expect(await preview()).toBeUndefined()
  await sql`update studio_game set down_for = null`.execute(database.db)
  now = after(now, seconds(2))
  expect(await preview()).toMatchObject({ version: OLDER })
})

test('invented keys and versions use up the tokens of their network; known versions do not wait for them', async () => {
  expect([await isShown(REFUSED), await isShown('4444444444444444')]).toEqual([false, false])
  expect(await preview('c'.repeat(32))).toBeUndefined()
  statements = 0
  expect([await isShown('5555555555555555'), await preview('d'.repeat(32))]).toEqual([
    { retrySec: 30 },
    { retrySec: 30 },
  ])
  // A shown or recently requested version does not wait behind them.
  expect([await isShown(NOW), await isShown(REFUSED), await isShown(NOW, 'skip')]).toEqual([
    true,
    false,
    false,
  ])
  expect(statements).toBe(0)
})

test('a failed read is repeated', async () => {
  await sql`alter table studio_game rename to studio_game_away`.execute(database.db)
  await expect(preview()).rejects.toThrow('studio_game')
  await sql`alter table studio_game_away rename to studio_game`.execute(database.db)
  expect(await preview()).toMatchObject({ slug: 'hop' })
})
