import type { Db } from '#kit/db/db.ts'
import type { JobRun } from '#kit/jobs/job.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { before } from '#kit/time/time.ts'
import { isOfDisk, type Uploads } from '#modules/hosted/server/index.ts'
import { shortLine } from '../model.ts'
import { UPLOAD_QUOTA, UPLOAD_WAITS } from '../rules/uploads.ts'
import { freeBytes } from './calls/make-room.ts'
import { findGame, type StoredGame } from './game-store.ts'
import type { PartFiles } from './part-files.ts'
import { forgetOldGameReports } from './report-store.ts'
import { dropUploads } from './upload-store.ts'
import {
  findVersion,
  saveVersion,
  unfoldedBy,
  versionsToCheck,
  type Report,
  type StoredVersion,
} from './version-store.ts'

export interface CheckParts {
  readonly db: Db
  readonly uploads: Uploads
  readonly files: PartFiles
  readonly log: Pick<CallLog, 'warn'>
  /** Plays a stored version in a real browser, where there is one. */
  inspect(stored: { readonly slug: string; readonly version: string }, signal: AbortSignal): Promise<Report>
}

const AT_ONCE = 20

/** Unpacks the versions that have come, and lets a browser look at each. */
export async function checkVersions(parts: CheckParts, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  for (const version of await versionsToCheck(parts.db, AT_ONCE)) {
    if (signal.aborted) return
    try {
      await checkOne(parts, version, signal)
    } catch (error) {
      if (signal.aborted) return
      await giveUp(parts, version, error)
    }
  }
}

/** One version that cannot be checked holds up no other one. */
async function giveUp({ db, log }: CheckParts, { versionKey }: StoredVersion, error: unknown) {
  log.warn({ err: error, versionKey }, 'a version of a game could not be checked')
  // It was not the upload: it is checked again.
  if (isOfDisk(error)) return
  await saveVersion(db, versionKey, { state: 'broken', fault: 'it could not be checked: upload it again' }, [
    'checking',
  ])
}

async function checkOne(
  { db, uploads, files, inspect }: CheckParts,
  version: StoredVersion,
  signal: AbortSignal,
) {
  const { versionKey, gameKey } = version
  const game = await findGame(db, gameKey)
  if (!game) return
  const stored = await unpacked({ db, uploads, files }, version, game)
  if ('fault' in stored) {
    await saveVersion(db, versionKey, { state: 'broken', fault: shortLine(stored.fault) }, ['checking'])
    await files.drop(versionKey)
    return
  }
  const report = await inspect({ slug: game.slug, version: stored.version }, signal)
  // The process ends: the next one looks again.
  if (signal.aborted) return
  const { version: folder, bytes: unfoldedBytes } = stored
  await saveVersion(db, versionKey, { state: 'ready', version: folder, unfoldedBytes, report }, ['checking'])
  await files.drop(versionKey)
}

async function unpacked(
  { db, uploads, files }: Pick<CheckParts, 'db' | 'uploads' | 'files'>,
  { versionKey, sha256 }: StoredVersion,
  { gameKey, accountId, slug }: StoredGame,
): Promise<{ readonly version: string; readonly bytes: number } | { readonly fault: string }> {
  if ((await files.sizeOf(versionKey)) === 0) return { fault: 'it was lost on the way: upload it again' }
  if ((await files.hashOf(versionKey)) !== sha256)
    return { fault: 'it is not the file that was announced: upload it again' }
  for (;;) {
    const room = UPLOAD_QUOTA.unfolded - (await unfoldedBy(db, accountId))
    const stored = await uploads.store(slug, files.placeOf(versionKey), room)
    if (!('isFull' in stored)) return stored
    const bytes = stored.bytes - room
    if (!(await freeBytes(db, uploads, { gameKey, accountId, bytes }))) return stored
  }
}

/** Forgets uploads that nobody goes on with, files of developers who have left, and old reports. */
export async function tidyStudio(
  { db, uploads, files }: CheckParts,
  { now }: Pick<JobRun, 'now'>,
): Promise<void> {
  await dropUploads(db, before(now, UPLOAD_WAITS))
  const known = await db.selectFrom('studio_upload').select('key').execute()
  const kept = new Set(known.map(({ key }) => key))
  for (const key of await files.keys()) {
    if (kept.has(key) || (await findVersion(db, key))?.state === 'checking') continue
    await files.drop(key)
  }
  for (const { slug } of await db.selectFrom('studio_gone').select('slug').execute())
    await uploads.remove(slug)
  await forgetOldGameReports(db, now)
}
