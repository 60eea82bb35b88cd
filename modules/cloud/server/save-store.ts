import { timestamp, type Db } from '#kit/db/db.ts'
import { before, minutes, type Instant } from '#kit/time/time.ts'
import { findPlay, type StoredPlay } from './play-store.ts'
import './tables.ts'

/** What a player keeps of a game, packed. */
export const MOST_SAVE_BYTES = 8 * 1024 * 1024
const GZIP = Buffer.from([0x1f, 0x8b])
/** So long after the end of a play its worker may still bring what was saved. */
const BROUGHT_WITHIN = minutes(2)

export interface WorkerPlay {
  readonly playId: string
  readonly workerId: string
  readonly bootId: string
}

/** The play, if it is this worker's to keep. */
async function ownPlay(db: Db, { playId, workerId, bootId }: WorkerPlay, now: Instant) {
  const play = await findPlay(db, playId)
  if (play?.workerId !== workerId || play.bootId !== bootId) return undefined
  const isRecent = play.endedAt === null || play.endedAt > before(now, BROUGHT_WITHIN)
  return isRecent ? play : undefined
}

/** Whether a player has something saved, without reading it. */
export async function hasSave(db: Db, { accountId, gameKey }: Pick<StoredPlay, 'accountId' | 'gameKey'>) {
  const row = await db
    .selectFrom('cloud_save')
    .select('game_key')
    .where('account_id', '=', accountId)
    .where('game_key', '=', gameKey)
    .executeTakeFirst()
  return row !== undefined
}

/** What the player of a play has saved before; nothing when the play is not this worker's. */
export async function readSave(
  db: Db,
  place: WorkerPlay,
  now: Instant,
): Promise<{ readonly archive: Buffer | undefined } | undefined> {
  const play = await ownPlay(db, place, now)
  if (!play) return undefined
  const row = await db
    .selectFrom('cloud_save')
    .select('archive')
    .where('account_id', '=', play.accountId)
    .where('game_key', '=', play.gameKey)
    .executeTakeFirst()
  return { archive: row?.archive }
}

/** Keeps what a play has saved. */
export async function keepSave(
  db: Db,
  place: WorkerPlay,
  archive: Buffer,
  now: Instant,
): Promise<'kept' | 'unknown' | 'tooLarge' | 'notPacked'> {
  if (archive.length > MOST_SAVE_BYTES) return 'tooLarge'
  if (!archive.subarray(0, GZIP.length).equals(GZIP)) return 'notPacked'
  const play = await ownPlay(db, place, now)
  if (!play) return 'unknown'
  const values = { archive, saved_at: timestamp(now) }
  await db
    .insertInto('cloud_save')
    .values({ account_id: play.accountId, game_key: play.gameKey, ...values })
    .onConflict((known) => known.columns(['account_id', 'game_key']).doUpdateSet(values))
    .execute()
  return 'kept'
}
