import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { QUOTA_LASTS, type Sent } from '../rules/uploads.ts'
import './tables.ts'

export interface StoredUpload {
  readonly uploadKey: string
  readonly accountId: number
  readonly gameKey: string
  readonly what: 'archive' | 'cover'
  readonly bytes: number
  readonly sha256: string
  readonly ticketHash: string
  readonly isEnded: boolean
}

const uploads = (db: Db) => db.selectFrom('studio_upload').selectAll()
type Row = Awaited<ReturnType<ReturnType<typeof uploads>['executeTakeFirstOrThrow']>>

const stored = (row: Row): StoredUpload => ({
  uploadKey: row.key,
  accountId: row.account_id,
  gameKey: row.game_key,
  what: row.what,
  bytes: Number(row.bytes),
  sha256: row.sha256,
  ticketHash: row.ticket_hash,
  isEnded: row.ended_at !== null,
})

export async function findUpload(db: Db, uploadKey: string): Promise<StoredUpload | undefined> {
  const row = await uploads(db).where('key', '=', uploadKey).executeTakeFirst()
  return row && stored(row)
}

/** The uploads of a game that are under way. */
export async function openUploadsOf(db: Db, gameKey: string): Promise<readonly StoredUpload[]> {
  const rows = await uploads(db).where('game_key', '=', gameKey).where('ended_at', 'is', null).execute()
  return rows.map(stored)
}

export async function sentBy(db: Db, accountId: number, now: Instant): Promise<Sent> {
  const row = await db
    .selectFrom('studio_upload')
    .select(({ fn }) => [fn.countAll<number>().as('uploads'), fn.sum<number | null>('bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .where('begun_at', '>', timestamp(before(now, QUOTA_LASTS)))
    .executeTakeFirstOrThrow()
  return { uploads: Number(row.uploads), bytes: Number(row.bytes ?? 0) }
}

export async function insertUpload(
  tx: Tx,
  upload: Omit<StoredUpload, 'isEnded'>,
  now: Instant,
): Promise<void> {
  const { uploadKey, accountId, gameKey, what, bytes, sha256, ticketHash } = upload
  await tx
    .insertInto('studio_upload')
    .values({
      key: uploadKey,
      account_id: accountId,
      game_key: gameKey,
      what,
      bytes,
      sha256,
      ticket_hash: ticketHash,
      begun_at: timestamp(now),
    })
    .execute()
}

/** From now on only this ticket goes on with the upload. */
export async function renewTicket(tx: Tx, uploadKey: string, ticketHash: string): Promise<void> {
  await tx
    .updateTable('studio_upload')
    .set({ ticket_hash: ticketHash })
    .where('key', '=', uploadKey)
    .execute()
}

/** Ends an upload once; tells whether this was the time. */
export async function endUpload(db: Db, uploadKey: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_upload')
    .set({ ended_at: timestamp(now) })
    .where('key', '=', uploadKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uploads that nobody has gone on with since a moment; gives their keys. */
export async function dropUploads(db: Db, begunBefore: Instant): Promise<readonly string[]> {
  const rows = await db
    .deleteFrom('studio_upload')
    .where('begun_at', '<', timestamp(begunBefore))
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}
