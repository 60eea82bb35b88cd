import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { after, before, days, dayStart, hours, type Instant } from '#kit/time/time.ts'
import { kindsOf, type CardLevel } from '#modules/cards/model.ts'
import type { Guesser, Received } from '../rules/listing.ts'
import './tables.ts'

/** Serialises a player's listings and redemptions: both are limited in number. */
export const lockTrader = (tx: Tx, accountId: number): Promise<void> => lockNamed(tx, `trader ${accountId}`)

/** Highest count that is shown to the owner. */
const MOST_SHOWN = 9999

export interface Guess {
  readonly accountId: number
  /** A mask; undefined for localhost, which does not distinguish players. */
  readonly network: string | null
  readonly listingId: string | null
}

/** A wrong password counts for the guesser and the network; the owner sees how many there were. */
export async function noteWrongGuess(
  tx: Tx,
  { accountId, network, listingId }: Guess,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('market_wrong_guess')
    .values({ account_id: accountId, network, listing_id: listingId, guessed_at: timestamp(now) })
    .execute()
  await tx
    .updateTable('market_listing')
    .set({ wrong_guesses: sql<number>`least(wrong_guesses + 1, ${MOST_SHOWN})` })
    .where('id', '=', listingId)
    .execute()
}

interface Counted {
  readonly player: number
  readonly player_first: Instant | null
  readonly network: number
  readonly network_first: Instant | null
  readonly pair: number
  readonly pair_first: Instant | null
  readonly both: number
  readonly both_first: Instant | null
}

/** Wrong passwords that count now: of the player and the network, in total and for this listing. */
export async function wrongGuesses(
  db: Db,
  { accountId, network, listingId }: Guess,
  now: Instant,
): Promise<Guesser> {
  const hourAgo = timestamp(before(now, hours(1)))
  const { rows } = await sql<Counted>`
    select
      count(*) filter (where account_id = ${accountId} and guessed_at > ${hourAgo})::int as player,
      min(guessed_at) filter (where account_id = ${accountId} and guessed_at > ${hourAgo}) as player_first,
      count(*) filter (where network = ${network} and guessed_at > ${hourAgo})::int as network,
      min(guessed_at) filter (where network = ${network} and guessed_at > ${hourAgo}) as network_first,
      count(*) filter (where account_id = ${accountId} and listing_id = ${listingId})::int as pair,
      min(guessed_at) filter (where account_id = ${accountId} and listing_id = ${listingId}) as pair_first,
      count(*) filter (where network = ${network} and listing_id = ${listingId})::int as both,
      min(guessed_at) filter (where network = ${network} and listing_id = ${listingId}) as both_first
    from market_wrong_guess
    where (account_id = ${accountId} or network = ${network})
      and guessed_at > ${timestamp(before(now, days(1)))}`.execute(db)
  const found = rows[0]!
  return {
    player: { count: found.player, freeAt: after(found.player_first ?? now, hours(1)) },
    network: { count: found.network, freeAt: after(found.network_first ?? now, hours(1)) },
    pair: { count: found.pair, freeAt: after(found.pair_first ?? now, days(1)) },
    networkAndListing: { count: found.both, freeAt: after(found.both_first ?? now, days(1)) },
  }
}

/** Cards that a player has received by code. Days are UTC. */
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
