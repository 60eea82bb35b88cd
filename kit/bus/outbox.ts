import { EventEmitter } from 'node:events'
import { sql, type Generated } from 'kysely'
import { timestamp, type Db, type Timestamp, type Tx } from '#kit/db/db.ts'
import { sendAlong } from '#kit/db/prepared.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { isConnectionTrouble } from '#kit/db/trouble.ts'
import { repeat } from '#kit/jobs/repeat.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { after, minutes, seconds, type Clock, type Duration, type Instant } from '#kit/time/time.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    outbox: {
      id: Generated<number>
      topic: string
      body: string
      made_at: Timestamp
      due_at: Timestamp
      tries: number
    }
  }
}

/** An event that other processes must receive, even if this one dies. */
export interface Announcement {
  readonly topic: string
  readonly body: object
}

/** A committed announcement. `id` is unique for ever, for listeners that must not act twice. */
export interface Announced extends Announcement {
  readonly id: number
  readonly at: Instant
}

/**
 * Handles one announcement, inside the transaction that deletes it: its writes happen once. The function it returns runs after the
 * commit, and is lost when this process dies before.
 */
export type Listener = (tx: Tx, announced: Announced) => Promise<void | (() => void)>

const AT_ONCE = 100
/** Separate announcements delivered before the other lane has its turn. */
const ALONE_A_TURN = 10
const LOOK_EVERY = seconds(1)
/** Milliseconds; announcements written meanwhile are delivered in the same batch. */
const SOON = 50
const LONGEST_BACK_OFF = minutes(10)

/** Work written in this process need not wait for the next poll. */
const written = new EventEmitter()

function insertAnnouncements(announcements: readonly Announcement[], now: Instant) {
  written.emit('written')
  const at = timestamp(now)
  return sql`
    insert into outbox (topic, body, made_at, due_at)
    select topic, body, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb) as (topic text, body jsonb)`
}

/** Stores an announcement in the transaction of the event itself. */
export async function announce(tx: Tx, now: Instant, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length > 0) await sendAlong(tx, insertAnnouncements(announcements, now))
}

export interface OutboxParts {
  readonly db: Db
  readonly clock: Clock
  /** By topic; announcements without a listener are deleted. */
  readonly listeners: Readonly<Record<string, readonly Listener[]>>
  /** Topics whose announcements each get their own transaction, so that their listeners' locks are released at once. */
  readonly alone?: readonly string[]
  readonly log: Pick<CallLog, 'warn' | 'error'>
  /** Whether this process delivers; otherwise others do. */
  readonly runs?: boolean
}

export interface Outbox {
  /** Delivers everything due; for tests, and before shutdown. */
  deliver(): Promise<void>
  close(): Promise<void>
}

/** Delivers announcements at least once, and in order as long as nothing fails. Any number of processes may run it. */
export function openOutbox({ db, clock, listeners, alone = [], log, runs = true }: OutboxParts): Outbox {
  let running: Promise<void> | undefined
  let isClosed = false

  /** Delivers a batch in one go; only if one fails does each get a savepoint. */
  async function deliverSome(lane: Lane): Promise<number> {
    try {
      return await deliverWith(hearAll, lane)
    } catch (error) {
      if (isConnectionTrouble(error)) throw error
      log.warn({ err: error }, 'Announcements failed together and are told one by one')
      return deliverWith(hearEach, lane)
    }
  }

  async function deliverWith(hear: Hearing, lane: Lane): Promise<number> {
    const { count, later } = await inOneTransaction(db, async (tx) => {
      const due = await takeDue(tx, clock(), lane)
      if (due.length === 0) return { count: 0, later: [] }
      const { done, later } = await hear(tx, due)
      if (done.length > 0) await tx.deleteFrom('outbox').where('id', 'in', done).execute()
      return { count: due.length, later }
    })
    for (const work of later) work()
    return count
  }

  async function hearAll(tx: Tx, due: readonly Due[]): Promise<Heard> {
    const later: (() => void)[] = []
    for (const one of due) later.push(...(await tell(tx, one, listeners[one.topic])))
    return { done: due.map(({ id }) => id), later }
  }

  async function hearEach(tx: Tx, due: readonly Due[]): Promise<Heard> {
    const done: number[] = []
    const later: (() => void)[] = []
    for (const one of due) {
      const tried = await tryOne(tx, one, listeners[one.topic])
      if (tried.ok) {
        later.push(...tried.later)
        done.push(one.id)
        continue
      }
      const { id, topic, tries } = one
      log.error({ err: tried.error, topic, id, tries: tries + 1 }, 'An announcement failed')
      await putOff(tx, one, clock())
    }
    return { done, later }
  }

  /** Runs a few transactions of a lane; returns whether there may be more. */
  async function takeTurn(lane: Lane): Promise<boolean> {
    for (let turn = 0; turn < lane.turns; turn++)
      if (isClosed || (await deliverSome(lane)) < lane.atOnce) return false
    return true
  }

  /** The lanes alternate, so that a backlog of one does not block the other. */
  async function deliverAll(): Promise<void> {
    const lanes: Lane[] = [{ isAlone: false, alone, atOnce: AT_ONCE, turns: 1 }]
    if (alone.length > 0) lanes.push({ isAlone: true, alone, atOnce: 1, turns: ALONE_A_TURN })
    let isMore = true
    while (isMore) {
      isMore = false
      for (const lane of lanes) if (await takeTurn(lane)) isMore = true
    }
  }

  function deliver(): Promise<void> {
    running ??= deliverAll().finally(() => (running = undefined))
    return running
  }

  const looking = runs
    ? repeat({ log, every: LOOK_EVERY, trouble: 'Announcements cannot be delivered', work: deliver })
    : undefined
  // The transaction that wrote has yet to commit.
  const soon = () => void setTimeout(() => void looking?.soon(), SOON).unref()
  if (runs) written.on('written', soon)

  return {
    async deliver() {
      // A delivery in progress may have begun before the announcement was written.
      await Promise.allSettled([running])
      await deliver()
    },
    async close() {
      isClosed = true
      written.off('written', soon)
      await looking?.close()
      await Promise.allSettled([running])
    },
  }
}

interface Due extends Announced {
  readonly tries: number
}

/** Announcements that are delivered in order. */
interface Lane {
  /** Those of the `alone` topics, or all others. */
  readonly isAlone: boolean
  readonly alone: readonly string[]
  readonly atOnce: number
  /** Transactions before the other lane has its turn. */
  readonly turns: number
}

async function takeDue(tx: Tx, now: Instant, { isAlone, alone, atOnce }: Lane): Promise<readonly Due[]> {
  const rows = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', timestamp(now))
    .$if(alone.length > 0, (query) => query.where('topic', isAlone ? 'in' : 'not in', alone))
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id, topic, body, made_at, tries }) => ({
    id,
    topic,
    // The driver has already parsed the JSON column.
    body: body as unknown as object,
    at: made_at,
    tries,
  }))
}

interface Heard {
  /** Ids to delete. */
  readonly done: readonly number[]
  readonly later: readonly (() => void)[]
}
type Hearing = (tx: Tx, due: readonly Due[]) => Promise<Heard>

type Tried =
  | { readonly ok: true; readonly later: readonly (() => void)[] }
  | { readonly ok: false; readonly error: unknown }

async function tell(tx: Tx, one: Due, listeners: readonly Listener[] = []): Promise<(() => void)[]> {
  const later: (() => void)[] = []
  for (const listener of listeners) {
    const work = await listener(tx, one)
    if (work) later.push(work)
  }
  return later
}

/** A failing listener loses only its own work. */
async function tryOne(tx: Tx, one: Due, listeners: readonly Listener[] | undefined): Promise<Tried> {
  await sql`savepoint one`.execute(tx)
  try {
    const later = await tell(tx, one, listeners)
    await sql`release savepoint one`.execute(tx)
    return { ok: true, later }
  } catch (error) {
    await sql`rollback to savepoint one`.execute(tx)
    return { ok: false, error }
  }
}

async function putOff(tx: Tx, { id, tries }: Due, now: Instant): Promise<void> {
  const wait = Math.min(LONGEST_BACK_OFF, seconds(1) * 2 ** tries) as Duration
  await tx
    .updateTable('outbox')
    .set({ tries: tries + 1, due_at: timestamp(after(now, wait)) })
    .where('id', '=', id)
    .execute()
}

/** Age in seconds of the oldest announcement. */
export async function outboxAge(db: Db, now: Instant): Promise<number> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('made_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return oldest === null ? 0 : Math.max(0, (now - oldest) / 1000)
}
