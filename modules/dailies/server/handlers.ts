import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, days, dayStart } from '#kit/time/time.ts'
import { placesOfDay, playersOfDay } from '#modules/scores/server/index.ts'
import type { dailiesCalls, DailyGame } from '../calls.ts'
import { DAILY_KINDS, type DailyKind, type Finish } from '../model.ts'
import { calendarOf } from '../rules/calendar.ts'
import { ARCHIVE_DAYS, dayNamed, dayNumberNamed, dayNumberOf } from '../rules/days.ts'
import { dailyLevelOf } from '../rules/kinds.ts'
import { localDay, streakOf } from '../rules/streak.ts'
import type { DayGames } from '../rules/three.ts'
import { readDayGames, type Span } from './day-games.ts'
import { bestOfEach, listTable, tableOf } from './day-scores.ts'
import { dareFriend, listDares, withdrawDare } from './dare.ts'
import { doneKey, readDone, readFinishes, readMended } from './finish-store.ts'
import type { DailyServices } from './services.ts'

/** Days of the archive per page. */
const DAYS_AT_ONCE = 12

interface Challenge {
  readonly kind: DailyKind
  readonly gameId: number
}

export const challengesOf = (games: DayGames | undefined): readonly Challenge[] =>
  DAILY_KINDS.flatMap((kind) => {
    const gameId = games?.[kind]
    return gameId === undefined ? [] : [{ kind, gameId }]
  })

/** The games of days, the same for everybody. */
export const dayGames = ({ games }: Pick<DailyServices, 'games'>, db: Db, span: Span) =>
  readDayGames(db, span, games())

type Handlers = HandlersOf<typeof dailiesCalls>

export function dailiesHandlers(services: DailyServices): Handlers {
  return {
    readToday: todayHandler(services),
    readOwnDays: ownHandler(services),
    listPastDays: pastHandler(services),
    dareFriend: (dare, context) => dareFriend(services, dare, context),
    listDares: (_params, context) => listDares(services, context),
    withdrawDare: (dare, context) => withdrawDare(services, dare, context),

    async listDayScores({ gameId }, { db, now, caller }) {
      const today = dayNumberOf(now)
      const isOfToday = (await challengesOn(services, db, today)).some((one) => one.gameId === gameId)
      const game = services.scoredGame(gameId)
      if (!game || !isOfToday) return refuse('GameNotFound')
      return ok(await listTable(services, db, { table: tableOf(game, dayNamed(today)), caller }))
    },
  }
}

async function challengesOn(services: DailyServices, db: Db, today: number) {
  const span = { first: today, last: today, today }
  return challengesOf((await dayGames(services, db, span)).get(today))
}

const shownBy =
  ({ card }: Pick<DailyServices, 'card'>, language: Language) =>
  ({ kind, gameId }: Challenge): DailyGame[] => {
    const found = card(gameId, language)
    return found ? [{ ...found, kind, level: dailyLevelOf(found.family) }] : []
  }

const todayHandler =
  (services: DailyServices): Handlers['readToday'] =>
  async (_params, { db, now, device: { language }, caller }) => {
    const today = dayNumberOf(now)
    const ofDays = await dayGames(services, db, { first: today - 1, last: today, today })
    const shown = shownBy(services, language)
    const yesterday = challengesOf(ofDays.get(today - 1)).flatMap(shown)
    const best = await bestOfEach(services, db, {
      gameIds: yesterday.map(({ gameId }) => gameId),
      day: dayNamed(today - 1),
      caller,
    })
    return ok({
      day: dayNamed(today),
      games: challengesOf(ofDays.get(today)).flatMap(shown),
      nextAt: after(dayStart(now), days(1)),
      yesterday: yesterday.map((game) => ({ game, best: best.get(game.gameId) ?? null })),
    })
  }

const ownHandler =
  (services: DailyServices): Handlers['readOwnDays'] =>
  async (_params, { db, now, caller: { accountId }, device }) => {
    const today = dayNumberOf(now)
    const day = dayNamed(today)
    const finished = await readDone(db, accountId, { first: day, last: day })
    const challenges = await challengesOn(services, db, today)
    const here: Finish = { at: now, offset: device.utcOffset }
    const streak = streakOf(await readFinishes(db, accountId), await readMended(db), here)
    const { days: inARow, longest, freezes, isDoneToday } = streak
    const marks = challenges
      .filter(({ gameId }) => finished.has(doneKey(day, gameId)))
      .map(async ({ gameId }) => {
        const game = services.scoredGame(gameId)
        const table = game && tableOf(game, day)
        const [place] = table ? await placesOfDay(db, table, { own: accountId, others: [], most: 0 }) : []
        // A visitor's finishes move to the member account; the scores stay with the visitor.
        if (!table || !place) return { gameId, score: null, rank: null, players: 0 }
        const { score, rank } = place
        return { gameId, score, rank, players: await playersOfDay(db, table) }
      })
    return ok({
      day: dayNamed(localDay(here.at, here.offset)),
      done: await Promise.all(marks),
      days: inARow,
      longest,
      freezes,
      isDoneToday,
      calendar: calendarOf(streak, here),
    })
  }

const pastHandler =
  (services: DailyServices): Handlers['listPastDays'] =>
  async ({ cursor }, { db, now, device: { language }, caller }) => {
    const today = dayNumberOf(now)
    const oldest = today - ARCHIVE_DAYS
    const last = cursor === undefined ? today - 1 : dayNumberNamed(cursor)
    if (last === undefined || last >= today || last < oldest) return refuse('InvalidParams')
    const first = Math.max(oldest, last - DAYS_AT_ONCE + 1)
    const ofDays = await dayGames(services, db, { first, last, today })
    const span = { first: dayNamed(first), last: dayNamed(last) }
    const finished = caller ? await readDone(db, caller.accountId, span) : new Set<string>()
    const numbers = Array.from({ length: last - first + 1 }, (_, back) => last - back)
    return ok({
      days: numbers.map((number) => ({
        day: dayNamed(number),
        games: challengesOf(ofDays.get(number))
          .flatMap(shownBy(services, language))
          .map(({ gameId, kind, slug, title, cover, tone }) => {
            const isDone = finished.has(doneKey(dayNamed(number), gameId))
            return { kind, slug, title, cover, tone, isDone }
          }),
      })),
      hasMore: first > oldest,
      ...(first > oldest ? { cursor: dayNamed(first - 1) } : {}),
    })
  }
