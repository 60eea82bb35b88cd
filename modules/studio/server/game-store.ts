import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { StudioTraits, StudioWords } from '../model.ts'
import type { ImportedFacts } from '#modules/catalog/model.ts'
import type { Shown } from '../rules/versions.ts'
import './tables.ts'

const asJson = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`

export interface Developer {
  readonly accountId: number
  readonly maker: string
}

/** A game of a developer, without its picture. */
export interface StoredGame {
  readonly gameKey: string
  readonly accountId: number
  readonly slug: string
  readonly title: string
  readonly words: Readonly<Record<string, StudioWords>>
  readonly traits: StudioTraits | null
  readonly hasCover: boolean
  readonly shown: Shown
  readonly downFor: string | null
}

export async function findDeveloper(db: Db, accountId: number): Promise<Developer | undefined> {
  const row = await db
    .selectFrom('studio_developer')
    .select('name')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { accountId, maker: row.name }
}

/** Whoever is one already gets the new name. */
export async function putDeveloper(db: Db, { accountId, maker }: Developer, now: Instant): Promise<void> {
  await db
    .insertInto('studio_developer')
    .values({ account_id: accountId, name: maker, accepted_at: timestamp(now) })
    .onConflict((known) => known.column('account_id').doUpdateSet({ name: maker }))
    .execute()
}

const games = (db: Db) =>
  db
    .selectFrom('studio_game')
    .select([
      'key',
      'account_id',
      'slug',
      'title',
      'words',
      'traits',
      'live_key',
      'next_key',
      'next_share',
      'down_for',
    ])
    .select(sql<boolean>`cover is not null`.as('has_cover'))

type Row = Awaited<ReturnType<ReturnType<typeof games>['executeTakeFirstOrThrow']>>

const stored = (row: Row): StoredGame => ({
  gameKey: row.key,
  accountId: row.account_id,
  slug: row.slug,
  title: row.title,
  words: row.words,
  traits: row.traits,
  hasCover: row.has_cover,
  shown: { live: row.live_key, next: row.next_key, share: row.next_share },
  downFor: row.down_for,
})

export async function gamesOf(db: Db, accountId: number): Promise<readonly StoredGame[]> {
  return (await games(db).where('account_id', '=', accountId).orderBy('made_at', 'desc').execute()).map(
    stored,
  )
}

export async function findGame(db: Db, gameKey: string): Promise<StoredGame | undefined> {
  const row = await games(db).where('key', '=', gameKey).executeTakeFirst()
  return row && stored(row)
}

export async function findGameBySlug(db: Db, slug: string): Promise<StoredGame | undefined> {
  const row = await games(db).where('slug', '=', slug).executeTakeFirst()
  return row && stored(row)
}

/** Holds a game for a change; nothing for one of somebody else. */
export async function lockGame(tx: Tx, gameKey: string, accountId?: number): Promise<StoredGame | undefined> {
  const row = await games(tx)
    .where('key', '=', gameKey)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .forUpdate()
    .executeTakeFirst()
  return row && stored(row)
}

export async function isSlugKept(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('studio_game').select('key').where('slug', '=', slug).executeTakeFirst()
  if (row) return true
  const gone = await db.selectFrom('studio_gone').select('slug').where('slug', '=', slug).executeTakeFirst()
  return gone !== undefined
}

/** Games of other developers whose title looks like this one. */
export async function hasTwin(db: Db, skeleton: string, gameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('studio_game')
    .select('key')
    .where('skeleton', '=', skeleton)
    .where('key', '<>', gameKey)
    .executeTakeFirst()
  return row !== undefined
}

interface NewGame {
  readonly gameKey: string
  readonly accountId: number
  readonly slug: string
  readonly title: string
  readonly skeleton: string
}

export async function insertGame(tx: Tx, game: NewGame, now: Instant): Promise<void> {
  const { gameKey: key, accountId, slug, title, skeleton } = game
  await tx
    .insertInto('studio_game')
    .values({ key, account_id: accountId, slug, title, skeleton, words: asJson({}), made_at: timestamp(now) })
    .execute()
}

interface ChangedGame {
  readonly words?: StoredGame['words']
  readonly title?: string
  readonly skeleton?: string
  readonly traits?: StudioTraits
  readonly cover?: Buffer
  readonly shown?: Shown
  readonly downFor?: string | null
}

export async function saveGame(tx: Tx, gameKey: string, change: ChangedGame): Promise<void> {
  const { words, traits, shown, title, skeleton, cover, downFor } = change
  await tx
    .updateTable('studio_game')
    .set({
      ...(words ? { words: asJson(words) } : {}),
      ...(traits ? { traits: asJson(traits) } : {}),
      ...(shown ? { live_key: shown.live, next_key: shown.next, next_share: shown.share } : {}),
      ...(title === undefined ? {} : { title }),
      ...(skeleton === undefined ? {} : { skeleton }),
      ...(cover ? { cover } : {}),
      ...(downFor === undefined ? {} : { down_for: downFor }),
    })
    .where('key', '=', gameKey)
    .execute()
}

export async function readCover(db: Db, gameKey: string): Promise<Buffer | null> {
  const row = await db.selectFrom('studio_game').select('cover').where('key', '=', gameKey).executeTakeFirst()
  return row?.cover ?? null
}

/** Keeps the words and the picture as they are now: what a reviewer has approved. */
export async function keepApproved(tx: Tx, gameKey: string, facts: ImportedFacts): Promise<void> {
  await tx
    .updateTable('studio_game')
    .set({ approved: asJson(facts), approved_cover: sql<Buffer>`cover` })
    .where('key', '=', gameKey)
    .execute()
}

/** What players may see of a game besides its files; nothing before the first approval. */
export async function readApproved(db: Db, gameKey: string) {
  const row = await db
    .selectFrom('studio_game')
    .select(['approved', 'approved_cover'])
    .where('key', '=', gameKey)
    .executeTakeFirst()
  return row?.approved && row.approved_cover ? { facts: row.approved, cover: row.approved_cover } : undefined
}

export interface StoredComment {
  readonly number: number
  readonly verdict: 'approved' | 'refused' | 'down' | 'up'
  readonly text: string
  readonly saidAt: Instant
}

export async function commentsOn(db: Db, gameKey: string): Promise<readonly StoredComment[]> {
  const rows = await db
    .selectFrom('studio_comment')
    .select(['number', 'verdict', 'text', 'said_at'])
    .where('game_key', '=', gameKey)
    .orderBy('said_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ said_at, ...rest }) => ({ ...rest, saidAt: said_at }))
}

export async function insertComment(
  tx: Tx,
  key: string,
  gameKey: string,
  { number, verdict, text, saidAt }: StoredComment,
): Promise<void> {
  await tx
    .insertInto('studio_comment')
    .values({ key, game_key: gameKey, number, verdict, text, said_at: timestamp(saidAt) })
    .execute()
}
