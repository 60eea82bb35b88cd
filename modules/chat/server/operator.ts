import { announce } from '#kit/bus/outbox.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import type { ReportType } from '../model.ts'
import { HIGHEST_STEP, nextMute } from '../rules/mute.ts'
import { lockMessage, messagesAround, setMessageState } from './message-store.ts'
import type { ReportStatus } from './tables.ts'
import { lockWriter } from './writer-store.ts'

/** Who does something, and when: written down with everything that is done. */
export interface Act {
  readonly operator: string
  readonly now: Instant
}

/** What is announced when the operator removes a message, for the servers to tell those who see it. */
export const GONE_TOPIC = 'chat.gone'

/** Everything that an operator has done in the chat stays written down. */
async function note(
  tx: Db,
  { operator, now }: Act,
  { action, subject, detail = {} }: { action: string; subject: string; detail?: object },
): Promise<void> {
  await tx
    .insertInto('chat_audit')
    .values({ done_at: timestamp(now), operator, action, subject, detail: JSON.stringify(detail) })
    .execute()
}

const findMute = (tx: Db, accountId: number) =>
  tx.selectFrom('chat_mute').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Mutes somebody: one step up the ladder, or at once for good. */
export async function muteAccount(
  db: Db,
  act: Act,
  wish: { readonly accountId: number; readonly reason: ReportType; readonly isForGood?: boolean },
) {
  const { accountId, reason, isForGood = false } = wish
  return inTransaction(db, async (tx) => {
    await lockWriter(tx, accountId)
    const stepsBefore = isForGood ? HIGHEST_STEP : ((await findMute(tx, accountId))?.steps ?? 0)
    const { step, silence } = nextMute(stepsBefore, reason, act.now)
    const until = silence.endsAt === null ? null : timestamp(silence.endsAt)
    const row = { steps: step, reason, until }
    await tx
      .insertInto('chat_mute')
      .values({ account_id: accountId, ...row })
      .onConflict((known) => known.column('account_id').doUpdateSet(row))
      .execute()
    await note(tx, act, { action: 'mute', subject: `account ${accountId}`, detail: { reason, step } })
    return { step, endsAt: silence.endsAt }
  })
}

/** Ends a mute at once; it counts no more, so that the next one is as long as this one was. */
export async function unmute(db: Db, act: Act, accountId: number) {
  return inTransaction(db, async (tx) => {
    await lockWriter(tx, accountId)
    const mute = await findMute(tx, accountId)
    if (!mute || (mute.until !== null && mute.until <= act.now)) return refuse('NotFound')
    await tx
      .updateTable('chat_mute')
      .set({ steps: Math.max(0, mute.steps - 1), until: timestamp(act.now) })
      .where('account_id', '=', accountId)
      .execute()
    await note(tx, act, { action: 'unmute', subject: `account ${accountId}` })
    return ok(undefined)
  })
}

/** Reports with what was said around the reported message, the oldest open ones first. */
export async function listReports(db: Db, status: ReportStatus, size: number) {
  const rows = await db
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'message_id')
    .selectAll('chat_report')
    .select('room')
    .where('status', '=', status)
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
      room: row.room,
      around: await messagesAround(db, { room: row.room, messageId: row.message_id }),
    })),
  )
}

/** Closes a report: upheld, or dismissed and then no longer counted against the writer. */
export async function closeReport(
  db: Db,
  act: Act,
  { reportId, status }: { readonly reportId: string; readonly status: Exclude<ReportStatus, 'open'> },
) {
  return inTransaction(db, async (tx) => {
    const closed = await tx
      .updateTable('chat_report')
      .set({ status, closed_at: timestamp(act.now) })
      .where('id', '=', reportId)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!closed) return refuse('NotFound')
    await note(tx, act, { action: 'close', subject: `report ${reportId}`, detail: { status } })
    return ok(undefined)
  })
}

/** Slow mode of a room, or of all rooms under `*`; no time ends it. */
export async function setSlow(
  db: Db,
  act: Act,
  { room, gap }: { readonly room: string; readonly gap: Duration },
): Promise<void> {
  const slow_seconds = Math.ceil(gap / 1000)
  await setRoom(db, act, { room, action: 'slow', change: { slow_seconds } })
}

/** Switches a room off or on again, or all rooms under `*` (spec 6.3). */
export async function setOff(
  db: Db,
  act: Act,
  { room, isOff }: { readonly room: string; readonly isOff: boolean },
): Promise<void> {
  await setRoom(db, act, { room, action: isOff ? 'off' : 'on', change: { is_off: isOff } })
}

async function setRoom(
  db: Db,
  act: Act,
  {
    room,
    action,
    change,
  }: { room: string; action: string; change: { slow_seconds: number } | { is_off: boolean } },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('chat_room')
      .values({ room, ...change })
      .onConflict((known) => known.column('room').doUpdateSet(change))
      .execute()
    await note(tx, act, { action, subject: `room ${room}`, detail: change })
  })
}

/** Removes a message for everybody. */
export async function removeMessage(db: Db, act: Act, messageId: string) {
  return inTransaction(db, async (tx) => {
    const message = await lockMessage(tx, messageId)
    if (!message || message.state === 'removed') return refuse('NotFound')
    await setMessageState(tx, messageId, 'removed')
    await note(tx, act, { action: 'remove', subject: `message ${messageId}` })
    await announce(tx, act.now, [{ topic: GONE_TOPIC, body: { messageId, room: message.room } }])
    return ok(undefined)
  })
}
