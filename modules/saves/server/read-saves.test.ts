import { inflateRawSync } from 'node:zlib'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { savesCalls } from '../calls.ts'
import { documentText } from '../rules/document.ts'
import { MOST_EXPORTED } from '../rules/limits.ts'
import { SAVE_RATE, savesHandlers, savesPersonalData } from './index.ts'
import { pack } from './packing.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('reading changes loads only changed saves', async () => {
  const device = portal.device('reader')
  const record = { bests: {}, plays: 1, level: 1, stars: {}, options: {} }
  const packed = pack(documentText({ record })).toString('base64url')
  for (const { slug } of portal.api.catalogue.games.slice(0, 3)) {
    const saves = [{ key: `game:${slug}`, base: 0, packed }]
    expect((await device.call(savesCalls.sendSaves, { saves })).error).toBeNull()
  }
  let contents = 0
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      contents += result.rows.filter((row) => Buffer.isBuffer(row['packed'])).length
      return result
    },
  }
  const { readSaves } = savesHandlers({
    gameOf: () => undefined,
    limiter: memoryLimiter(portal.now),
    rate: SAVE_RATE,
  })
  const context = { caller: { accountId: device.userId() }, db: portal.db.withPlugin(watching) }
  for (const since of [0, 2, 3]) {
    contents = 0
    const answer = await readSaves({ since }, context as never)
    expect(answer).toMatchObject({ value: { version: 3, hasMore: false } })
    expect([since, contents]).toEqual([since, 3 - since])
  }
})

test('an export unpacks saves up to a limit, and contains the rest packed', async () => {
  const device = portal.device('hoarder')
  await device.signIn()
  const content = 'islet '.repeat(80_000)
  const packed = pack(content)
  await sql`
    insert into game_save (account_id, key, version, format, packed, size, mark, device, saved_at)
    select ${device.userId()}::bigint, 'game:' || number, number, 1, ${packed}::bytea, ${packed.length}::int, 'x', 'iOS', now()
    from generate_series(1, 400) number`.execute(portal.db)
  const { saves } = (await savesPersonalData.collect(portal.db, device.userId())) as {
    saves: { content: string | null; deflatedBase64?: string }[]
  }
  expect(saves).toHaveLength(400)
  const whole = saves.filter((save) => save.content !== null)
  expect(whole).toHaveLength(Math.floor(MOST_EXPORTED / content.length))
  expect(whole.every((save) => save.content === content && save.deflatedBase64 === undefined)).toBe(true)
  const kept = Buffer.from(saves.at(-1)!.deflatedBase64!, 'base64')
  expect(inflateRawSync(kept).toString()).toBe(content)
  expect(JSON.stringify(saves).length).toBeLessThan(2 * MOST_EXPORTED)
})
