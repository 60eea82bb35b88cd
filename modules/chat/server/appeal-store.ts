import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ReportType } from '../model.ts'
import './tables.ts'

/** A mute as its appeal refers to it; mutes of older versions have the epoch as their start. */
export interface Muted {
  readonly endsAt: Instant | null
  readonly mutedAt: Instant
  readonly reason: ReportType
  readonly mutedBy: string | null
}

export async function readMuted(db: Db, accountId: number): Promise<Muted | undefined> {
  const row = await db
    .selectFrom('chat_mute')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return (
    row && {
      endsAt: row.until,
      reason: row.reason,
      mutedAt: row.muted_at ?? (0 as Instant),
      mutedBy: row.muted_by,
    }
  )
}

export interface StoredAppeal {
  readonly appealId: string
  readonly accountId: number
  readonly mutedAt: Instant
  readonly mutedBy: string | null
  readonly reason: ReportType
  readonly text: string
  readonly madeAt: Instant
  readonly state: 'open' | 'lifted' | 'kept'
  readonly answer: string
  readonly decidedBy: string | null
  readonly decidedAt: Instant | null
}

export async function findAppealOf(
  db: Db,
  accountId: number,
  mutedAt: Instant,
): Promise<StoredAppeal | undefined> {
  const row = await db
    .selectFrom('chat_appeal')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('muted_at', '=', timestamp(mutedAt))
    .executeTakeFirst()
  return row && toAppeal(row)
}

export async function insertAppeal(
  tx: Tx,
  appeal: Pick<StoredAppeal, 'appealId' | 'accountId' | 'mutedAt' | 'mutedBy' | 'reason' | 'text'>,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('chat_appeal')
    .values({
      id: appeal.appealId,
      account_id: appeal.accountId,
      muted_at: timestamp(appeal.mutedAt),
      muted_by: appeal.mutedBy,
      reason: appeal.reason,
      text: appeal.text,
      made_at: timestamp(now),
    })
    .execute()
}

/** Appeals of a state, the oldest open ones first and the latest decided ones. */
export async function listAppeals(
  db: Db,
  state: StoredAppeal['state'],
  size: number,
): Promise<readonly StoredAppeal[]> {
  const rows = await db
    .selectFrom('chat_appeal')
    .selectAll()
    .where('state', '=', state)
    .orderBy('id', state === 'open' ? 'asc' : 'desc')
    .limit(size)
    .execute()
  return rows.map(toAppeal)
}

/** Appeals of an account, the latest first. */
export async function appealsOf(db: Db, accountId: number, size: number): Promise<readonly StoredAppeal[]> {
  const rows = await db
    .selectFrom('chat_appeal')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .limit(size)
    .execute()
  return rows.map(toAppeal)
}

export async function lockAppeal(tx: Tx, appealId: string): Promise<StoredAppeal | undefined> {
  const row = await tx
    .selectFrom('chat_appeal')
    .selectAll()
    .where('id', '=', appealId)
    .forUpdate()
    .executeTakeFirst()
  return row && toAppeal(row)
}

export async function decideAppeal(
  tx: Tx,
  wish: {
    readonly appealId: string
    readonly state: 'lifted' | 'kept'
    readonly answer: string
    readonly by: string
    readonly now: Instant
  },
): Promise<void> {
  await tx
    .updateTable('chat_appeal')
    .set({ state: wish.state, answer: wish.answer, decided_by: wish.by, decided_at: timestamp(wish.now) })
    .where('id', '=', wish.appealId)
    .execute()
}

const toAppeal = (row: {
  readonly id: string
  readonly account_id: number
  readonly muted_at: Instant
  readonly muted_by: string | null
  readonly reason: string
  readonly text: string
  readonly made_at: Instant
  readonly state: 'open' | 'lifted' | 'kept'
  readonly answer: string
  readonly decided_by: string | null
  readonly decided_at: Instant | null
}): StoredAppeal => ({
  appealId: row.id,
  accountId: row.account_id,
  mutedAt: row.muted_at,
  mutedBy: row.muted_by,
  reason: row.reason as ReportType,
  text: row.text,
  madeAt: row.made_at,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
})
