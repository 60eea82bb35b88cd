import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, hours, type Instant } from '#kit/time/time.ts'
import { cancelEdit, insertEdit, listEdits, readShownEdits } from './edits.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const inTime = (count: number) => after(portal.now(), hours(count))
const insert = (subject: string, version: number, startsAt: Instant, content: unknown = version) =>
  inTransaction(portal.db, (tx) =>
    insertEdit(tx, { subject, version, content, startsAt, madeBy: 'Ed', madeAt: portal.now() }),
  )

test('a hundred versions are kept, and shown or planned ones for longer', async () => {
  const versions = async () => (await listEdits(portal.db, 'order')).map(({ version }) => version)
  await insert('order', 1, portal.now())
  for (let version = 2; version <= 110; version++) await insert('order', version, inTime(1000))
  expect(await versions()).toHaveLength(110)
  await insert('order', 111, portal.now())
  expect(await versions()).toHaveLength(110)
  expect(await versions()).not.toContain(1)
})

test('reading gives the current version of each subject, and when the next one begins', async () => {
  await insert('hero', 1, portal.now())
  await insert('hero', 2, inTime(2))
  await insert('hero', 3, inTime(1))
  await insert('game:one', 1, portal.now(), 'words')
  await insert('game:two', 1, portal.now(), 'words')
  await insert('game:two', 2, portal.now(), null)
  const read = async (moment: Instant) => {
    const { shown, next } = await readShownEdits(portal.db, moment)
    return [shown.get('hero'), next]
  }
  const { shown } = await readShownEdits(portal.db, portal.now())
  expect(Object.fromEntries(shown)).toEqual({ order: 111, hero: 1, 'game:one': 'words' })
  expect(await read(portal.now())).toEqual([1, inTime(1)])
  expect(await read(inTime(1))).toEqual([3, inTime(2)])
  const cancel = (version: number) =>
    inTransaction(portal.db, (tx) => cancelEdit(tx, { subject: 'hero', version }, portal.now()))
  expect([await cancel(3), await cancel(3), await cancel(1), await cancel(9)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(await read(portal.now())).toEqual([1, inTime(2)])
  expect(await read(inTime(2))).toEqual([2, inTime(1000)])
})
