import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { defineCall } from '#kit/contract/call.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { days, hours } from '#kit/time/time.ts'
import { serve } from './handler.ts'

const purse = {
  spend: defineCall({
    wire: 'test/spend',
    access: 'visitor',
    repeat: 'keyed',
    params: Type.Object({ coins: Type.Integer(), note: Type.Optional(Type.String()) }),
    result: Type.Object({ left: Type.Integer() }),
    refusals: ['Closed'],
  }),
}
const served = serve(purse, {
  async spend({ coins }, { db }) {
    await sql`select pg_sleep(0.02)`.execute(db)
    const { rows } = await sql<{ left: number }>`
      update purse set coins = coins - ${coins} returning coins as left`.execute(db)
    if (coins === 13) throw new Error('a bug after the effect')
    return rows[0]!.left < 0 ? refuse('Closed', { left: rows[0]!.left }) : ok({ left: rows[0]!.left })
  },
})

const OP = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ moreCalls: served })
  await sql`create table purse (coins integer not null)`.execute(portal.db)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await sql`delete from purse`.execute(portal.db)
  await sql`insert into purse values (100)`.execute(portal.db)
  await sql`delete from operation`.execute(portal.db)
})

const coins = async () =>
  (await sql<{ coins: number }>`select coins from purse`.execute(portal.db)).rows[0]?.coins
const spend = (count: number, opId?: string, name = 'ann') =>
  portal.device(name).call(purse.spend, { coins: count }, opId ? { opId } : {})

test('of ten simultaneous requests with one opId one takes effect, and the others are told that it is in progress', async () => {
  await portal.device('ann').signIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(10, OP)))
  expect(await coins()).toBe(90)
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(0)
  expect(codes.every((code) => code === undefined || code === 100006)).toBe(true)
})

test('the same opId again gets the same answer and has no second effect', async () => {
  const first = await spend(10, OP)
  portal.wait(hours(1))
  expect((await spend(10, OP.toUpperCase())).result).toEqual(first.result)
  expect(await coins()).toBe(90)
})

test('the same opId with other params is refused as a bad request', async () => {
  await spend(10, OP)
  expect((await spend(11, OP)).error).toMatchObject({ code: 100005 })
  expect(await coins()).toBe(90)
})

test('an opId belongs to one account', async () => {
  await spend(10, OP)
  expect((await spend(11, OP, 'ben')).result).toEqual({ left: 79 })
})

test('a refusal has no effect and is the stored answer', async () => {
  const refused = await spend(500, OP)
  expect(refused.error).toMatchObject({ code: 100007, data: { left: -400 } })
  expect(await coins()).toBe(100)
  await sql`update purse set coins = 1000`.execute(portal.db)
  expect((await spend(500, OP)).error).toEqual(refused.error)
})

test('an internal error stores no effect and no answer, so that the next attempt counts as the first', async () => {
  expect((await spend(13, OP)).status).toBe(500)
  expect(await coins()).toBe(100)
  expect((await spend(5, OP)).result).toEqual({ left: 95 })
})

test.for([undefined, 'x', '6f9619ff-8b86-1011-b42d-00c04fc964ff'])('%j is not an opId', async (opId) => {
  expect((await spend(10, opId)).error).toMatchObject({ code: 100001, data: { field: 'opId' } })
})

test('an operation is forgotten after a day', async () => {
  await spend(10, OP)
  portal.wait(days(1))
  await portal.api.tidy()
  expect(await portal.db.selectFrom('operation').selectAll().execute()).toHaveLength(1)
  portal.wait(hours(1))
  await portal.api.tidy()
  expect(await portal.db.selectFrom('operation').selectAll().execute()).toHaveLength(0)
})
