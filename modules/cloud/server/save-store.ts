import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import { before, minutes, type Instant } from '#kit/time/time.ts'
import type { ObjectStore } from './object-store.ts'
import { findPlay, type StoredPlay } from './play-store.ts'
import './tables.ts'

/** Limit of a packed save. */
export const MOST_SAVE_BYTES = 8 * 1024 * 1024
/** To be deleted, without an owner. */
export const GONE = { state: 'gone', account_id: null } as const
const GZIP = Buffer.from([0x1f, 0x8b])
/** How long after the end of a play its worker may still deliver the save. */
const BROUGHT_WITHIN = minutes(2)

export interface WorkerPlay {
  readonly playId: string
  readonly workerId: string
  readonly bootId: string
}

/** The play, if this worker may save for it. */
async function ownPlay(db: Db, { playId, workerId, bootId }: WorkerPlay, now: Instant) {
  const play = await findPlay(db, playId)
  if (play?.workerId !== workerId || play.bootId !== bootId) return undefined
  const isRecent = play.endedAt === null || play.endedAt > before(now, BROUGHT_WITHIN)
  return isRecent ? play : undefined
}

/** Whether a player has a save, without reading it. */
export async function hasSave(db: Db, { accountId, gameKey }: Pick<StoredPlay, 'accountId' | 'gameKey'>) {
  const row = await db
    .selectFrom('cloud_save')
    .select('game_key')
    .where('account_id', '=', accountId)
    .where('game_key', '=', gameKey)
    .executeTakeFirst()
  return row !== undefined
}

export interface SaveParts {
  readonly db: Db
  readonly keys: Keys
  /** Where unused saves are moved; without a store they stay in the database. */
  readonly objects: ObjectStore | undefined
  readonly log: Pick<CallLog, 'warn' | 'error'>
  /** Counts a save that is lost. */
  lost(): void
}

/** The save of a play's player; undefined when the play is not this worker's. Throws while the store is down. */
export async function readSave(
  parts: SaveParts,
  place: WorkerPlay,
  now: Instant,
): Promise<{ readonly archive: Buffer | undefined } | undefined> {
  const { db } = parts
  const play = await ownPlay(db, place, now)
  if (!play) return undefined
  const row = await db
    .selectFrom('cloud_save')
    .select(['archive', 'object'])
    .where('account_id', '=', play.accountId)
    .where('game_key', '=', play.gameKey)
    .executeTakeFirst()
  if (!row) return { archive: undefined }
  return { archive: row.archive ?? (await fetchSave(parts, play, row.object)) }
}

/** The newest intact version in the store: an older one where that is lost or damaged. */
async function fetchSave(
  { db, objects, log, lost }: SaveParts,
  { accountId, gameKey }: StoredPlay,
  current: string | null,
): Promise<Buffer | undefined> {
  if (!objects) throw new Error('A saved game lies in an object store, but SAVES_URL is not set')
  const versions = await db
    .selectFrom('cloud_save_object')
    .select(['name', 'sha256'])
    .where('account_id', '=', accountId)
    .where('game_key', '=', gameKey)
    .where('state', '=', 'stored')
    // Of two with one timestamp, the current one.
    .orderBy(sql`name is distinct from ${current}`)
    .orderBy('saved_at', 'desc')
    .execute()
  for (const { name, sha256 } of versions) {
    const archive = await objects.get(name, MOST_SAVE_BYTES)
    if (archive && sha256Of(archive) === sha256) return archive
    log.error({ object: name }, 'A saved game is missing or damaged in the object store')
  }
  lost()
  log.error(
    { accountId, gameKey },
    'Nothing is left of a saved game in the object store: the play starts anew',
  )
  return undefined
}

const sha256Of = (archive: Buffer) => createHash('sha256').update(archive).digest('hex')

/** Stores a play's save. It is in the database when this returns, whatever the state of the object store. */
export async function keepSave(
  { db, keys, objects }: SaveParts,
  place: WorkerPlay,
  archive: Buffer,
  now: Instant,
): Promise<'kept' | 'unknown' | 'tooLarge' | 'notPacked'> {
  if (archive.length > MOST_SAVE_BYTES) return 'tooLarge'
  if (!archive.subarray(0, GZIP.length).equals(GZIP)) return 'notPacked'
  const play = await ownPlay(db, place, now)
  if (!play) return 'unknown'
  const { accountId, gameKey } = play
  const values = { archive, object: null, saved_at: timestamp(now) }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('cloud_save')
      .values({ account_id: accountId, game_key: gameKey, ...values })
      .onConflict((known) => known.columns(['account_id', 'game_key']).doUpdateSet(values))
      .execute()
    if (!objects) return
    // Older uploads in progress are cancelled.
    await tx
      .updateTable('cloud_save_object')
      .set({ ...GONE, changed_at: timestamp(now) })
      .where('account_id', '=', accountId)
      .where('game_key', '=', gameKey)
      .where('state', '=', 'wanted')
      .execute()
    await tx
      .insertInto('cloud_save_object')
      .values({
        name: keys.token(),
        account_id: accountId,
        game_key: gameKey,
        sha256: sha256Of(archive),
        bytes: archive.length,
        saved_at: timestamp(now),
        state: 'wanted',
        changed_at: timestamp(now),
      })
      .execute()
  })
  return 'kept'
}
