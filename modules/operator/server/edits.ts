import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ShownEdits } from '../model.ts'
import { nextChange, shownAt, type EditVersion } from '../rules/edits.ts'
import './tables.ts'

export interface StoredEdit extends EditVersion {
  readonly subject: string
  readonly madeBy: string
  readonly madeAt: Instant
}

/** All versions of one thing or of all, the newest first. */
export async function listEdits(db: Db, subject?: string): Promise<readonly StoredEdit[]> {
  const rows = await db
    .selectFrom('operator_edit')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .orderBy('subject')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ starts_at: startsAt, made_by: madeBy, made_at: madeAt, ...row }) => ({
    ...row,
    startsAt,
    madeBy,
    madeAt,
  }))
}

/** Adds a version; of two at once the database takes one. */
export async function insertEdit(tx: Tx, edit: StoredEdit): Promise<void> {
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
}

/** What is shown at a moment, and when that changes next. */
export async function readShownEdits(
  db: Db,
  now: Instant,
): Promise<{ readonly shown: ShownEdits; readonly next: Instant | undefined }> {
  const edits = await listEdits(db)
  const shown = new Map<string, unknown>()
  for (const [subject, versions] of Map.groupBy(edits, (one) => one.subject)) {
    const content = shownAt(versions, now)?.content ?? null
    if (content !== null) shown.set(subject, content)
  }
  return { shown, next: nextChange(edits, now) }
}
