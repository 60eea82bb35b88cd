import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { days, instant, type Instant } from '#kit/time/time.ts'
import { beginAction, forgetOldActions, listActions, noteAction, setFlag, USUAL_FLAGS } from './index.ts'
import { pollOperator, type OperatorPoll } from './operator-poll.ts'

let database: Database
let operatorPoll: OperatorPoll
const trouble: object[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  operatorPoll = pollOperator({
    db: database.db,
    clock: () => portalNow,
    log: { error: (facts) => void trouble.push(facts) },
  })
})
afterEach(() => operatorPoll.close())

const start = instant('2026-01-10T12:00Z')
let portalNow = start

/** Switches trade, as an operator does. */
const setTrade = (isOn: boolean, now: Instant = start) =>
  inTransaction(database.db, async (tx) => {
    await beginAction(tx)
    await setFlag(tx, 'trade', { ...USUAL_FLAGS.trade, isOn }, now)
    const act = { operator: 'olga', host: 'desk', now, command: 'flags set', line: '', reason: '' }
    await noteAction(tx, act, { subject: 'flag trade', before: null, after: null })
  })

test('a change is reported once, at the next poll', async () => {
  const heard: boolean[] = []
  operatorPoll.onChange(async () => void heard.push(operatorPoll.isOn('trade')))
  await operatorPoll.look()
  await operatorPoll.look()
  expect(heard).toEqual([true])
  await setTrade(false)
  expect(operatorPoll.isOn('trade')).toBe(true)
  await operatorPoll.look()
  await operatorPoll.look()
  expect(heard).toEqual([true, false])
  await setTrade(true)
  await operatorPoll.look()
  expect(heard).toEqual([true, false, true])
})

test('it polls by itself', async () => {
  await operatorPoll.look()
  await setTrade(false)
  await vi.waitFor(() => expect(operatorPoll.isOn('trade')).toBe(false))
  await setTrade(true)
})

test('a failed listener is notified again, and does not delay the flags', async () => {
  await operatorPoll.look()
  let failures = 1
  const heard: number[] = []
  operatorPoll.onChange(async () => {
    if (failures-- > 0) throw new Error('not now')
    heard.push(operatorPoll.edition())
  })
  await setTrade(false)
  await expect(operatorPoll.look()).rejects.toThrow('not now')
  expect(operatorPoll.isOn('trade')).toBe(false)
  await operatorPoll.look()
  expect(heard).toHaveLength(1)
  await setTrade(true)
})

test('actions of operators are kept for two years', async () => {
  await setTrade(false)
  const count = async () => (await listActions(database.db, { size: 100 })).length
  const before = await count()
  await forgetOldActions(database.db, (start + days(730)) as Instant)
  expect(await count()).toBe(before)
  await forgetOldActions(database.db, (start + days(730) + 1) as Instant)
  expect(await count()).toBe(0)
})
