import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { after, before, days, hours, type Instant } from '#kit/time/time.ts'
import type { ReportType } from '../model.ts'
import { keepMessages, messagesAround } from './message-store.ts'
import './tables.ts'

export const REPORT_KEPT_FOR = days(90)
/** Messages after a reported one are context too; an hour later they have been said. */
const CONTEXT_AFTER = hours(1)
const AT_ONCE = 200

export interface NewReport {
  readonly reportId: string
  readonly messageId: string
  readonly accusedId: number
  readonly reporterId: number
  readonly type: ReportType
  readonly text: string
}

export async function hasReported(tx: Tx, messageId: string, reporterId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_report')
    .select('id')
    .where('message_id', '=', messageId)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()
  return row !== undefined
}

/** The times of a player's reports since a moment, the latest first, up to a limit. */
export async function reportedSince(
  tx: Tx,
  reporterId: number,
  since: Instant,
  size: number,
): Promise<Instant[]> {
  const rows = await tx
    .selectFrom('chat_report')
    .select('reported_at')
    .where('reporter_id', '=', reporterId)
    .where('reported_at', '>', timestamp(since))
    .orderBy('reported_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => row.reported_at)
}

export async function insertReport(tx: Tx, report: NewReport, now: Instant): Promise<void> {
  await tx
    .insertInto('chat_report')
    .values({
      id: report.reportId,
      message_id: report.messageId,
      accused_id: report.accusedId,
      reporter_id: report.reporterId,
      type: report.type,
      text: report.text,
      reported_at: timestamp(now),
    })
    .execute()
  await keepMessages(tx, [report.messageId], after(now, REPORT_KEPT_FOR))
}

/** Keeps the context of reported messages, once it is complete. */
export async function keepContexts(db: Db, now: Instant): Promise<void> {
  const reports = await db
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'message_id')
    .select(['chat_report.id', 'message_id', 'room', 'reported_at'])
    .where('has_context', '=', false)
    .where('reported_at', '<=', timestamp(before(now, CONTEXT_AFTER)))
    .limit(AT_ONCE)
    .execute()
  for (const { id, message_id: messageId, room: topic, reported_at: reportedAt } of reports) {
    const around = await messagesAround(db, { topic, messageId })
    const ids = around.map((message) => message.messageId)
    await inTransaction(db, async (tx) => {
      await keepMessages(tx, ids, after(reportedAt, REPORT_KEPT_FOR))
      await tx.updateTable('chat_report').set({ has_context: true }).where('id', '=', id).execute()
    })
  }
}

export async function forgetOldReports(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('chat_report')
    .where('reported_at', '<=', timestamp(before(now, REPORT_KEPT_FOR)))
    .execute()
}
