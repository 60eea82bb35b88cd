import { timestamp, type Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** When an account was made. */
export async function createdAt(db: Db, accountId: number): Promise<Instant> {
  const { created_at: at } = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return at
}

/** Whether all of these accounts may be shown to others: none is deleted or banned now. */
export async function areShown(db: Db, accountIds: readonly number[], now: Instant): Promise<boolean> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('banned_until', 'is', null), row('banned_until', '<=', timestamp(now))]))
    .execute()
  return rows.length === new Set(accountIds).size
}

/** When accounts were made, in one query. */
export async function createdAtOf(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Instant>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('id', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ id, created_at: at }) => [id, at]))
}

/** The masks of an account's devices. */
export async function deviceMasksOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_device')
    .select('device_mask')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ device_mask: mask }) => mask)
}

/** Networks that an account's devices were last seen in. */
export async function networksOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_device')
    .select('network')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ network }) => network)
}

/** A device that has signed in: whose it is, where it is and since when it is known. */
export async function findDevice(db: Db, deviceMask: string) {
  const row = await db
    .selectFrom('account_device')
    .innerJoin('account', 'account.id', 'account_device.account_id')
    .select(['account_device.account_id', 'account_device.network', 'account.created_at'])
    .where('device_mask', '=', deviceMask)
    .executeTakeFirst()
  return row && { accountId: row.account_id, network: row.network, firstSeenAt: row.created_at }
}
