import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { hold } from '#kit/db/hold.ts'
import { after, before, days, dayStart, hours, type Instant } from '#kit/time/time.ts'
import { kindsOf, type CardLevel } from '#modules/cards/model.ts'
import type { Received } from '../rules/listing.ts'
import './tables.ts'

/** What one player puts on the market or redeems happens one after the other: both are limited in number. */
export const lockTrader = (tx: Db, accountId: number): Promise<void> => hold(tx, `trader ${accountId}`)

/** A wrong password: counts for the guesser and for the listing. */
export async function noteWrongGuess(
  tx: Db,
  listingId: string,
  accountId: number,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('market_wrong_guess')
    .values({ account_id: accountId, guessed_at: timestamp(now) })
    .execute()
  await tx
    .updateTable('market_listing')
    .set({ wrong_guesses: sql<number>`wrong_guesses + 1` })
    .where('id', '=', listingId)
    .execute()
}

/** Wrong passwords of a player in the last hour: how many, and the first of them. */
export async function wrongGuesses(db: Db, accountId: number, now: Instant) {
  return db
    .selectFrom('market_wrong_guess')
    .select([sql<number>`count(*)::int`.as('count'), sql<Instant | null>`min(guessed_at)`.as('firstAt')])
    .where('account_id', '=', accountId)
    .where('guessed_at', '>', timestamp(before(now, hours(1))))
    .executeTakeFirstOrThrow()
}

/** What a player has received by code. Days are UTC. */
export async function receivedByCode(
  db: Db,
  accountId: number,
  now: Instant,
): Promise<Omit<Received, 'friendsSince'>> {
  const day = dayStart(now)
  const isLevel = (...levels: CardLevel[]) =>
    sql`kind = any(${levels.flatMap((level) => kindsOf(level).map(({ kind }) => kind))}::smallint[])`
  const { rows } = await sql<{ today: number; s: number; high: Instant | null }>`
    select
      count(*) filter (where closed_at >= ${timestamp(day)})::int as today,
      count(*) filter (where closed_at >= ${timestamp(day)} and ${isLevel('s')})::int as s,
      max(closed_at) filter (where ${isLevel('ss', 'sss')}) as high
    from market_listing
    where taker_id = ${accountId} and given_card_id is null and closed_at > ${timestamp(before(now, days(8)))}
  `.execute(db)
  const { today, s, high } = rows[0]!
  return { today, sToday: s, lastHighAt: high ?? undefined, nextDayAt: after(day, days(1)) }
}

export async function forgetWrongGuesses(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('market_wrong_guess')
    .where('guessed_at', '<', timestamp(before(now, days(1))))
    .execute()
}
