import type { Generated } from 'kysely'
import { timestamp, type Db, type Timestamp } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    cloud_watch: { play_id: string; code: string; is_locked: Generated<boolean>; created_at: Timestamp }
    cloud_watcher: {
      id: string
      play_id: string
      account_id: number
      token_hash: string
      token_until: Timestamp
      is_removed: Generated<boolean>
    }
  }
}

/** The link to a play: its code lets anybody watch while it is not locked. */
export interface Watch {
  readonly playId: string
  readonly code: string
  readonly isLocked: boolean
}

export interface StoredWatcher {
  readonly watcherId: string
  readonly playId: string
  readonly accountId: number
  readonly tokenHash: string
  readonly tokenUntil: Instant
  readonly isRemoved: boolean
}

export async function findWatch(
  db: Db,
  by: { readonly playId: string } | { readonly code: string },
): Promise<Watch | undefined> {
  const query = db.selectFrom('cloud_watch').select(['play_id', 'code', 'is_locked'])
  const row = await (
    'code' in by ? query.where('code', '=', by.code) : query.where('play_id', '=', by.playId)
  ).executeTakeFirst()
  return row && { playId: row.play_id, code: row.code, isLocked: row.is_locked }
}

/** A play keeps its first link. */
export async function addWatch(db: Db, playId: string, code: string, now: Instant): Promise<void> {
  await db
    .insertInto('cloud_watch')
    .values({ play_id: playId, code, created_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function setLocked(db: Db, playId: string, isLocked: boolean): Promise<void> {
  await db.updateTable('cloud_watch').set({ is_locked: isLocked }).where('play_id', '=', playId).execute()
}

/** Deletes the link and its watchers. */
export async function dropWatch(db: Db, playId: string): Promise<void> {
  await db.deleteFrom('cloud_watch').where('play_id', '=', playId).execute()
}

export async function findWatcher(
  db: Db,
  by: { readonly watcherId: string } | { readonly playId: string; readonly accountId: number },
): Promise<StoredWatcher | undefined> {
  const query = db.selectFrom('cloud_watcher').selectAll()
  const row = await (
    'watcherId' in by
      ? query.where('id', '=', by.watcherId)
      : query.where('play_id', '=', by.playId).where('account_id', '=', by.accountId)
  ).executeTakeFirst()
  return (
    row && {
      watcherId: row.id,
      playId: row.play_id,
      accountId: row.account_id,
      tokenHash: row.token_hash,
      tokenUntil: row.token_until,
      isRemoved: row.is_removed,
    }
  )
}

/** Admits a watcher, once or again: an account is one watcher of a play, with the newest token. */
export async function putWatcher(db: Db, watcher: Omit<StoredWatcher, 'isRemoved'>): Promise<string> {
  const token = { token_hash: watcher.tokenHash, token_until: timestamp(watcher.tokenUntil) }
  const { id } = await db
    .insertInto('cloud_watcher')
    .values({ id: watcher.watcherId, play_id: watcher.playId, account_id: watcher.accountId, ...token })
    .onConflict((known) => known.columns(['play_id', 'account_id']).doUpdateSet(token))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeWatcher(db: Db, watcherId: string): Promise<void> {
  await db.updateTable('cloud_watcher').set({ is_removed: true }).where('id', '=', watcherId).execute()
}
