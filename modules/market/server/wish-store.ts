import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { hold } from '#kit/db/hold.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import { MOST_WISHES } from '../rules/wishes.ts'
import './tables.ts'

/** Changes of one wish list happen one after the other: it is limited in length. */
export const lockWishes = (tx: Tx, ...accountIds: readonly number[]): Promise<void> =>
  hold(tx, ...accountIds.map((accountId) => `wishes of ${accountId}`))

/** The kinds that a player wishes for, the latest wish first; nobody wishes for nothing. */
export async function wishesOf(db: Db, accountId: number | undefined): Promise<number[]> {
  if (accountId === undefined) return []
  const rows = await db
    .selectFrom('market_wish')
    .select('kind')
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The caller holds the list. */
export async function addWish(tx: Tx, accountId: number, kind: number, now: Instant): Promise<void> {
  await tx
    .insertInto('market_wish')
    .values({ account_id: accountId, kind, made_at: timestamp(now) })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function dropWish(tx: Tx, accountId: number, kind: number): Promise<void> {
  await tx.deleteFrom('market_wish').where('account_id', '=', accountId).where('kind', '=', kind).execute()
}

interface Wishing {
  readonly kind: number
  readonly sellerId: number
}

/**
 * Who wishes for a kind and was not told of it today, by account; held until the transaction ends, so that no two listings
 * tell one player.
 */
export async function lockWishers(
  tx: Tx,
  { kind, sellerId }: Wishing,
  { behind, size, now }: { readonly behind: number; readonly size: number; readonly now: Instant },
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('market_wish')
    .select('account_id')
    .where('kind', '=', kind)
    .where('account_id', '<>', sellerId)
    .where(sql<boolean>`told_on is distinct from ${dayOf(now)}`)
    .where('account_id', '>', behind)
    .orderBy('account_id')
    .limit(size)
    .forUpdate()
    .execute()
  return rows.map((row) => row.account_id)
}

export async function noteTold(
  tx: Tx,
  kind: number,
  accountIds: readonly number[],
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('market_wish')
    .set({ told_on: dayOf(now) })
    .where('kind', '=', kind)
    .where('account_id', 'in', accountIds)
    .execute()
}

/** Moves a visitor's wishes to the member who is the same person; the member's own stay first when they are too many. */
export async function carryWishes(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await lockWishes(tx, from, to)
  await sql`
    insert into market_wish (account_id, kind, made_at, told_on)
    select ${to}, kind, made_at, told_on from market_wish
    where account_id = ${from} and kind not in (select kind from market_wish where account_id = ${to})
    order by made_at desc
    limit greatest(0, ${MOST_WISHES} - (select count(*) from market_wish where account_id = ${to}))`.execute(
    tx,
  )
  await tx.deleteFrom('market_wish').where('account_id', '=', from).execute()
}
