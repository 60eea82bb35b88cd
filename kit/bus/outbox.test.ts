import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/open-database.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { openTestDatabase } from '#kit/testing/test-database.ts'
import { after, instant, seconds } from '#kit/time/time.ts'
import { announce, openOutbox, type Announced, type Listener, type Outbox } from './outbox.ts'

let now = instant('2026-11-22T04:00Z')
let database: Database
let open: Outbox[]
let heard: Announced[]
const errors: unknown[] = []
const hear: Listener = async (_tx, announced) => void heard.push(announced)

beforeEach(async () => {
  database = await openTestDatabase()
  open = []
  heard = []
  errors.length = 0
})
afterEach(async () => {
  await Promise.all(open.map((outbox) => outbox.close()))
  await database.close()
})

function outboxWith(
  listeners: Readonly<Record<string, readonly Listener[]>>,
  alone: readonly string[] = [],
): Outbox {
  const log = { warn: () => undefined, error: (facts: object) => void errors.push(facts) }
  const outbox = openOutbox({ db: database.db, clock: () => now, listeners, alone, log })
  open.push(outbox)
  return outbox
}

const say = (...texts: string[]) =>
  inOneTransaction(database.db, (tx) =>
    announce(
      tx,
      now,
      texts.map((text) => ({ topic: 'said', body: { text } })),
    ),
  )
const left = async () => (await database.db.selectFrom('outbox').select('id').execute()).length

test('announcements are delivered once, in order', async () => {
  await say('one', 'two', 'three')
  const outbox = outboxWith({ said: [hear] })
  await outbox.deliver()
  await outbox.deliver()
  expect(heard.map(({ body }) => body)).toEqual([{ text: 'one' }, { text: 'two' }, { text: 'three' }])
  expect(await left()).toBe(0)
})

test('announcements that were rolled back are never delivered', async () => {
  const broken = inOneTransaction(database.db, async (tx) => {
    await announce(tx, now, [{ topic: 'said', body: {} }])
    throw new Error('Changed my mind')
  })
  await expect(broken).rejects.toThrow('Changed my mind')
  await outboxWith({ said: [hear] }).deliver()
  expect(heard).toEqual([])
})

test('a failed announcement is rolled back and retried later without blocking others', async () => {
  let isBroken = true
  const write: Listener = async (tx, { body }) => {
    await announce(tx, now, [{ topic: 'echo', body }])
    if (isBroken && (body as { text: string }).text === 'one') throw new Error('Not today')
  }
  await say('one', 'two')
  const outbox = outboxWith({ said: [write], echo: [hear] })
  await outbox.deliver()
  await outbox.deliver()
  expect(heard.map(({ body }) => body)).toEqual([{ text: 'two' }])
  expect(errors).toMatchObject([{ topic: 'said', tries: 1 }])
  isBroken = false
  now = after(now, seconds(1))
  await outbox.deliver()
  await outbox.deliver()
  expect(heard.map(({ body }) => body)).toEqual([{ text: 'two' }, { text: 'one' }])
})

test('work that a listener defers runs only after its transaction commits', async () => {
  const stored: number[] = []
  const heardLater: string[] = []
  const work: Listener = async (tx, { body }) => {
    const { text } = body as { text: string }
    await announce(tx, now, [{ topic: 'kept', body }])
    if (text === 'bad') throw new Error('Not today')
    return () => {
      heardLater.push(text)
      void left().then((count) => stored.push(count))
    }
  }
  await say('good', 'bad')
  await outboxWith({ said: [work], kept: [hear] }).deliver()
  expect(heardLater).toEqual(['good'])
  await expect.poll(() => stored.length).toBe(1)
})

test('two processes share the work: each announcement is delivered by one of them', async () => {
  await say(...Array.from({ length: 250 }, (_, index) => String(index)))
  const [one, other] = [outboxWith({ said: [hear] }), outboxWith({ said: [hear] })]
  await Promise.all([one.deliver(), other.deliver()])
  await one.deliver()
  expect(new Set(heard.map(({ id }) => id)).size).toBe(250)
  expect(heard).toHaveLength(250)
})

test('independent announcements get a transaction each and do not block others', async () => {
  const transactions: string[] = []
  const note: Listener = async (tx, { topic }) => {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
    transactions.push(`${topic} ${rows[0]!.id}`)
  }
  await inOneTransaction(database.db, (tx) =>
    announce(
      tx,
      now,
      ['fact', 'said', 'fact', 'said', 'fact'].map((topic) => ({ topic, body: {} })),
    ),
  )
  await outboxWith({ fact: [note], said: [note] }, ['fact']).deliver()
  expect(transactions.map((one) => one.split(' ')[0])).toEqual(['said', 'said', 'fact', 'fact', 'fact'])
  expect(new Set(transactions)).toHaveLength(4)
  expect(await left()).toBe(0)
})

test('a backlog of independent announcements does not delay the others', async () => {
  let facts = 0
  let factsBeforeSaid: number | undefined
  const countFact: Listener = async () => {
    facts++
    if (facts === 5) await say('urgent')
  }
  const noteSaid: Listener = async () => void (factsBeforeSaid = facts)
  await inOneTransaction(database.db, (tx) =>
    announce(
      tx,
      now,
      Array.from({ length: 300 }, () => ({ topic: 'fact', body: {} })),
    ),
  )
  await outboxWith({ fact: [countFact], said: [noteSaid] }, ['fact']).deliver()
  expect(factsBeforeSaid).toBeLessThan(50)
  expect(facts).toBe(300)
  expect(await left()).toBe(0)
})

test('a backlog of the others does not delay independent announcements', async () => {
  let said = 0
  let saidBeforeFact: number | undefined
  await say(...Array.from({ length: 1000 }, (_, index) => `${index}`))
  await inOneTransaction(database.db, (tx) => announce(tx, now, [{ topic: 'fact', body: {} }]))
  const countSaid: Listener = async () => void said++
  const noteFact: Listener = async () => void (saidBeforeFact = said)
  await outboxWith({ said: [countSaid], fact: [noteFact] }, ['fact']).deliver()
  expect(saidBeforeFact).toBe(100)
  expect(said).toBe(1000)
})
