import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { days, instant, type Instant } from '#kit/time/time.ts'
import { beginAction, forgetOldActions, listActions, noteAction, setFlag } from './index.ts'
import { openWatch, type Watch } from './watch.ts'

let database: Database
let watch: Watch
const trouble: object[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  watch = openWatch({ db: database.db, log: { error: (facts) => void trouble.push(facts) } })
})
afterEach(() => watch.close())

const start = instant('2026-01-10T12:00Z')

/** Switches trade, as an operator does. */
const setTrade = (isOn: boolean, now: Instant = start) =>
  inTransaction(database.db, async (tx) => {
    await beginAction(tx)
    await setFlag(tx, 'trade', { isOn, words: '', now })
    const act = { operator: 'olga', host: 'desk', now, command: 'flags set', line: '', reason: '' }
    await noteAction(tx, act, { subject: 'flag trade', before: null, after: null })
  })

test('a change is heard once, at the next look', async () => {
  const heard: boolean[] = []
  watch.onChange(async () => void heard.push(watch.isOn('trade')))
  await watch.look()
  await watch.look()
  expect(heard).toEqual([true])
  await setTrade(false)
  expect(watch.isOn('trade')).toBe(true)
  await watch.look()
  await watch.look()
  expect(heard).toEqual([true, false])
  await setTrade(true)
  await watch.look()
  expect(heard).toEqual([true, false, true])
})

test('it looks by itself', async () => {
  await watch.look()
  await setTrade(false)
  await vi.waitFor(() => expect(watch.isOn('trade')).toBe(false))
  await setTrade(true)
})

test('whoever fails to hear of a change hears it again, and keeps nobody from the flags', async () => {
  await watch.look()
  let failures = 1
  const heard: number[] = []
  watch.onChange(async () => {
    if (failures-- > 0) throw new Error('not now')
    heard.push(watch.edition())
  })
  await setTrade(false)
  await expect(watch.look()).rejects.toThrow('not now')
  expect(watch.isOn('trade')).toBe(false)
  await watch.look()
  expect(heard).toHaveLength(1)
  await setTrade(true)
})

test('what operators did is kept for two years', async () => {
  await setTrade(false)
  const count = async () => (await listActions(database.db, { size: 100 })).length
  const before = await count()
  await forgetOldActions(database.db, (start + days(730)) as Instant)
  expect(await count()).toBe(before)
  await forgetOldActions(database.db, (start + days(730) + 1) as Instant)
  expect(await count()).toBe(0)
})
