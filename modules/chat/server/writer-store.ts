import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { before, type Instant } from '#kit/time/time.ts'
import type { ReportType } from '../model.ts'
import { REPORTERS_COUNTED_FOR, silenceOf, type Silence } from '../rules/mute.ts'
import './tables.ts'

/** The key of settings for all topics. */
export const ALL_TOPICS = '*'

/** The mutes and reports of a writer. */
export interface Standing {
  readonly mute: Silence | null
  /** Readers who reported the writer within a day; dismissed reports do not count. */
  readonly reporters: number
}

/**
 * Serialises a writer's messages until the transaction ends, so that the pace holds over all processes. Read earlier messages
 * afterwards, in a separate statement.
 */
export const lockWriter = (tx: Tx, accountId: number): Promise<void> => lockNamed(tx, `chat ${accountId}`)

export async function standingOf(db: Db, accountId: number, now: Instant): Promise<Standing> {
  const since = timestamp(before(now, REPORTERS_COUNTED_FOR))
  const { rows } = await sql<{ reason: ReportType | null; until: Instant | null; reporters: number }>`
    select mute.reason, mute.until, (
      select count(distinct reporter_id)::int from chat_report
      where accused_id = ${accountId} and reported_at > ${since} and status <> 'dismissed'
    ) as reporters
    from (select ${accountId}::bigint as id) writer
    left join chat_mute mute on mute.account_id = writer.id`.execute(db)
  const { reason, until, reporters } = rows[0]!
  return { mute: reason && { reason, endsAt: until }, reporters }
}

/** What keeps a player from writing in any topic. */
export async function silenceEverywhere(db: Db, accountId: number, now: Instant): Promise<Silence | null> {
  const { rows } = await sql<{ reason: ReportType | null; until: Instant | null; off: boolean }>`
    select mute.reason, mute.until,
      exists (select from chat_room where room = ${ALL_TOPICS} and is_off) as off
    from (select ${accountId}::bigint as id) writer
    left join chat_mute mute on mute.account_id = writer.id`.execute(db)
  const { reason, until, off } = rows[0]!
  return silenceOf(reason && { reason, endsAt: until }, off, now)
}

/** A topic's settings, combined with those for all topics. */
export async function settingsOf(db: Db, topic: string) {
  const rows = await db
    .selectFrom('chat_room')
    .select(['slow_seconds', 'is_off'])
    .where('room', 'in', [ALL_TOPICS, topic])
    .execute()
  return {
    slowSeconds: Math.max(0, ...rows.map((row) => row.slow_seconds)),
    isOff: rows.some((row) => row.is_off),
  }
}

/** Whether an account has a publicly visible message. */
export async function hasSpoken(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_message')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'shown')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
