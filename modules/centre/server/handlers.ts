import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { seconds, toWholeSeconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { centreCalls, ListedGame, RecentGame, TileCard } from '../calls.ts'
import type { CentreList } from '../model.ts'
import { drawn, LONGEST_LIST } from '../rules/lists.ts'
import { isPlayer, isSilent, playedSince } from '../rules/play.ts'
import { openListMemory } from './list-memory.ts'
import type { Place } from './list-store.ts'
import {
  addToDay,
  addToPlay,
  beginPlay,
  changePlayer,
  endSilent,
  lockPlay,
  readPlayer,
  readTally,
  recentOf,
  type PlayedGame,
} from './play-store.ts'

/** A player who goes from game to game starts many; a script starts more. */
export const PLAY_RATE: Rate = { burst: 30, refillEvery: seconds(6) }
const PAGE = 50
/** So much of each list stands on the screen. */
const FIRST_OF_LIST = 10
const SEEDS = 2 ** 31
const MOST_RECENT = 50

export interface CentreServices {
  /** A game as tiles show it; nothing for one that is not in the catalogue any more. */
  cardOf(gameId: number, language: Language): TileCard | undefined
  readonly limiter: Limiter
  readonly rate: Rate
}

export function centreHandlers(services: CentreServices): HandlersOf<typeof centreCalls> {
  const { cardOf } = services
  const listsOf = openListMemory()

  const listed = (places: readonly Place[], language: Language): ListedGame[] =>
    places.flatMap(({ gameId, place, climbed, count, likes, online }) => {
      const card = cardOf(gameId, language)
      return card ? [{ ...card, place, climbed, count, likes, online }] : []
    })

  const recent = (played: readonly PlayedGame[], language: Language): RecentGame[] =>
    played.flatMap(({ gameId, playedAt, online }) => {
      const card = cardOf(gameId, language)
      return card ? [{ ...card, playedAt, online }] : []
    })

  /** One page of a list; whoever reads on says how many places he has. */
  async function pageOf(db: Db, list: CentreList, wish: { cursor: string | undefined; language: Language }) {
    const start = startOf(wish.cursor)
    const { placesOf } = await listsOf(db)
    const places = placesOf(list)
    const hasMore = places.length > start + PAGE
    return ok({
      games: listed(places.slice(start, start + PAGE), wish.language),
      hasMore,
      ...(hasMore ? { cursor: String(start + PAGE) } : {}),
    })
  }

  async function opinions(db: Db, accountId: number, gameId: number) {
    const own = await readPlayer(db, accountId, gameId)
    const { likes, dislikes } = await readTally(db, gameId)
    return ok({ opinion: own.opinion, likes, dislikes, isCounted: isPlayer(own) })
  }

  async function isCalm(what: 'play' | 'open', accountId: number): Promise<Result<true, 'TooFast'>> {
    const wait = await services.limiter.take(what, String(accountId), services.rate)
    return wait > 0 ? refuse('TooFast', { retrySec: toWholeSeconds(wait as Duration) }) : ok(true)
  }

  return {
    async readCentre({ seed: wanted }, { caller: { accountId }, db, now, random, device: { language } }) {
      const seed = wanted ?? Math.floor(random() * SEEDS)
      const [{ placesOf, computedAt }, played] = await Promise.all([
        listsOf(db),
        recentOf(db, accountId, { most: FIRST_OF_LIST, now }),
      ])
      const firstOf = (places: readonly Place[]) => listed(places.slice(0, FIRST_OF_LIST), language)
      return ok({
        week: firstOf(placesOf('week')),
        recent: recent(played, language),
        rank: firstOf(placesOf('rank')),
        trend: firstOf(placesOf('trend')),
        live: firstOf(drawn(placesOf('live'), seed)),
        seed,
        computedAt: computedAt ?? null,
      })
    },

    listWeek: ({ cursor }, { db, device: { language } }) => pageOf(db, 'week', { cursor, language }),
    listRanking: ({ cursor }, { db, device: { language } }) => pageOf(db, 'rank', { cursor, language }),
    listTrending: ({ cursor }, { db, device: { language } }) => pageOf(db, 'trend', { cursor, language }),

    async listRecent({ cursor }, { caller: { accountId }, db, now, device: { language } }) {
      const played = await recentOf(db, accountId, { most: MOST_RECENT, now })
      return ok({ games: recent(played.slice(startOf(cursor)), language), hasMore: false })
    },

    async listLive({ seed: wanted }, { db, random, device: { language } }) {
      const seed = wanted ?? Math.floor(random() * SEEDS)
      const { placesOf } = await listsOf(db)
      const places = drawn(placesOf('live'), seed)
      const games = listed(places.slice(0, PAGE), language)
      return ok({ games, hasMore: places.length > PAGE, seed })
    },

    async openGame({ gameId }, { caller: { accountId }, db, now, device: { language } }) {
      if (!cardOf(gameId, language)) return refuse('GameNotFound')
      const calm = await isCalm('open', accountId)
      if (!calm.ok) return calm
      await addToDay(db, { accountId, gameId }, { played: 0 as Duration, now })
      return ok({ ok: true })
    },

    async startPlay({ gameId }, { caller: { accountId }, db, keys, now, device: { language } }) {
      if (!cardOf(gameId, language)) return refuse('GameNotFound')
      const calm = await isCalm('play', accountId)
      if (!calm.ok) return calm
      return inTransaction(db, async (tx) => {
        const begin = () => beginPlay(tx, { playId: keys.id(now), accountId, gameId, now })
        let play = await begin()
        if (isSilent(play, now)) {
          await endSilent(tx, play.playId)
          play = await begin()
        }
        await changePlayer(tx, { accountId, gameId }, { playedAt: now })
        return ok({ playId: play.playId })
      })
    },

    async reportPlay({ playId }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        const play = await lockPlay(tx, accountId, playId)
        const played = playedSince(play?.isOver ? undefined : play, now)
        if (!play || !played.ok) return refuse('NotFound')
        await addToPlay(tx, playId, { played: played.value, now })
        await countPlayed(tx, { accountId, gameId: play.gameId }, { played: played.value, now })
        return ok({ playId })
      })
    },

    async stopPlay({ playId, loadTime }, { caller: { accountId }, db, now }) {
      return inTransaction(db, async (tx) => {
        const play = await lockPlay(tx, accountId, playId)
        if (!play) return refuse('NotFound')
        if (play.isOver) return ok({ ok: true })
        const played = playedSince(play, now)
        if (!played.ok) {
          await endSilent(tx, playId)
          return ok({ ok: true })
        }
        await addToPlay(tx, playId, { played: played.value, now, ending: { loadTime } })
        await countPlayed(tx, { accountId, gameId: play.gameId }, { played: played.value, now })
        return ok({ ok: true })
      })
    },

    async rateGame({ gameId, opinion }, { caller: { accountId }, db, device: { language } }) {
      if (!cardOf(gameId, language)) return refuse('GameNotFound')
      await inTransaction(db, (tx) => changePlayer(tx, { accountId, gameId }, { opinion }))
      return opinions(db, accountId, gameId)
    },

    async readOpinions({ gameId }, { caller: { accountId }, db, device: { language } }) {
      return cardOf(gameId, language) ? opinions(db, accountId, gameId) : refuse('GameNotFound')
    },
  }
}

const startOf = (cursor: string | undefined) =>
  Math.min(LONGEST_LIST, Math.max(0, Math.floor(Number(cursor ?? 0)) || 0))

interface Pair {
  readonly accountId: number
  readonly gameId: number
}

/** Always the day before the player: whoever comes second waits instead of colliding. */
async function countPlayed(tx: Tx, pair: Pair, play: { played: Duration; now: Instant }) {
  await addToDay(tx, pair, play)
  await changePlayer(tx, pair, { played: play.played, playedAt: play.now })
}
