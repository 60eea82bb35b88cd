import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { messagesAround, type StoredMessage } from './message-store.ts'
import './tables.ts'

/** A report as operators work on it. */
export interface WorkedReport {
  readonly reportId: string
  readonly messageId: string
  readonly accusedId: number
  readonly reporterId: number
  readonly state: 'open' | 'upheld' | 'dismissed'
  readonly claim: { readonly by: string; readonly at: Instant } | undefined
  readonly escalatedAt: Instant | null
}

export async function lockReport(tx: Tx, reportId: string): Promise<WorkedReport | undefined> {
  const row = await tx
    .selectFrom('chat_report')
    .selectAll()
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      reportId: row.id,
      messageId: row.message_id,
      accusedId: row.accused_id,
      reporterId: row.reporter_id,
      state: row.status,
      claim: row.claimed_by === null ? undefined : { by: row.claimed_by, at: row.claimed_at! },
      escalatedAt: row.escalated_at,
    }
  )
}

/** Assigns a report to an operator, or to nobody. */
export async function setClaim(tx: Tx, reportId: string, by: string | null, now: Instant): Promise<void> {
  await tx
    .updateTable('chat_report')
    .set({ claimed_by: by, claimed_at: by === null ? null : timestamp(now) })
    .where('id', '=', reportId)
    .execute()
}

/** Escalates a report to the owners and unassigns it. */
export async function escalate(tx: Tx, reportId: string, why: string, now: Instant): Promise<void> {
  await tx
    .updateTable('chat_report')
    .set({ escalated_at: timestamp(now), escalated_for: why, claimed_by: null, claimed_at: null })
    .where('id', '=', reportId)
    .execute()
}

/** A player's record: reports by outcome, mutes, appeals. */
export async function recordOf(db: Db, accountId: number) {
  const reports = await db
    .selectFrom('chat_report')
    .select(['status', (query) => query.fn.countAll<string>().as('count')])
    .where('accused_id', '=', accountId)
    .groupBy('status')
    .execute()
  const mute = await db
    .selectFrom('chat_mute')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const count = (status: string) => Number(reports.find((one) => one.status === status)?.count ?? 0)
  return {
    open: count('open'),
    upheld: count('upheld'),
    dismissed: count('dismissed'),
    steps: mute?.steps ?? 0,
    mutedUntil: mute?.until ?? null,
    mutedFor: mute?.reason ?? null,
  }
}

/** A topic's latest messages for operators, with held and removed ones; of one language if given. */
export async function listTopic(
  db: Db,
  wish: { readonly topic: string; readonly language: string | undefined; readonly size: number },
): Promise<readonly Omit<StoredMessage, 'phrase'>[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('room', '=', wish.topic)
    .$if(wish.language !== undefined, (query) => query.where('language', '=', wish.language!))
    .orderBy('id', 'desc')
    .limit(wish.size)
    .execute()
  return rows.toReversed().map((row) => ({
    messageId: row.id,
    topic: row.room,
    writerId: row.account_id,
    text: row.text,
    language: row.language,
    sentAt: row.sent_at,
    state: row.state,
  }))
}

/** Reports against a player, the latest first. */
export async function reportsAgainst(db: Db, accountId: number, size: number) {
  const rows = await db
    .selectFrom('chat_report')
    .selectAll()
    .where('accused_id', '=', accountId)
    .orderBy('reported_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    reportId: row.id,
    type: row.type,
    state: row.status,
    reportedAt: row.reported_at,
    messageId: row.message_id,
  }))
}

/** One report with its context. */
export async function showReport(db: Db, reportId: string) {
  const row = await db
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'message_id')
    .selectAll('chat_report')
    .select('room')
    .where('chat_report.id', '=', reportId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    reportId: row.id,
    messageId: row.message_id,
    accusedId: row.accused_id,
    reporterId: row.reporter_id,
    type: row.type,
    text: row.text,
    reportedAt: row.reported_at,
    state: row.status,
    claimedBy: row.claimed_by,
    escalatedAt: row.escalated_at,
    escalatedFor: row.escalated_for,
    closedBy: row.closed_by,
    room: row.room,
    around: await messagesAround(db, { topic: row.room, messageId: row.message_id }),
    record: await recordOf(db, row.accused_id),
  }
}
