import { sql } from 'kysely'
import { announce } from '#kit/bus/outbox.ts'
import { countUpTo } from '#kit/db/count-up-to.ts'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import type { ReportType } from '../model.ts'
import { HIGHEST_STEP, nextMute } from '../rules/mute.ts'
import { lockMessage, messagesAround, setMessageState } from './message-store.ts'
import type { ReportStatus } from './tables.ts'
import { lockWriter } from './writer-store.ts'

/** The announcement of a removed message, which servers forward to its readers. */
export const GONE_TOPIC = 'chat.gone'

const findMute = (tx: Tx, accountId: number) =>
  tx.selectFrom('chat_mute').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Mutes a player: one step up the ladder, permanently, or until a moment. Returns the previous mute. */
export async function muteAccount(
  db: Db,
  now: Instant,
  wish: {
    readonly accountId: number
    readonly reason: ReportType
    readonly isForGood?: boolean
    /** Instead of the length of the step. */
    readonly until?: Instant | undefined
    /** The operator. */
    readonly by?: string
  },
) {
  const { accountId, reason, isForGood = false } = wish
  return inTransaction(db, async (tx) => {
    await lockWriter(tx, accountId)
    const before = await findMute(tx, accountId)
    const { step, silence } = nextMute(isForGood ? HIGHEST_STEP : (before?.steps ?? 0), reason, now)
    const endsAt = wish.until ?? silence.endsAt
    const row = {
      steps: step,
      reason,
      until: endsAt === null ? null : timestamp(endsAt),
      muted_at: timestamp(now),
      muted_by: wish.by ?? null,
    }
    await tx
      .insertInto('chat_mute')
      .values({ account_id: accountId, ...row })
      .onConflict((known) => known.column('account_id').doUpdateSet(row))
      .execute()
    return { step, endsAt, before }
  })
}

/** Ends a mute at once, and announces it; it no longer counts, so the next one is as long as this one was. */
export async function unmute(db: Db, now: Instant, accountId: number) {
  return inTransaction(db, async (tx) => {
    await lockWriter(tx, accountId)
    const mute = await findMute(tx, accountId)
    if (!mute || (mute.until !== null && mute.until <= now)) return refuse('NotFound')
    await tx
      .updateTable('chat_mute')
      .set({ steps: Math.max(0, mute.steps - 1), until: timestamp(now) })
      .where('account_id', '=', accountId)
      .execute()
    return ok(mute)
  })
}

/** Reports with their context: open ones that were sent up first, then the oldest. */
export async function listReports(db: Db, status: ReportStatus, size: number) {
  const rows = await db
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'message_id')
    .selectAll('chat_report')
    .select('room')
    .where('status', '=', status)
    .$if(status === 'open', (query) => query.orderBy(sql`escalated_at is null`))
    .orderBy('chat_report.id')
    .limit(size)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      reportId: row.id,
      messageId: row.message_id,
      accusedId: row.accused_id,
      reporterId: row.reporter_id,
      type: row.type,
      text: row.text,
      reportedAt: row.reported_at,
      claimedBy: row.claimed_by,
      escalatedAt: row.escalated_at,
      room: row.room,
      around: await messagesAround(db, { topic: row.room, messageId: row.message_id }),
    })),
  )
}

/** Number of open reports, of those sent up to the owners, and of open appeals, each up to a limit. */
export async function countOpen(db: Db, limit: number) {
  const { rows } = await sql<{
    readonly reports: number
    readonly escalated: number
    readonly appeals: number
  }>`
    select
      ${countUpTo(limit, sql`from chat_report where status = 'open' and escalated_at is null`)} as reports,
      ${countUpTo(limit, sql`from chat_report where status = 'open' and escalated_at is not null`)} as escalated,
      ${countUpTo(limit, sql`from chat_appeal where state = 'open'`)} as appeals
  `.execute(db)
  return rows[0]!
}

/** Closes a report: upheld, or dismissed and then no longer counted against the writer. */
export async function closeReport(
  db: Db,
  now: Instant,
  wish: {
    readonly reportId: string
    readonly status: Exclude<ReportStatus, 'open'>
    /** The operator. */
    readonly by?: string
  },
) {
  return inTransaction(db, async (tx) => {
    const closed = await tx
      .updateTable('chat_report')
      .set({ status: wish.status, closed_at: timestamp(now), closed_by: wish.by ?? null })
      .where('id', '=', wish.reportId)
      .where('status', '=', 'open')
      .returning(['id', 'accused_id'])
      .executeTakeFirst()
    return closed ? ok({ accusedId: closed.accused_id }) : refuse('NotFound')
  })
}

/** The settings of a topic; most have none. */
export async function topicSettings(db: Db, topic: string) {
  const row = await db.selectFrom('chat_room').selectAll().where('room', '=', topic).executeTakeFirst()
  return { slowSeconds: row?.slow_seconds ?? 0, isOff: row?.is_off ?? false }
}

/** Sets slow mode of a topic, or of all topics with `*`; it does not expire. */
export const setSlow = (tx: Tx, { topic, gap }: { readonly topic: string; readonly gap: Duration }) =>
  setTopic(tx, topic, { slow_seconds: Math.ceil(gap / 1000) })

/** Disables or enables a topic, or all topics with `*` (spec 6.3). */
export const setOff = (tx: Tx, { topic, isOff }: { readonly topic: string; readonly isOff: boolean }) =>
  setTopic(tx, topic, { is_off: isOff })

async function setTopic(tx: Tx, topic: string, change: { slow_seconds: number } | { is_off: boolean }) {
  await tx
    .insertInto('chat_room')
    .values({ room: topic, ...change })
    .onConflict((known) => known.column('room').doUpdateSet(change))
    .execute()
}

/** Removes a message for everybody. */
export async function removeMessage(db: Db, now: Instant, messageId: string) {
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (!message || message.state === 'removed') return refuse('NotFound')
    await setMessageState(tx, messageId, 'removed')
    await announce(tx, now, [{ topic: GONE_TOPIC, body: { messageId, room: message.topic } }])
    return ok(message)
  })
}
