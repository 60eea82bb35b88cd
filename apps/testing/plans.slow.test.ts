import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#kit/time/time.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import { openTestPortal, type TestPortal } from './test-portal.ts'
import { makeFullAccount } from './full-account.ts'
import { openWholeReads } from './whole-reads.ts'

let portal: TestPortal
let wholeReads: Awaited<ReturnType<typeof openWholeReads>>
beforeAll(async () => {
  portal = await openTestPortal()
  wholeReads = await openWholeReads(portal)
})
afterAll(async () => {
  await wholeReads.close()
  await portal.close()
})

test('no call scans a table that grows with the players', async () => {
  const asked = await portal.queriesOf(() => makeFullAccount(portal))
  expect(asked.length).toBeGreaterThan(100)
  expect(await wholeReads.of(asked)).toEqual([])
})

test('no job scans a table that grows with the players', async () => {
  const asked = await portal.queriesOf(async () => {
    await portal.api.jobs.sweep()
    await portal.api.jobs.makeFiles()
    await portal.api.deliver()
    await portal.api.tidy()
  })
  expect(asked.length).toBeGreaterThan(30)
  expect(await wholeReads.of(asked)).toEqual([])
})

test('no export and no erasure scans a table that grows with the players', async () => {
  const { zeno } = await makeFullAccount(portal, 'Zeno who leaves')
  await zeno.call(privacyCalls.askExport, {})
  const exported = await portal.queriesOf(() => portal.api.jobs.makeFiles())
  expect(exported.length).toBeGreaterThan(30)
  await zeno.call(privacyCalls.eraseAccount, {}, { opId: randomUUID() })
  portal.wait(days(15))
  const erased = await portal.queriesOf(() => portal.api.jobs.sweep())
  expect(erased.some(({ text }) => /from "idle_stretch" where "account_id"/.test(text))).toBe(true)
  expect(await wholeReads.of([...exported, ...erased])).toEqual([])
})
