import type { Db } from '#kit/db/db.ts'
import { ok } from '#kit/result/result.ts'
import type { CallContext, Handler } from '#kit/server/handler.ts'
import type { Instant } from '#kit/time/time.ts'
import type { catalogCalls, Rail, RailGame } from '../calls.ts'
import type { CatalogueEntry } from '../model.ts'
import { HOME_GAMES } from '../rules/categories.ts'
import { filledRails, FIRST_IN_RAIL, FIRST_RAILS, OWN_RAIL_ORDER, RAIL_ORDER } from '../rules/rails.ts'
import type { Catalogue } from './catalogue.ts'

/** Numbers of games, best first, that players have brought into a list. */
type ReadGames = (db: Db, now: Instant) => Promise<readonly number[]>

export interface RailServices {
  readonly catalogue: Catalogue
  /** Played more than in the days before. */
  readonly rising: ReadGames
  /** Liked by the few who know them. */
  readonly pearls: ReadGames
  /** What the friends of an account play at this moment. */
  friendsPlay(db: Db, accountId: number, now: Instant): Promise<readonly number[]>
}

type Moment = Pick<CallContext, 'db' | 'now'>

/** The games of a category or of a list, best first. */
export async function gamesOf(
  { catalogue, rising, pearls }: Pick<RailServices, 'catalogue' | 'rising' | 'pearls'>,
  kind: string,
  { db, now }: Moment,
): Promise<readonly CatalogueEntry[]> {
  const read = { rising, pearls }[kind]
  return read ? entries(catalogue, await read(db, now)) : catalogue.ofTag(kind)
}

const entries = (catalogue: Catalogue, ids: readonly number[]) =>
  ids.flatMap((gameId) => catalogue.byId(gameId) ?? [])

export function railsHandler(services: RailServices): Handler<typeof catalogCalls.listRails> {
  const { catalogue } = services

  return async ({ isWhole = false, played = [] }, { db, now, caller, device: { language } }) => {
    const last = isWhole ? played.flatMap((slug) => catalogue.bySlug(slug) ?? [])[0] : undefined
    const order = last ? OWN_RAIL_ORDER : RAIL_ORDER
    const wall = catalogue.games.slice(0, HOME_GAMES).map(({ slug }) => slug)

    async function candidatesOf(kind: string): Promise<readonly CatalogueEntry[]> {
      if (kind === 'because') return last ? catalogue.kinOf(last) : []
      if (kind !== 'friends') return gamesOf(services, kind, { db, now })
      return caller ? entries(catalogue, await services.friendsPlay(db, caller.accountId, now)) : []
    }
    const kinds = isWhole ? order : order.slice(0, FIRST_RAILS)
    const candidates = await Promise.all(
      kinds.map(async (kind) => ({ kind, games: await candidatesOf(kind) })),
    )
    const rails = filledRails(candidates, new Set([...wall, ...played]))
    const shown = (game: CatalogueEntry): RailGame => {
      const { slug, title, cover, tone } = catalogue.card(game, language)
      return { slug, title, cover, tone }
    }
    return ok({
      rails: rails.map(({ kind, games }): Rail => ({
        kind,
        games: games.slice(0, isWhole ? undefined : FIRST_IN_RAIL).map(shown),
        ...(kind === 'because' && last
          ? { basis: { slug: last.slug, title: catalogue.card(last, language).title } }
          : {}),
      })),
    })
  }
}
