import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { prepared } from '#kit/db/prepared.ts'
import type { Instant } from '#kit/time/time.ts'
import { findInviter } from './share-store.ts'
import './tables.ts'

/** A stored page; an invitation needs none, its key is enough. */
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

/** Returns the key of a shared page; sharing again extends the same page. */
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

/** Anybody may make up a key: prepared, so that a wrong one is cheap. */
export async function findPage(db: Db, key: string): Promise<StoredPage | undefined> {
  const [row] = await selectPage(db, { key })
  return row && toPage(row)
}

const selectPage = prepared((db: Db, own: { readonly key: string }) =>
  db.selectFrom('shared_page').selectAll().where('key', '=', own.key),
)

function toPage(row: Selectable<Tables['shared_page']>): StoredPage {
  if (row.kind === 'page') return { kind: 'page', title: row.title!, words: row.words!, endsAt: row.ends_at }
  return { kind: row.kind, ownerId: row.owner_id!, target: row.target, endsAt: row.ends_at }
}

/** An operator's page: their text, with a key of their choice. */
export interface OwnPage {
  readonly key: string
  readonly title: string
  readonly words: string
  readonly endsAt: Instant | null
}

const toOwnPage = (row: Selectable<Tables['shared_page']>): OwnPage => ({
  key: row.key,
  title: row.title!,
  words: row.words!,
  endsAt: row.ends_at,
})

/** The pages of the operator, the latest first. */
export async function listOwnPages(db: Db): Promise<readonly OwnPage[]> {
  const rows = await db
    .selectFrom('shared_page')
    .selectAll()
    .where('kind', '=', 'page')
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(toOwnPage)
}

/** An operator's page by key: undefined when there is none, and `taken` when the key is a player's. */
export async function findOwnPage(db: Db, key: string): Promise<OwnPage | 'taken' | undefined> {
  const row = await db.selectFrom('shared_page').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return (await findInviter(db, key)) === undefined ? undefined : 'taken'
  return row.kind === 'page' ? toOwnPage(row) : 'taken'
}

export async function setOwnPage(
  tx: Tx,
  { key, title, words, endsAt }: OwnPage,
  now: Instant,
): Promise<void> {
  const values = { title, words, ends_at: endsAt && timestamp(endsAt) }
  await tx
    .insertInto('shared_page')
    .values({ key, kind: 'page', owner_id: null, target: key, created_at: timestamp(now), ...values })
    .onConflict((known) => known.column('key').doUpdateSet(values))
    .execute()
}

export async function removeOwnPage(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('shared_page').where('key', '=', key).where('kind', '=', 'page').execute()
}

/** Deletes expired pages. */
export async function forgetOldPages(db: Db, before: Instant): Promise<void> {
  await sql`delete from shared_page where ends_at < ${timestamp(before)}`.execute(db)
}
