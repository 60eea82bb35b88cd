import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** A page as it is kept: an invitation needs none, its key is enough. */
export type StoredPage =
  | { readonly kind: 'invite'; readonly ownerId: number; readonly endsAt: null }
  | {
      readonly kind: 'card' | 'sell'
      readonly ownerId: number
      readonly target: string
      readonly endsAt: Instant | null
    }
  | { readonly kind: 'page'; readonly title: string; readonly words: string; readonly endsAt: Instant | null }

export interface NewPage {
  readonly key: string
  readonly kind: 'card' | 'sell'
  readonly ownerId: number
  readonly target: string
  readonly endsAt: Instant
  readonly now: Instant
}

/** Gives the key of the page by which somebody shares something; shared again it is the same page, for longer. */
export async function storePage(db: Db, page: NewPage): Promise<string> {
  const { key } = await db
    .insertInto('shared_page')
    .values({
      key: page.key,
      kind: page.kind,
      owner_id: page.ownerId,
      target: page.target,
      title: null,
      words: null,
      created_at: timestamp(page.now),
      ends_at: timestamp(page.endsAt),
    })
    .onConflict((known) =>
      known.columns(['kind', 'owner_id', 'target']).doUpdateSet({ ends_at: timestamp(page.endsAt) }),
    )
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

export async function findPage(db: Db, key: string): Promise<StoredPage | undefined> {
  const row = await db.selectFrom('shared_page').selectAll().where('key', '=', key).executeTakeFirst()
  return row && toPage(row)
}

function toPage(row: Selectable<Tables['shared_page']>): StoredPage {
  if (row.kind === 'page') return { kind: 'page', title: row.title!, words: row.words!, endsAt: row.ends_at }
  return { kind: row.kind, ownerId: row.owner_id!, target: row.target, endsAt: row.ends_at }
}

/** Pages that ended a while ago have no reader any more. */
export async function forgetOldPages(db: Db, before: Instant): Promise<void> {
  await sql`delete from shared_page where ends_at < ${timestamp(before)}`.execute(db)
}
