import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { noteFacts } from '#modules/badges/server/index.ts'
import type { Seat } from '../model.ts'
import { KEPT_FOR, ratedResult, type Duel } from '../rules/duel.ts'
import {
  FRESH_RATING,
  isProvisional,
  MOST_RATED_OF_PAIR,
  PAIR_WINDOW,
  ratedAfter,
  SURE_BELOW,
  type Rating,
} from '../rules/rating.ts'
import type { StoredDuel } from './duel-row.ts'
import { saveDuel } from './duel-store.ts'
import './tables.ts'

const toRating = (row: Selectable<Tables['duel_rating']>): Rating => ({
  rating: row.rating,
  deviation: row.deviation,
  volatility: row.volatility,
  games: row.games,
  wins: row.wins,
  draws: row.draws,
  ratedAt: row.rated_at,
})

/** Ratings of some players in a family; unrated players are missing. */
export async function findRatings(
  db: Db,
  family: string,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('duel_rating')
    .selectAll()
    .where('family', '=', family)
    .where('account_id', 'in', [...accountIds])
    .execute()
  return new Map(rows.map((row) => [row.account_id, toRating(row)]))
}

/** A player's ratings by family, most played first. */
export async function ratingsOf(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('duel_rating')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('games', 'desc')
    .orderBy('family')
    .execute()
  return rows.map((row) => ({ family: row.family, ...toRating(row) }))
}

/** The best of a family, without provisional ratings. */
export async function bestOf(db: Db, family: string, most: number, isIn: (rating: Rating) => boolean) {
  // Some who were established at their last game are provisional now; newcomers who won once take no place.
  const rows = await db
    .selectFrom('duel_rating')
    .selectAll()
    .where('family', '=', family)
    .where('deviation', '<=', SURE_BELOW)
    .orderBy('rating', 'desc')
    .orderBy('account_id')
    .limit(4 * most)
    .execute()
  return rows
    .map((row) => ({ accountId: row.account_id, ...toRating(row) }))
    .filter(isIn)
    .slice(0, most)
}

/** A player's place among all established ratings of a family. */
export async function placeOf(
  db: Db,
  family: string,
  { accountId, rating }: { readonly accountId: number; readonly rating: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from duel_rating
    where family = ${family} and deviation <= ${SURE_BELOW}
      and (rating > ${rating} or (rating = ${rating} and account_id < ${accountId}))`.execute(db)
  return rows[0]!.count + 1
}

/** Whether one more game of these two would be rated. */
export async function mayBeRated(
  db: Db,
  [one, other]: readonly [number, number],
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from duel_rated
    where ((first_id = ${one} and second_id = ${other}) or (first_id = ${other} and second_id = ${one}))
      and rated_at > ${timestamp(before(now, PAIR_WINDOW))}`.execute(db)
  return rows[0]!.count < MOST_RATED_OF_PAIR
}

/** What a rated duel changed, by seat. */
export async function ratedChange(db: Db, code: string) {
  const row = await db.selectFrom('duel_rated').selectAll().where('code', '=', code).executeTakeFirst()
  return (
    row &&
    ([
      { before: row.first_before, after: row.first_after },
      { before: row.second_before, after: row.second_after },
    ] as const)
  )
}

/** Locks two players' ratings in a family, in one order, so that two games ending at once cannot deadlock. */
async function lockRatings(tx: Tx, family: string, accountIds: readonly number[]) {
  const rows = await tx
    .selectFrom('duel_rating')
    .selectAll()
    .where('family', '=', family)
    .where('account_id', 'in', [...accountIds])
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.account_id, toRating(row)]))
}

async function saveRating(tx: Tx, accountId: number, family: string, rating: Rating): Promise<void> {
  const { deviation, volatility, games, wins, draws, ratedAt } = rating
  const columns = {
    rating: rating.rating,
    deviation,
    volatility,
    games,
    wins,
    draws,
    rated_at: timestamp(ratedAt!),
  }
  const sure = isProvisional(rating) ? null : rating.rating
  await tx
    .insertInto('duel_rating')
    .values({ account_id: accountId, family, ...columns, peak: sure })
    .onConflict((row) =>
      row.columns(['account_id', 'family']).doUpdateSet({
        ...columns,
        peak: sql`greatest(duel_rating.peak, ${sureRating}, ${sure}::double precision)`,
      }),
    )
    .execute()
}

/** The peak of a rating stored before peaks were kept. */
const sureRating = sql`case when duel_rating.deviation <= ${SURE_BELOW} then duel_rating.rating end`

/** An account's rated games, and its highest established rating in any family; neither ever decreases. */
export async function ratedFacts(
  db: Db,
  accountId: number,
): Promise<{ readonly games: number; readonly peak: number }> {
  const { rows } = await sql<{ games: number; peak: number }>`
    select coalesce(sum(games), 0)::int as games, floor(coalesce(max(greatest(peak, ${sureRating})), 0))::int as peak
    from duel_rating where account_id = ${accountId}`.execute(db)
  return rows[0]!
}

/**
 * Locks the ratings that these duels change, all at once and in one order: locking duel by duel could deadlock. Advisory locks,
 * because a first rating has no row to lock.
 */
export async function holdRatings(tx: Tx, duels: readonly StoredDuel[]): Promise<void> {
  const players = duels.flatMap((duel) => ratedResult(duel)?.players ?? [])
  if (players.length > 0) await holdRatingsOf(tx, players)
}

export const holdRatingsOf = (tx: Tx, accountIds: readonly number[]): Promise<void> =>
  lockNamed(tx, ...accountIds.map((id) => `rating of ${id}`))

/** The end of a rated game of two. */
export interface RatedGame {
  /** Identifies the game, which counts once. */
  readonly code: string
  readonly family: string
  readonly players: readonly [number, number]
  /** Undefined for a draw. */
  readonly winner: Seat | undefined
  readonly endedAt: Instant
}

/** Rates a game in the transaction that stores its end: once, and within the pair's limit; players in `told` are notified otherwise. */
export async function rateGame(tx: Tx, game: RatedGame, told: readonly number[] = []): Promise<void> {
  const { code, family, players, winner, endedAt } = game
  await holdRatingsOf(tx, players)
  if (!(await mayBeRated(tx, players, endedAt))) return
  if (await ratedChange(tx, code)) return
  const known = await lockRatings(tx, family, players)
  const pair = [known.get(players[0]) ?? FRESH_RATING, known.get(players[1]) ?? FRESH_RATING] as const
  const next = ratedAfter(pair, winner, endedAt)
  await tx
    .insertInto('duel_rated')
    .values({
      code,
      family,
      first_id: players[0],
      second_id: players[1],
      first_before: pair[0].rating,
      first_after: next[0].rating,
      second_before: pair[1].rating,
      second_after: next[1].rating,
      rated_at: timestamp(endedAt),
    })
    .execute()
  await saveRating(tx, players[0], family, next[0])
  await saveRating(tx, players[1], family, next[1])
  // Players notified of the result learn the rating with it.
  for (const player of players) if (!told.includes(player)) await noteFacts(tx, player, endedAt)
}

/** Stores a duel; if it has ended, the result is rated too. */
export async function storeDuel(tx: Tx, known: Pick<Duel, 'phase'>, duel: StoredDuel): Promise<void> {
  const told = await saveDuel(tx, duel)
  if (known.phase.status === 'ended' || duel.phase.status !== 'ended') return
  const result = ratedResult(duel)
  if (result) await rateGame(tx, { ...result, code: duel.code }, told)
}

/** Rating changes are kept as long as their games. */
export async function forgetRated(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('duel_rated')
    .where('rated_at', '<=', timestamp(before(now, KEPT_FOR)))
    .execute()
}

/** A player's rating changes, for their export. */
export async function ratedOf(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('duel_rated')
    .selectAll()
    .where((row) => row.or([row('first_id', '=', accountId), row('second_id', '=', accountId)]))
    .orderBy('rated_at')
    .orderBy('code')
    .execute()
  return rows.map((row) => {
    const isFirst = row.first_id === accountId
    return {
      family: row.family,
      player: isFirst ? row.second_id : row.first_id,
      before: isFirst ? row.first_before : row.second_before,
      after: isFirst ? row.first_after : row.second_after,
      at: new Date(row.rated_at),
    }
  })
}

export async function forgetRatingsOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('duel_rating').where('account_id', '=', accountId).execute()
  for (const column of ['first_id', 'second_id'] as const)
    await tx
      .updateTable('duel_rated')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute()
}
