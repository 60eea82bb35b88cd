import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Catalogue } from './catalogue.ts'
import './tables.ts'

/** The numbers of the games that the operator shows to nobody. */
export async function listHidden(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('catalog_hidden_game').select('game_id').execute()
  return new Set(rows.map(({ game_id: gameId }) => gameId))
}

export async function hideGame(tx: Db, gameId: number, now: Instant): Promise<void> {
  await tx
    .insertInto('catalog_hidden_game')
    .values({ game_id: gameId, hidden_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function showGame(tx: Db, gameId: number): Promise<void> {
  await tx.deleteFrom('catalog_hidden_game').where('game_id', '=', gameId).execute()
}

export interface ShownCatalogue extends Catalogue {
  /** Reads anew which games are hidden. */
  readHidden(db: Db): Promise<void>
}

/** The catalogue without the games that are hidden at the moment: to everybody they are not there. */
export function hidingCatalogue(whole: Catalogue): ShownCatalogue {
  let shown = whole
  let hidden = ''
  return {
    get games() {
      return shown.games
    },
    get categories() {
      return shown.categories
    },
    bySlug: (slug) => shown.bySlug(slug),
    byId: (gameId) => shown.byId(gameId),
    canonicalSlug: (slug) => shown.canonicalSlug(slug),
    card: (game, language) => shown.card(game, language),
    page: (game, language) => shown.page(game, language),
    ofTag: (tag) => shown.ofTag(tag),
    search: (keyword, language) => shown.search(keyword, language),
    nearest: (slug) => shown.nearest(slug),
    without: (gameIds) => shown.without(gameIds),
    async readHidden(db) {
      const gameIds = await listHidden(db)
      const key = [...gameIds].toSorted().join(' ')
      if (key === hidden) return
      shown = whole.without(gameIds)
      hidden = key
    },
  }
}
