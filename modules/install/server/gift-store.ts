import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import './tables.ts'

/** The keys that the gift is counted by: the account and each of its devices. */
export const giftKeys = (accountId: number, deviceMasks: readonly string[]): string[] => [
  `account:${accountId}`,
  ...deviceMasks.map((mask) => `device:${mask}`),
]

export async function isGiftTaken(db: Db, keys: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('home_gift')
    .select('key')
    .where('key', 'in', [...keys])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks all keys as paid; false when a concurrent request has just marked one of them. */
export async function markGiftTaken(tx: Tx, keys: readonly string[], now: Instant): Promise<boolean> {
  const rows = await tx
    .insertInto('home_gift')
    // In one order, so that two requests at once cannot deadlock.
    .values(keys.toSorted().map((key) => ({ key, taken_at: timestamp(now) })))
    .onConflict((known) => known.column('key').doNothing())
    .returning('key')
    .execute()
  return rows.length === keys.length
}

/** Deletes old gift marks of devices; an account's own mark stays as long as the account. */
export async function forgetOldGifts(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('home_gift')
    .where('key', 'like', 'device:%')
    .where('taken_at', '<', timestamp(before(now, VISITOR_REMEMBERED_FOR)))
    .execute()
}
