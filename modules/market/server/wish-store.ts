import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { dayOf, type Instant } from '#kit/time/time.ts'
import { MOST_WISHES } from '../rules/wishes.ts'
import './tables.ts'

/** Serialises changes of a wish list, which is limited in length. */
export const lockWishes = (tx: Tx, ...accountIds: readonly number[]): Promise<void> =>
  lockNamed(tx, ...accountIds.map((accountId) => `wishes of ${accountId}`))

/** The kinds that a player wishes for, latest first; empty without an account. */
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

interface Turn {
  readonly size: number
  /** Start of the listing's announcement: nobody is examined twice for it. */
  readonly since: Instant
  readonly now: Instant
}

/**
 * Locks wishers of a kind who were not notified of it today: first those found able to pay last time, then those examined longest ago.
 * Locked until the transaction ends, so that no two listings notify one player.
 */
export async function lockWishers(
  tx: Tx,
  { kind, sellerId }: Wishing,
  { size, since, now }: Turn,
): Promise<readonly number[]> {
  const today = dayOf(now)
  const { rows } = await sql<{ account_id: number }>`
    select account_id from market_wish
    where kind = ${kind} and coalesce(told_on, '') <> ${today} and account_id in (
      select account_id from (
        (select account_id, 1 as lane from market_wish
          where kind = ${kind} and passed_at is null and coalesce(told_on, '') < ${today} and account_id <> ${sellerId}
          order by coalesce(told_on, ''), account_id limit ${size})
        union all
        (select account_id, 2 from market_wish
          where kind = ${kind} and passed_at < ${timestamp(since)} and coalesce(told_on, '') <> ${today}
            and account_id <> ${sellerId}
          order by passed_at, account_id limit ${size})
      ) lanes order by lane limit ${size}
    )
    order by account_id for update`.execute(tx)
  return rows.map((row) => Number(row.account_id))
}

/** Stores who was notified, and who was skipped: those come last for the next listing. */
export async function noteLooked(
  tx: Tx,
  kind: number,
  { told, passed, now }: { told: readonly number[]; passed: readonly number[]; now: Instant },
): Promise<void> {
  if (told.length > 0)
    await tx
      .updateTable('market_wish')
      .set({ told_on: dayOf(now), passed_at: null })
      .where('kind', '=', kind)
      .where('account_id', 'in', told)
      .execute()
  if (passed.length > 0)
    await tx
      .updateTable('market_wish')
      .set({ passed_at: timestamp(now) })
      .where('kind', '=', kind)
      .where('account_id', 'in', passed)
      .execute()
}

/** Moves a visitor's wishes to the member; when they are too many the member's own take precedence. */
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
