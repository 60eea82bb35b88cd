import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { days, seconds, type Instant } from '#kit/time/time.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { catalogCalls, GamePage } from '../calls.ts'
import type { CatalogueEntry } from '../model.ts'
import { HOME_GAMES } from '../rules/categories.ts'
import { arrangedOffer } from '../rules/rails.ts'
import { SMALL_TARGETS } from '../rules/small-targets.ts'
import type { Catalogue } from './catalogue.ts'
import { isLessHandler, lessHandler, NOTHING, unwantedBy } from './less-of.ts'
import { isCrowded, turnsOf } from './search-turns.ts'
import { gamesOf, openHandler, railsHandler, speak, type RailServices } from './rails.ts'

const PAGE_SIZE = 50
/** Games offered when nothing was found. */
const INSTEAD = 12

export const dayNumber = (now: Instant) => Math.floor(now / days(1))

/** Today's game; if the caller wants less of it, the next day's game that they do not mind. */
function gameOfTheDay(catalogue: Catalogue, now: Instant, unwanted: ReadonlySet<number>): CatalogueEntry {
  const today = dayNumber(now)
  for (let day = today; day <= today + unwanted.size; day++) {
    const game = catalogue.ofTheDay(day)!
    if (!unwanted.has(game.gameId)) return game
  }
  return catalogue.ofTheDay(today)!
}

/** The kind of a game that has a page of its own. */
export type KindOf = (game: CatalogueEntry, language: Language) => GamePage['kind']

export interface CatalogServices extends RailServices {
  /** Called when a search has no results. */
  missed(keyword: string): void
  readonly kindOf: KindOf
}

/** The games are in memory: they change only with a build or an edit. */
export function catalogHandlers(services: CatalogServices): HandlersOf<typeof catalogCalls> {
  const { catalogue, missed, kindOf } = services
  return {
    listRails: railsHandler(services),
    openFromRail: openHandler(services),
    wantLess: lessHandler(services),
    readLess: isLessHandler(services),
    async readGame({ slug, gameId }, { device }) {
      const game = slug === undefined ? catalogue.byId(gameId ?? 0) : catalogue.bySlug(slug)
      if (!game) return refuse('GameNotFound')
      const { language } = device
      const kind = kindOf(game, language)
      return ok({
        ...catalogue.page(game, language),
        ...(kind ? { kind } : {}),
        ...(SMALL_TARGETS.has(game.slug) ? { narrowNote: speak(language)('rails.smallTargets') } : {}),
      })
    },
    async listGames(wish, { db, device, now, caller }) {
      const { tag, slugs, cursor, pageSize = PAGE_SIZE, isOffer = false } = wish
      const wanted = slugs
        ? slugs.flatMap((slug) => catalogue.bySlug(slug) ?? [])
        : tag
          ? await gamesOf(services, tag, { db, now })
          : catalogue.games
      const start = Number(cursor ?? 0) || 0
      const unwanted = isOffer ? await unwantedBy(db, caller) : NOTHING
      const arranged = isOffer ? arrangedOffer(wanted, HOME_GAMES, unwanted) : wanted
      const games = arranged.slice(start, start + pageSize)
      const hasMore = start + games.length < arranged.length
      const featured = gameOfTheDay(catalogue, now, unwanted)
      return ok({
        games: games.map((game) => catalogue.card(game, device.language)),
        total: wanted.length,
        hasMore,
        featured: catalogue.card(featured, device.language),
        ...(hasMore ? { cursor: String(start + games.length) } : {}),
      })
    },
    async searchGames({ keyword }, { device, address }) {
      if (isCrowded(address)) return tooFast(seconds(1))
      const { games, tags } = await catalogue.search(keyword, device.language, turnsOf(address))
      const isFound = games.length > 0
      if (!isFound) missed(keyword)
      // Never empty: fall back to the most popular games.
      const shown = isFound ? games : catalogue.games.slice(0, INSTEAD)
      return ok({
        games: shown.map((game) => catalogue.card(game, device.language)),
        tags: [...tags],
        isFound,
        hasMore: false,
      })
    },
    async findNearest({ slug }, { device }) {
      const near = catalogue.nearest(slug)
      const game = near === undefined ? undefined : catalogue.bySlug(near)
      return ok({ game: game ? catalogue.card(game, device.language) : null })
    },
    async listCategories() {
      return ok({ categories: [...catalogue.categories], hasMore: false })
    },
  }
}
