import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { before, days, minutes, type Instant } from '#kit/time/time.ts'
import type { ObjectStore } from './object-store.ts'
import { GONE } from './save-store.ts'
import './tables.ts'

/** Versions of a save kept in the object store, as fallbacks for a damaged one. */
export const VERSIONS_KEPT = 5
/** A player who returns within a week starts from the database, even if the store is down. */
export const KEPT_HERE = days(7)
/** An upload in flight while its file becomes orphaned has finished by then, and is deleted too. */
const REMOVED_AFTER = minutes(10)
const AT_ONCE = 50
/** Uploads per run: a busy day is caught up with, and other jobs get their turn. */
export const MOST_BROUGHT = 1000
/** After this many failures in a row the store is down; a single rejected file does not block others. */
const FAILURES = 3

interface UploadRun {
  readonly now: Instant
  readonly signal: AbortSignal
}

interface Wanted {
  readonly name: string
  readonly account_id: number
  readonly game_key: string
}

/** Uploads new saves to the object store, clears old ones from the database and orphaned ones from the store. */
export async function uploadSaves(db: Db, objects: ObjectStore, { now, signal }: UploadRun): Promise<void> {
  const failures: unknown[] = []
  const isAway = () => signal.aborted || failures.length >= FAILURES
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
  for (let brought = 0; brought < MOST_BROUGHT && !isAway(); brought += AT_ONCE) {
    const batch = await findWanted(db)
    for (const wanted of batch) {
      if (isAway()) break
      await tried(() => bring(db, objects, wanted, now))
    }
    if (batch.length < AT_ONCE) break
  }
  for (const name of await findGone(db, now)) {
    if (isAway()) break
    await tried(async () => {
      // A file that the store fails to delete moves to the end for the next run.
      await db
        .updateTable('cloud_save_object')
        .set({ changed_at: timestamp(now) })
        .where('name', '=', name)
        .execute()
      await objects.remove(name)
      await db.deleteFrom('cloud_save_object').where('name', '=', name).where('state', '=', 'gone').execute()
    })
  }
  await free(db, now)
  if (failures.length > 0)
    throw new Error('The object store does not take saves: they stay in the database, and go there later', {
      cause: failures[0],
    })
}

/** In random order: a rejected file is not always the first. */
async function findWanted(db: Db): Promise<readonly Wanted[]> {
  const { rows } = await sql<Wanted>`
    select name, account_id, game_key from cloud_save_object
    where state = 'wanted' order by random() limit ${AT_ONCE}`.execute(db)
  return rows
}

async function findGone(db: Db, now: Instant): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cloud_save_object')
    .select('name')
    .where('state', '=', 'gone')
    .where('changed_at', '<', timestamp(before(now, REMOVED_AFTER)))
    .orderBy('changed_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ name }) => name)
}

async function bring(db: Db, objects: ObjectStore, wanted: Wanted, now: Instant): Promise<void> {
  const { name, account_id, game_key } = wanted
  // While it is wanted, it is the game's current save: a newer one would have replaced it.
  const row = await db
    .selectFrom('cloud_save')
    .innerJoin('cloud_save_object', (on) =>
      on
        .onRef('cloud_save_object.account_id', '=', 'cloud_save.account_id')
        .onRef('cloud_save_object.game_key', '=', 'cloud_save.game_key')
        .onRef('cloud_save_object.saved_at', '=', 'cloud_save.saved_at'),
    )
    .select(['cloud_save.archive', 'cloud_save.saved_at'])
    .where('name', '=', name)
    .where('state', '=', 'wanted')
    .executeTakeFirst()
  if (!row?.archive) return forgetReplaced(db, name, now)
  await objects.put(name, row.archive)
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('cloud_save_object')
      .set({ state: 'stored', changed_at: timestamp(now) })
      .where('name', '=', name)
      .where('state', '=', 'wanted')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await tx
      .updateTable('cloud_save')
      .set({ object: name })
      .where('account_id', '=', account_id)
      .where('game_key', '=', game_key)
      .where('saved_at', '=', timestamp(row.saved_at))
      .execute()
    const kept = tx
      .selectFrom('cloud_save_object')
      .select('name')
      .where('account_id', '=', account_id)
      .where('game_key', '=', game_key)
      .where('state', '=', 'stored')
      .orderBy('saved_at', 'desc')
      .limit(VERSIONS_KEPT)
    await tx
      .updateTable('cloud_save_object')
      .set({ ...GONE, changed_at: timestamp(now) })
      .where('account_id', '=', account_id)
      .where('game_key', '=', game_key)
      .where('state', '=', 'stored')
      .where('name', 'not in', kept)
      .execute()
  })
}

/** During a rollout the previous version stores a newer save without marking this: the older one is not uploaded. */
async function forgetReplaced(db: Db, name: string, now: Instant): Promise<void> {
  await sql`
    update cloud_save_object set state = 'gone', account_id = null, changed_at = ${timestamp(now)}
    where name = ${name} and state = 'wanted' and not exists (
      select from cloud_save
      where cloud_save.account_id = cloud_save_object.account_id
        and cloud_save.game_key = cloud_save_object.game_key
        and cloud_save.saved_at = cloud_save_object.saved_at)`.execute(db)
}

/** Clears what the store has from the database, once it was not played for a while. */
async function free(db: Db, now: Instant): Promise<void> {
  await sql`
    with let_go as (
      update cloud_save_object set is_here = false
      where name in (
        select name from cloud_save_object
        where state = 'stored' and is_here and saved_at < ${timestamp(before(now, KEPT_HERE))} limit 500
      )
      returning name, account_id, game_key, saved_at
    )
    update cloud_save set archive = null from let_go
    where cloud_save.account_id = let_go.account_id and cloud_save.game_key = let_go.game_key
      and cloud_save.object = let_go.name
      -- What the version before has stored meanwhile still names the object of the save that it replaced.
      and cloud_save.saved_at = let_go.saved_at`.execute(db)
}

/** Number of saves still to be uploaded. */
export async function countWantedSaves(db: Db): Promise<number> {
  const { rows } = await sql<{ wanted: number }>`
    select count(*)::int as wanted from cloud_save_object where state = 'wanted'`.execute(db)
  return rows[0]!.wanted
}
