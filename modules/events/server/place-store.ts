import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Standing } from '../rules/standings.ts'
import './tables.ts'

export type FinalPlace = Pick<Standing, 'accountId' | 'place' | 'points'>

/** Stores the final table of an event and marks it as settled; the caller holds the event. */
export async function storePlaces(
  tx: Tx,
  slug: string,
  standings: readonly FinalPlace[],
  now: Instant,
): Promise<void> {
  await sql`
    insert into event_place (event_slug, account_id, place, points)
    select ${slug}, account_id, place, points
    from jsonb_to_recordset(${JSON.stringify(
      standings.map(({ accountId, place, points }) => ({ account_id: accountId, place, points })),
    )}::jsonb) as (account_id bigint, place integer, points integer)`.execute(tx)
  await tx
    .updateTable('event')
    .set({ settled_at: timestamp(now) })
    .where('slug', '=', slug)
    .execute()
}

/** The top of a final table. */
export const firstPlaces = (db: Db, slug: string, count: number): Promise<FinalPlace[]> =>
  db
    .selectFrom('event_place')
    .select(['account_id as accountId', 'place', 'points'])
    .where('event_slug', '=', slug)
    .orderBy('place')
    .limit(count)
    .execute()

/** Places of these accounts, in order. */
export const placesOf = (db: Db, slug: string, accountIds: readonly number[]): Promise<FinalPlace[]> =>
  db
    .selectFrom('event_place')
    .select(['account_id as accountId', 'place', 'points'])
    .where('event_slug', '=', slug)
    .where('account_id', 'in', accountIds)
    .orderBy('place')
    .execute()
