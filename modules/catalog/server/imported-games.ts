import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { BRAND_NIGHT } from '#kit/brand/brand.ts'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { IMPORTED_FAMILY, type CatalogueEntry, type ImportedFacts } from '../model.ts'
import './tables.ts'

/** Path of external games' covers; a new picture gets a new path. */
export const IMPORTED_COVERS = '/imported/covers/'
/** The shell's night colours, behind games whose palette is unknown. */
const GROUND = ['#15506a', BRAND_NIGHT] as const
const HASH_LETTERS = 20

/** An external game as an operator submits it. */
export interface ImportedGame {
  readonly slug: string
  readonly address: string
  readonly facts: ImportedFacts
  /** A WebP encoded by this portal. */
  readonly cover: Buffer
}

/** The stored game, without its picture. */
export interface KnownImport extends Omit<ImportedGame, 'cover'> {
  readonly gameId: number
  /** The version that a share of the players already gets. */
  readonly next: { readonly address: string; readonly share: number } | null
  readonly coverHash: string
}

export const coverHashOf = (cover: Buffer): string =>
  createHash('sha256').update(cover).digest('hex').slice(0, HASH_LETTERS)

/** All external games, oldest first. */
export async function listImported(db: Db): Promise<readonly KnownImport[]> {
  const rows = await db
    .selectFrom('catalog_imported_game')
    .select(['game_id', 'slug', 'address', 'next_address', 'next_share', 'facts', 'cover_hash'])
    .orderBy('game_id')
    .execute()
  return rows.map(({ game_id: gameId, cover_hash: coverHash, next_address, next_share, ...game }) => ({
    ...game,
    gameId,
    coverHash,
    next: next_address === null || next_share === null ? null : { address: next_address, share: next_share },
  }))
}

/** Adds or updates a game; an existing one keeps its number. */
export async function putImported(tx: Tx, game: ImportedGame, now: Instant): Promise<void> {
  const { slug, address, facts, cover } = game
  const row = {
    address,
    facts: sql<ImportedFacts>`${JSON.stringify(facts)}::jsonb`,
    cover_hash: coverHashOf(cover),
    cover,
    imported_at: timestamp(now),
  }
  const { numUpdatedRows } = await tx
    .updateTable('catalog_imported_game')
    .set(row)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await tx
      .insertInto('catalog_imported_game')
      .values({ slug, ...row })
      .execute()
}

/** Changes an external game's address, for all players or for the share that gets the next version. */
export async function setImportedAddress(
  tx: Tx,
  slug: string,
  address: string,
  next: KnownImport['next'] = null,
): Promise<void> {
  await tx
    .updateTable('catalog_imported_game')
    .set({ address, next_address: next?.address ?? null, next_share: next?.share ?? null })
    .where('slug', '=', slug)
    .execute()
}

export async function removeImported(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('catalog_imported_game').where('slug', '=', slug).execute()
}

/** A picture by its file name. */
export async function findImportedCover(db: Db, file: string): Promise<Buffer | undefined> {
  const hash = /^([0-9a-f]{20})\.webp$/.exec(file)?.[1]
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('catalog_imported_game')
    .select('cover')
    .where('cover_hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row?.cover
}

/** Address of an external game; undefined for one that this portal cannot show. */
export type AddressOf = (game: Pick<KnownImport, 'slug' | 'address'>) => string | undefined

/** Catalogue entries of external games that have an address here. */
export const entriesOf = (games: readonly KnownImport[], addressOf: AddressOf): readonly CatalogueEntry[] =>
  games.flatMap((game) => {
    const address = addressOf(game)
    const { slug, next } = game
    const nextAddress = next ? addressOf({ slug, address: next.address }) : undefined
    const staged = next && nextAddress !== undefined ? { address: nextAddress, share: next.share } : null
    return address === undefined
      ? []
      : [entryOf({ ...game, address, next: staged }, address !== game.address)]
  })

/** Catalogue entry of an external game: it cannot prove scores, so none are kept. */
function entryOf(
  { gameId, slug, address, next, facts, coverHash }: KnownImport,
  isServedHere: boolean,
): CatalogueEntry {
  const { maker, licence, ...words } = facts
  return {
    ...words,
    gameId,
    slug,
    family: IMPORTED_FAMILY,
    variant: slug,
    score: { best: 'highest', unit: 'points', ranked: false },
    version: IMPORTED_FAMILY,
    ground: GROUND,
    cover: `${IMPORTED_COVERS}${coverHash}.webp`,
    hosted: {
      address,
      ...(isServedHere ? { isServedHere } : {}),
      maker,
      licence,
      ...(next ? { next } : {}),
    },
  }
}
