import type { Db } from '#kit/db/db.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { CallContext, Caller, Handler } from '#kit/server/handler.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import type { catalogCalls, Rail, RailGame } from '../calls.ts'
import type { CatalogueEntry } from '../model.ts'
import { HOME_GAMES } from '../rules/categories.ts'
import { experienceOf, learnedOrder, type OwnPlay } from '../rules/learned-order.ts'
import {
  filledRails,
  FIRST_IN_RAIL,
  FIRST_RAILS,
  isPicked,
  MOST_PICKED,
  offered,
  OWN_RAIL_ORDER,
  pickedKind,
  RAIL_ORDER,
  TODAY,
  WAITING_RAIL,
} from '../rules/rails.ts'
import type { Catalogue } from './catalogue.ts'
import { NOTHING, unwantedBy } from './less-of.ts'
import { noteRailOpen, readRailOpens } from './rail-opens.ts'

/** Numbers of games, best first, from what players did. */
type ReadGames = (db: Db, now: Instant) => Promise<readonly number[]>

/** A game in which somebody waits, and a link if it is not the game's page. */
export interface WaitingRoom {
  readonly slug: string
  readonly path?: string
}

/** An operator's collection that is shown on home. */
interface PickedPage {
  readonly games: readonly string[]
  readonly home: boolean
  readonly words: Readonly<Record<string, { readonly title: string }>>
}

export interface RailServices {
  readonly catalogue: Catalogue
  /** The collections made by operators, by slug. */
  ownCollections?(): ReadonlyMap<string, PickedPage>
  /** Played more than in previous days. */
  readonly rising: ReadGames
  /** Liked by the few who know them. */
  readonly pearls: ReadGames
  /** What an account's friends are playing. */
  friendsPlay(db: Db, accountId: number, now: Instant): Promise<readonly number[]>
  /** Where somebody waits: other players, or the other side of a duel. */
  waiting(db: Db, accountId: number | undefined, now: Instant): Promise<readonly WaitingRoom[]>
  /** The challenges of today, the same for everybody. */
  readonly todaysThree: ReadGames
  /** Path of a game's daily challenge. */
  dailyPath(slug: string): string
  /** The experiment arm for learned rail order, where an operator runs it; records the exposure. */
  triedOrder?(db: Db, caller: Caller, now: Instant): Promise<'learned' | 'popular' | undefined>
  /** An account's plays since a moment. */
  playsSince(db: Db, accountId: number, since: Instant): Promise<readonly OwnPlay[]>
}

/** Texts used by rails and collections alone, and the names of categories. */
export const speak = textsFrom({
  catalog: 'modules/catalog/web/messages',
  rails: 'modules/catalog/server/messages',
})

type Moment = Pick<CallContext, 'db' | 'now'>

/** The games of a category or list, best first. */
export async function gamesOf(
  { catalogue, rising, pearls }: Pick<RailServices, 'catalogue' | 'rising' | 'pearls'>,
  kind: string,
  { db, now }: Moment,
): Promise<readonly CatalogueEntry[]> {
  const read = kind === 'rising' ? rising : kind === 'pearls' ? pearls : undefined
  return read ? entries(catalogue, await read(db, now)) : catalogue.ofTag(kind)
}

const entries = (catalogue: Catalogue, ids: readonly number[]) =>
  ids.flatMap((gameId) => catalogue.byId(gameId) ?? [])

/** The order learned for an account; drawn once a day, so that home does not change while it is read. */
async function ownOrder(
  { playsSince, triedOrder }: Pick<RailServices, 'playsSince' | 'triedOrder'>,
  caller: Caller,
  { db, now }: Moment,
): Promise<readonly string[]> {
  const { accountId } = caller
  const opens = await readRailOpens(db, accountId)
  const first = opens.at(-1)
  if (!first) return OWN_RAIL_ORDER
  const plays = await playsSince(db, accountId, first.openedAt)
  const random = seededRandom(hash32(`${accountId} ${dayOf(now)}`))
  const learned = learnedOrder(OWN_RAIL_ORDER, experienceOf(opens, plays, now), random)
  // Accounts with too few looks see the same in both arms, so they stay out of the experiment.
  if (learned === OWN_RAIL_ORDER) return learned
  return (await triedOrder?.(db, caller, now)) === 'popular' ? OWN_RAIL_ORDER : learned
}

/** Records what was opened from which rail; an unknown rail is a client error. */
export const openHandler =
  ({ catalogue }: Pick<RailServices, 'catalogue'>): Handler<typeof catalogCalls.openFromRail> =>
  async ({ kind, passed, slug }, { db, now, caller: { accountId } }) => {
    const game = catalogue.bySlug(slug)
    // Rails that everybody sees say nothing about taste.
    if (game && isPicked(kind)) return ok({ ok: true })
    if (!game || !OWN_RAIL_ORDER.includes(kind)) return refuse('GameNotFound')
    const above = [...new Set(passed)].filter((one) => one !== kind && OWN_RAIL_ORDER.includes(one))
    await noteRailOpen(db, accountId, { kind, gameId: game.gameId, openedAt: now, passed: above })
    return ok({ ok: true })
  }

export function railsHandler(services: RailServices): Handler<typeof catalogCalls.listRails> {
  const { catalogue } = services

  return async ({ isWhole = false, played = [] }, { db, now, caller, device: { language } }) => {
    const last = isWhole ? played.flatMap((slug) => catalogue.bySlug(slug) ?? [])[0] : undefined
    const learned = last && caller ? await ownOrder(services, caller, { db, now }) : OWN_RAIL_ORDER
    const order = last ? learned : RAIL_ORDER

    const rooms = isWhole ? await services.waiting(db, caller?.accountId, now) : []
    // Of two rooms of a game the first wins.
    const paths = new Map(rooms.toReversed().map(({ slug, path }) => [slug, path]))

    async function candidatesOf(kind: string): Promise<readonly CatalogueEntry[]> {
      if (kind === WAITING_RAIL) return rooms.flatMap(({ slug }) => catalogue.bySlug(slug) ?? [])
      if (kind === 'because') return last ? catalogue.kinOf(last) : []
      if (kind !== 'friends') return gamesOf(services, kind, { db, now })
      return caller ? entries(catalogue, await services.friendsPlay(db, caller.accountId, now)) : []
    }
    // The first rails are rendered with the page, the same for everybody.
    const unwanted = isWhole ? await unwantedBy(db, caller) : NOTHING
    const wall = offered(catalogue.games, HOME_GAMES, unwanted).map(({ slug }) => slug)
    const isWanted = ({ gameId }: CatalogueEntry) => !unwanted.has(gameId)
    const candidates = await Promise.all(
      order.map(async (kind) => ({
        kind,
        games: (await candidatesOf(kind)).filter(isWanted),
        isKept: kind === WAITING_RAIL,
      })),
    )
    // They load with the rest of home, because the first load has no bytes to spare.
    const pages = [...(services.ownCollections?.() ?? [])].filter(([, { home }]) => home)
    const picked = new Map(
      pages.slice(0, MOST_PICKED).map((page, place) => [pickedKind(place), page] as const),
    )
    const pickedRails = [...picked].map(([kind, [, page]]) => ({
      kind,
      games: page.games.flatMap((slug) => catalogue.bySlug(slug) ?? []).filter(isWanted),
      isKept: true,
    }))
    const today = entries(catalogue, await services.todaysThree(db, now)).filter(isWanted)
    const above = [...wall, ...played, ...today.map(({ slug }) => slug)]
    const filled = filledRails([...pickedRails, ...candidates], new Set(above))
    const all = today.length > 0 ? [{ kind: TODAY, games: today }, ...filled] : filled
    const first = [TODAY, ...order.slice(0, FIRST_RAILS)]
    const most = (kind: string) => (isWhole ? undefined : first.includes(kind) ? FIRST_IN_RAIL : 0)
    const shown = (game: CatalogueEntry, kind: string): RailGame => {
      const { slug, title, cover, tone } = catalogue.card(game, language)
      const path =
        kind === TODAY ? services.dailyPath(slug) : kind === WAITING_RAIL ? paths.get(slug) : undefined
      return { slug, title, cover, tone, ...(path === undefined ? {} : { path }) }
    }
    return ok({
      ...(unwanted.size > 0 ? { hasLess: true } : {}),
      rails: all.map(({ kind, games }): Rail => ({
        kind,
        ...(pickedReason(picked.get(kind), language) ??
          reasonOf(kind, language, last && catalogue.card(last, language))),
        games: games.slice(0, most(kind)).map((game) => shown(game, kind)),
      })),
    })
  }
}

const pickedReason = (page: readonly [string, PickedPage] | undefined, language: Language) =>
  page && { title: (page[1].words[language] ?? page[1].words['en']!).title, path: `/hub/${page[0]}` }

/** Why a rail's games belong together, and the page with more. */
function reasonOf(
  kind: string,
  language: Language,
  last: Pick<RailGame, 'slug' | 'title'> | undefined,
): Pick<Rail, 'title' | 'path'> {
  const say = speak(language)
  if (kind === TODAY) return { title: say('rails.today'), path: '/today' }
  if (kind === 'friends') return { title: say('rails.friends'), path: '/friends' }
  if (kind === WAITING_RAIL) return { title: say('rails.rooms'), path: '/games/io' }
  if (kind === 'because' && last)
    return { title: say('rails.because', { title: last.title }), path: `/g/${last.slug}` }
  return { title: say(`catalog.categoryTitle.${kind}`), path: `/games/${kind}` }
}
