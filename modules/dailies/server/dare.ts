import { sql } from 'kysely'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { timestamp, type Db } from '#kit/db/db.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { before, dayOf, days, type Instant } from '#kit/time/time.ts'
import { notify, takeNoticeBack } from '#modules/notices/server/index.ts'
import { placesOfDay, type Circle, type DayTable } from '#modules/scores/server/index.ts'
import type { DailyDare } from '../calls.ts'
import { rivalLink } from '../model.ts'
import { tableOf } from './day-scores.ts'
import { doneKey, readDone } from './finish-store.ts'
import type { DailyServices } from './services.ts'
import './tables.ts'

/** A dare counts on its own day; it is deleted after the next. */
export const DARES_KEPT_FOR = days(2)

interface Dare {
  readonly userId: number
  readonly gameId: number
}

/** Dares a friend to beat the caller at one of today's challenges that the caller has finished; one notification per friend and day. */
export async function dareFriend(
  services: Pick<DailyServices, 'friendIdsOf' | 'card'>,
  { userId, gameId }: Dare,
  { caller: { accountId }, db, now, device }: SignedInContext,
) {
  const day = dayOf(now)
  const friends = await services.friendIdsOf(db, accountId)
  if (!friends.includes(userId)) return refuse('UserNotFound')
  const done = await readDone(db, accountId, { first: day, last: day })
  const game = services.card(gameId, device.language)
  if (!game || !done.has(doneKey(day, gameId))) return refuse('GameNotFound')
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into daily_dare (from_id, to_id, dared_on, game_id) values (${accountId}, ${userId}, ${day}, ${gameId})
      on conflict (from_id, to_id) do update
        set dared_on = excluded.dared_on, game_id = excluded.game_id, withdrawn_at = null,
          from_score = null, to_score = null
        where daily_dare.dared_on <> excluded.dared_on
      returning to_id`.execute(tx)
    const isNew = rows.length > 0
    if (isNew) await notify(tx, now, [noticeOf({ from: accountId, to: userId, day, slug: game.slug })])
    return ok({ isNew })
  })
}

interface Told {
  readonly from: number
  readonly to: number
  readonly day: string
  readonly slug: string
}
const noticeOf = ({ from, to, day, slug }: Told) =>
  ({ accountId: to, kind: 'dared', fromId: from, subject: rivalLink(slug, day, from) }) as const

/** Withdraws the last dare to a friend, with its notification, unless both have scored; it still counts as that day's dare. */
export function withdrawDare(
  { card, scoredGame }: Pick<DailyServices, 'card' | 'scoredGame'>,
  { userId }: Pick<Dare, 'userId'>,
  { caller: { accountId }, db, now, device }: SignedInContext,
) {
  return inTransaction(db, async (tx) => {
    const dare = await tx
      .selectFrom('daily_dare')
      .select(['game_id', 'dared_on', 'withdrawn_at', 'from_score', 'to_score'])
      .where('from_id', '=', accountId)
      .where('to_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!dare) return refuse('NotFound')
    if (dare.withdrawn_at !== null) return ok({})
    const game = dare.game_id === null ? undefined : scoredGame(dare.game_id)
    const circle = { own: accountId, others: [userId], most: 1 }
    const scores = game && (await scoresOfDay(tx, tableOf(game, dare.dared_on), circle))
    const own = scores?.get(accountId) ?? dare.from_score
    const answer = scores?.get(userId) ?? dare.to_score
    if (own !== null && answer !== null) return refuse('NotFound')
    await tx
      .updateTable('daily_dare')
      .set({ withdrawn_at: timestamp(now) })
      .where('from_id', '=', accountId)
      .where('to_id', '=', userId)
      .execute()
    const slug = dare.game_id === null ? undefined : card(dare.game_id, device.language)?.slug
    if (slug !== undefined)
      await takeNoticeBack(tx, noticeOf({ from: accountId, to: userId, day: dare.dared_on, slug }))
    return ok({})
  })
}

/** Most dares listed: a player may have many friends. */
const MOST_DARES = 50

/** The caller's dares, made and received, with both scores. */
export async function listDares(
  services: Pick<DailyServices, 'card' | 'scoredGame' | 'hiddenFrom' | 'facesOf'>,
  { caller: { accountId }, db, now, device }: SignedInContext,
) {
  const rows = await db
    .selectFrom('daily_dare')
    .select(['from_id', 'to_id', 'dared_on', 'game_id', 'from_score', 'to_score'])
    .where((dare) => dare.or([dare('from_id', '=', accountId), dare('to_id', '=', accountId)]))
    .where('withdrawn_at', 'is', null)
    .where('dared_on', '>', dayOf(before(now, DARES_KEPT_FOR)))
    .orderBy('dared_on', 'desc')
    .limit(MOST_DARES)
    .execute()
  const dares = rows.map(({ from_id, to_id, from_score, to_score, ...dare }) =>
    from_id === accountId
      ? { ...dare, isMine: true, userId: to_id, carried: [from_score, to_score] as const }
      : { ...dare, isMine: false, userId: from_id, carried: [to_score, from_score] as const },
  )
  const others = [...new Set(dares.map(({ userId }) => userId))]
  const told: DailyDare[] = []
  if (others.length === 0) return ok({ dares: told })
  const hidden = await services.hiddenFrom(db, accountId, others)
  const faces = await services.facesOf(db, others)
  const scores = new Map<string, ReadonlyMap<number, number>>()
  for (const { game_id, dared_on, isMine, userId, carried } of dares) {
    const game = game_id === null ? undefined : services.scoredGame(game_id)
    const shown = game && services.card(game.gameId, device.language)
    const face = faces.get(userId)
    if (!shown || !face || hidden.has(userId)) continue
    const key = doneKey(dared_on, game.gameId)
    const circle = { own: accountId, others, most: others.length }
    const of = scores.get(key) ?? (await scoresOfDay(db, tableOf(game, dared_on), circle))
    scores.set(key, of)
    const [score, answer] = [of.get(accountId) ?? carried[0], of.get(userId) ?? carried[1]]
    const isOver = dared_on < dayOf(now)
    const { slug, title, scoreUnit } = shown
    const player = { userId, nickname: face.nickname, avatar: face.avatar }
    told.push({ isMine, player, slug, title, scoreUnit, day: dared_on, score, answer, isOver })
  }
  return ok({ dares: told })
}

/** Scores of some accounts in a challenge. */
export async function scoresOfDay(
  db: Db,
  ...of: [table: DayTable, circle: Circle]
): Promise<ReadonlyMap<number, number>> {
  return new Map((await placesOfDay(db, ...of)).map(({ accountId, score }) => [accountId, score]))
}

export async function forgetOldDares(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('daily_dare')
    .where('dared_on', '<=', dayOf(before(now, DARES_KEPT_FOR)))
    .execute()
}
