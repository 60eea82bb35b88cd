import type { Language } from '#kit/i18n/languages.ts'
import { ok } from '#kit/result/result.ts'
import type { Handler, HandlersOf } from '#kit/server/handler.ts'
import type { centreCalls, ListedGame, RecentGame } from '../../calls.ts'
import type { CentreList } from '../../model.ts'
import { drawn, LONGEST_LIST } from '../../rules/lists.ts'
import { openListMemory } from '../list-memory.ts'
import type { Place } from '../list-store.ts'
import { recentOf, type PlayedGame } from '../play-store.ts'
import type { CentreServices } from '../services.ts'

type Calls = typeof centreCalls
type CardOf = CentreServices['cardOf']
type ListsOf = ReturnType<typeof openListMemory>
type ListCalls = 'readCentre' | 'listWeek' | 'listRanking' | 'listTrending' | 'listLive'

const PAGE = 50
/** Entries of each list on the screen. */
const FIRST_OF_LIST = 10
const SEEDS = 2 ** 31
const MOST_RECENT = 50

/** The calls that read the lists share one cache. */
export function listCallsWith({ cardOf }: CentreServices): Pick<HandlersOf<Calls>, ListCalls> {
  const listsOf = openListMemory()
  return {
    readCentre: readCentreWith(cardOf, listsOf),
    listWeek: pageOf('week', cardOf, listsOf),
    listRanking: pageOf('rank', cardOf, listsOf),
    listTrending: pageOf('trend', cardOf, listsOf),

    async listLive({ seed: wanted }, { db, random, device: { language } }) {
      const seed = wanted ?? Math.floor(random() * SEEDS)
      const { placesOf } = await listsOf(db)
      const places = drawn(placesOf('live'), seed)
      const games = listed(places.slice(0, PAGE), cardOf, language)
      return ok({ games, hasMore: places.length > PAGE, seed })
    },
  }
}

function readCentreWith(cardOf: CardOf, listsOf: ListsOf): Handler<Calls['readCentre']> {
  return async ({ seed: wanted }, { caller: { accountId }, db, now, random, device: { language } }) => {
    const seed = wanted ?? Math.floor(random() * SEEDS)
    const [{ placesOf, computedAt }, played] = await Promise.all([
      listsOf(db),
      recentOf(db, accountId, { most: FIRST_OF_LIST, now }),
    ])
    const firstOf = (places: readonly Place[]) => listed(places.slice(0, FIRST_OF_LIST), cardOf, language)
    return ok({
      week: firstOf(placesOf('week')),
      recent: recent(played, cardOf, language),
      rank: firstOf(placesOf('rank')),
      trend: firstOf(placesOf('trend')),
      live: firstOf(drawn(placesOf('live'), seed)),
      seed,
      computedAt: computedAt ?? null,
    })
  }
}

/** One page of a list; the cursor is the number of places read so far. */
function pageOf(list: CentreList, cardOf: CardOf, listsOf: ListsOf): Handler<Calls['listWeek']> {
  return async ({ cursor }, { db, device: { language } }) => {
    const start = startOf(cursor)
    const { placesOf } = await listsOf(db)
    const places = placesOf(list)
    const hasMore = places.length > start + PAGE
    return ok({
      games: listed(places.slice(start, start + PAGE), cardOf, language),
      hasMore,
      ...(hasMore ? { cursor: String(start + PAGE) } : {}),
    })
  }
}

export function listRecentWith({ cardOf }: CentreServices): Handler<Calls['listRecent']> {
  return async ({ cursor }, { caller: { accountId }, db, now, device: { language } }) => {
    const played = await recentOf(db, accountId, { most: MOST_RECENT, now })
    return ok({ games: recent(played.slice(startOf(cursor)), cardOf, language), hasMore: false })
  }
}

const startOf = (cursor: string | undefined) =>
  Math.min(LONGEST_LIST, Math.max(0, Math.floor(Number(cursor ?? 0)) || 0))

const listed = (places: readonly Place[], cardOf: CardOf, language: Language): ListedGame[] =>
  places.flatMap(({ gameId, place, climbed, count, likes, online }) => {
    const card = cardOf(gameId, language)
    return card ? [{ ...card, place, climbed, count, likes, online }] : []
  })

const recent = (played: readonly PlayedGame[], cardOf: CardOf, language: Language): RecentGame[] =>
  played.flatMap(({ gameId, playedAt, online }) => {
    const card = cardOf(gameId, language)
    return card ? [{ ...card, playedAt, online }] : []
  })
