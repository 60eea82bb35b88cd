import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { GameReport, VersionState } from '../model.ts'
import './tables.ts'

export type Report = GameReport | { readonly missing: string }

export interface StoredVersion {
  readonly versionKey: string
  readonly gameKey: string
  readonly number: number
  readonly state: VersionState
  /** The folder of its files, once they are unpacked. */
  readonly version: string | null
  readonly fault: string | null
  readonly previewKey: string
  readonly bytes: number
  /** Bytes that its files take on the disk: none before they are unpacked. */
  readonly unfoldedBytes: number
  readonly sha256: string
  readonly report: Report | null
  readonly uploadedAt: Instant
  readonly askedAt: Instant | null
}

const versions = (db: Db) => db.selectFrom('studio_version').selectAll('studio_version')
type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

const stored = (row: Row): StoredVersion => ({
  versionKey: row.key,
  gameKey: row.game_key,
  number: row.number,
  state: row.state,
  version: row.version,
  fault: row.fault,
  previewKey: row.preview_key,
  bytes: Number(row.bytes),
  unfoldedBytes: row.version === null ? 0 : Number(row.unfolded_bytes ?? row.bytes),
  sha256: row.sha256,
  report: row.report,
  uploadedAt: row.uploaded_at,
  askedAt: row.asked_at,
})

/** The latest first. */
export async function versionsOf(db: Db, gameKeys: readonly string[]): Promise<readonly StoredVersion[]> {
  if (gameKeys.length === 0) return []
  const rows = await versions(db).where('game_key', 'in', gameKeys).orderBy('number', 'desc').execute()
  return rows.map(stored)
}

export async function findVersion(db: Db, versionKey: string): Promise<StoredVersion | undefined> {
  const row = await versions(db).where('key', '=', versionKey).executeTakeFirst()
  return row && stored(row)
}

export async function findByPreview(db: Db, previewKey: string): Promise<StoredVersion | undefined> {
  const row = await versions(db).where('preview_key', '=', previewKey).executeTakeFirst()
  return row && stored(row)
}

export async function versionsIn(
  db: Db,
  state: VersionState,
  size: number,
): Promise<readonly StoredVersion[]> {
  const rows = await versions(db)
    .where('state', '=', state)
    .orderBy(sql`coalesce(asked_at, uploaded_at)`)
    .limit(size)
    .execute()
  return rows.map(stored)
}

/** Bytes that the versions of an account's games take on the disk. */
export async function unfoldedBy(db: Db, accountId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('studio_version')
    .innerJoin('studio_game', 'studio_game.key', 'studio_version.game_key')
    .select(sql<number>`coalesce(sum(coalesce(unfolded_bytes, bytes)), 0)::float8`.as('bytes'))
    .where('account_id', '=', accountId)
    .where('version', 'is not', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Versions that have come, one of each developer in turn: whoever sends many waits for themselves alone. */
export async function versionsToCheck(db: Db, size: number): Promise<readonly StoredVersion[]> {
  const rows = await versions(db)
    .innerJoin('studio_game', 'studio_game.key', 'studio_version.game_key')
    .where('state', '=', 'checking')
    .orderBy(sql`row_number() over (partition by studio_game.account_id order by studio_version.uploaded_at)`)
    .orderBy('studio_version.uploaded_at')
    .limit(size)
    .execute()
  return rows.map(stored)
}

/** Whether a reviewer has approved these files of a game; those of the operator's own games need none. */
export async function isReviewed(db: Db, slug: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('studio_game')
    .leftJoin('studio_version', (join) =>
      join
        .onRef('studio_version.game_key', '=', 'studio_game.key')
        .on('studio_version.version', '=', version)
        .on('studio_version.state', '=', 'approved'),
    )
    .select('studio_version.key')
    .where('studio_game.slug', '=', slug)
    .executeTakeFirst()
  return row === undefined || row.key !== null
}

type NewVersion = Pick<StoredVersion, 'versionKey' | 'gameKey' | 'number' | 'previewKey' | 'bytes' | 'sha256'>

export async function insertVersion(tx: Tx, version: NewVersion, now: Instant): Promise<void> {
  const { versionKey, gameKey, previewKey, ...rest } = version
  await tx
    .insertInto('studio_version')
    .values({
      key: versionKey,
      game_key: gameKey,
      preview_key: previewKey,
      ...rest,
      state: 'checking',
      uploaded_at: timestamp(now),
    })
    .execute()
}

export async function deleteVersion(tx: Tx, versionKey: string): Promise<void> {
  await tx.deleteFrom('studio_version').where('key', '=', versionKey).execute()
}

/** Takes back what waits for a reviewer: they would judge what is no more. */
export async function withdrawAsked(tx: Tx, gameKey: string): Promise<void> {
  await tx
    .updateTable('studio_version')
    .set({ state: 'ready' })
    .where('game_key', '=', gameKey)
    .where('state', '=', 'asked')
    .execute()
}

interface ChangedVersion {
  readonly state?: VersionState
  readonly version?: string
  readonly fault?: string
  readonly unfoldedBytes?: number
  readonly report?: Report
  readonly previewKey?: string
  readonly askedAt?: Instant
}

/** Changes a version; with `from` only one that still stands so. Tells whether it did. */
export async function saveVersion(
  db: Db,
  versionKey: string,
  { previewKey, askedAt, report, unfoldedBytes, ...change }: ChangedVersion,
  from?: readonly VersionState[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studio_version')
    .set({
      ...change,
      ...(report ? { report: sql<never>`${JSON.stringify(report)}::jsonb` } : {}),
      ...(unfoldedBytes === undefined ? {} : { unfolded_bytes: unfoldedBytes }),
      ...(previewKey === undefined ? {} : { preview_key: previewKey }),
      ...(askedAt === undefined ? {} : { asked_at: timestamp(askedAt) }),
    })
    .where('key', '=', versionKey)
    .$if(from !== undefined, (query) => query.where('state', 'in', from!))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
