import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ShownEdits } from '../model.ts'
import type { EditVersion } from '../rules/edits.ts'
import './tables.ts'

export interface StoredEdit extends EditVersion {
  readonly subject: string
  readonly madeBy: string
  readonly madeAt: Instant
  readonly isCancelled: boolean
}

/** Versions kept per subject. */
const MOST_VERSIONS = 100

/** All versions of one subject or of all, newest first. */
export async function listEdits(db: Db, subject?: string): Promise<readonly StoredEdit[]> {
  const rows = await db
    .selectFrom('operator_edit')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .orderBy('subject')
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    subject: row.subject,
    version: row.version,
    content: row.content,
    startsAt: row.starts_at,
    madeBy: row.made_by,
    madeAt: row.made_at,
    isCancelled: row.cancelled_at !== null,
  }))
}

/** Adds a version, and deletes old ones; of two at once the database accepts one. */
export async function insertEdit(tx: Tx, edit: Omit<StoredEdit, 'isCancelled'>): Promise<void> {
  const { subject, version, content, startsAt, madeBy, madeAt } = edit
  await tx
    .insertInto('operator_edit')
    .values({
      subject,
      version,
      content: content === null ? null : sql`${JSON.stringify(content)}::jsonb`,
      starts_at: timestamp(startsAt),
      made_by: madeBy,
      made_at: timestamp(madeAt),
    })
    .execute()
  // Versions in force or planned are never deleted: only those that a later one in force has replaced.
  await sql`
    delete from operator_edit old
    where subject = ${subject} and version <= ${version - MOST_VERSIONS}
      and (cancelled_at is not null or exists (
        select from operator_edit newer
        where newer.subject = old.subject and newer.cancelled_at is null
          and newer.starts_at <= ${timestamp(madeAt)}
          and (newer.starts_at, newer.version) > (old.starts_at, old.version)))`.execute(tx)
}

/** Cancels a planned version; false when it is in force or already cancelled. */
export async function cancelEdit(
  tx: Tx,
  { subject, version }: Pick<StoredEdit, 'subject' | 'version'>,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_edit')
    .set({ cancelled_at: timestamp(now) })
    .where('subject', '=', subject)
    .where('version', '=', version)
    .where('starts_at', '>', timestamp(now))
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The edits in force at a moment, and when that changes next: one version per subject is read. */
export async function readShownEdits(
  db: Db,
  now: Instant,
): Promise<{ readonly shown: ShownEdits; readonly next: Instant | undefined }> {
  const rows = await db
    .selectFrom('operator_edit')
    .distinctOn('subject')
    .select(['subject', 'content'])
    .where('starts_at', '<=', timestamp(now))
    .where('cancelled_at', 'is', null)
    .orderBy('subject')
    .orderBy('starts_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const planned = await db
    .selectFrom('operator_edit')
    .select('starts_at')
    .where('starts_at', '>', timestamp(now))
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  const shown = new Map(
    rows.flatMap(({ subject, content }) => (content === null ? [] : [[subject, content]])),
  )
  return { shown, next: planned?.starts_at }
}
