import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { savesCalls } from '../calls.ts'
import { documentText } from '../rules/document.ts'
import { SAVE_RATE, savesHandlers } from './index.ts'
import { pack } from './packing.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

test('a question for changes reads the contents of those alone', async () => {
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
