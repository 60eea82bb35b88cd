import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { after, before, type Instant } from '#kit/time/time.ts'
import { deletedOf } from '#modules/account/server/index.ts'
import { FILE_KEPT_FOR, HELD_FOR, MOST_TRIES, type StoredExport } from '../rules/exporting.ts'
import './tables.ts'

interface Row {
  readonly id: string
  readonly state: 'pending' | 'ready' | 'failed'
  readonly asked_at: Instant
  readonly ready_at: Instant | null
}

const toExport = ({ id: exportId, state, asked_at: askedAt, ready_at: readyAt }: Row): StoredExport =>
  state === 'ready' && readyAt !== null
    ? { state, exportId, askedAt, readyAt }
    : { state: state === 'pending' ? 'pending' : 'failed', exportId, askedAt }

/** The last file that an account has asked for. */
export async function lastExport(db: Db, accountId: number): Promise<StoredExport | undefined> {
  const row = await db
    .selectFrom('privacy_export')
    .select(['id', 'state', 'asked_at', 'ready_at'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toExport(row)
}

export async function insertExport(
  tx: Tx,
  { exportId, accountId, askedAt }: { exportId: string; accountId: number; askedAt: Instant },
): Promise<void> {
  await tx
    .insertInto('privacy_export')
    .values({ id: exportId, account_id: accountId, state: 'pending', asked_at: timestamp(askedAt) })
    .execute()
}

export interface HeldExport {
  readonly exportId: string
  readonly accountId: number
}

/**
 * Takes the export that has waited longest, and counts the attempt before making it, so that one that kills the process is not retried
 * for ever. A dead worker's hold expires.
 */
export async function takeExport(tx: Tx, now: Instant): Promise<HeldExport | undefined> {
  const { rows } = await sql<{ id: string; account_id: number }>`
    update privacy_export set tries = tries + 1, held_until = ${timestamp(after(now, HELD_FOR))}
    where id = (
      select id from privacy_export
      where state = 'pending' and tries < ${sql.lit(MOST_TRIES)}
        and (held_until is null or held_until <= ${timestamp(now)})
      order by asked_at limit 1 for update skip locked
    )
    returning id, account_id`.execute(tx)
  const row = rows[0]
  return row && { exportId: row.id, accountId: row.account_id }
}

export async function finishExport(db: Db, exportId: string, file: string, now: Instant): Promise<void> {
  await db
    .updateTable('privacy_export')
    .set({ state: 'ready', file, ready_at: timestamp(now), held_until: null })
    .where('id', '=', exportId)
    .where('state', '=', 'pending')
    .execute()
}

/** Releases an export that failed: it is retried at once. */
export async function releaseExport(db: Db, exportId: string): Promise<void> {
  await db
    .updateTable('privacy_export')
    .set({ held_until: null })
    .where('id', '=', exportId)
    .where('state', '=', 'pending')
    .execute()
}

/** Marks exports as failed that have used up their attempts, and that no worker holds. */
export async function failExports(db: Db, now: Instant): Promise<void> {
  await db
    .updateTable('privacy_export')
    .set({ state: 'failed' })
    .where('state', '=', 'pending')
    .where('tries', '>=', MOST_TRIES)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', timestamp(now))]))
    .execute()
}

/** A file that is still offered; undefined once its account is erased. */
export async function findFile(db: Db, exportId: string, now: Instant): Promise<string | undefined> {
  const row = await db
    .selectFrom('privacy_export')
    .select(['file', 'account_id'])
    .where('id', '=', exportId)
    .where('state', '=', 'ready')
    .where('ready_at', '>', timestamp(before(now, FILE_KEPT_FOR)))
    .executeTakeFirst()
  if (!row?.file) return undefined
  const isGone = (await deletedOf(db, [row.account_id])).length > 0
  return isGone ? undefined : row.file
}

/** Deletes expired exports. */
export async function forgetOldExports(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('privacy_export')
    .where('state', '<>', 'pending')
    .where(sql<boolean>`coalesce(ready_at, asked_at) <= ${timestamp(before(now, FILE_KEPT_FOR))}`)
    .execute()
}
