import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import { kindsOf, type CardLevel } from '../model.ts'
import './tables.ts'

/** Kinds that count for sets: in the backpack or in use, not listed. */
export async function countedKinds(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('card')
    .select('kind')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['bag', 'used'])
    .execute()
  return rows.map(({ kind }) => kind)
}

const payable = (db: Db, ownerId: number, level: CardLevel, paidBefore: Instant) =>
  db
    .selectFrom('card')
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['bag', 'used'])
    .where(
      'kind',
      'in',
      kindsOf(level).map(({ kind }) => kind),
    )
    .where(sql<boolean>`(paid_at is null or paid_at < ${timestamp(paidBefore)})`)

/** Cards of a level that have not paid play time since a moment, to any owner (docs/contract.md A23). */
export async function payableCards(
  db: Db,
  ownerId: number,
  level: CardLevel,
  paidBefore: Instant,
): Promise<number> {
  const { count } = await payable(db, ownerId, level, paidBefore)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the paying cards until the transaction ends. */
export async function lockPayable(
  tx: Tx,
  ownerId: number,
  wish: { readonly level: CardLevel; readonly paidBefore: Instant; readonly most?: number | undefined },
): Promise<string[]> {
  const rows = await payable(tx, ownerId, wish.level, wish.paidBefore)
    .select('id')
    .orderBy('id')
    .$if(wish.most !== undefined, (query) => query.limit(wish.most!))
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function markPaid(tx: Tx, cardIds: readonly string[], now: Instant): Promise<void> {
  if (cardIds.length === 0) return
  await tx
    .updateTable('card')
    .set({ paid_at: timestamp(now) })
    .where('id', 'in', [...cardIds])
    .execute()
}
