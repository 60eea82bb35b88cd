import { sql } from 'kysely'
import { timestamp, type Db } from '#kit/db/db.ts'
import { prepared } from '#kit/db/prepared.ts'
import { nobodysNetworks, regionOf } from '#kit/server/client-address.ts'
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

/** Accounts of people in ascending order, after a given id. */
export async function accountsAfter(db: Db, accountId: number, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', '>', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
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
  const rows = await selectCreatedAt(db, { accountIds })
  return new Map(rows.map(({ id, created_at: at }) => [id, at]))
}

const selectCreatedAt = prepared((db: Db, own: { accountIds: readonly number[] }) =>
  db
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where(sql<boolean>`id = any(${own.accountIds}::bigint[])`),
)

/** Masks of an account's devices; for a member also those it had as a visitor, since grants to them still count. */
export async function deviceMasksOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_device')
    .select('device_mask')
    .where('account_id', '=', accountId)
    .union(db.selectFrom('account_former_device').select('device_mask').where('account_id', '=', accountId))
    .execute()
  return rows.map(({ device_mask: mask }) => mask)
}

/** Networks that an account's devices and sessions were last seen in. */
export async function networksOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_device')
    .select('network')
    .where('account_id', '=', accountId)
    .union(db.selectFrom('account_session').select('network').where('account_id', '=', accountId))
    .execute()
  return rows.map(({ network }) => network)
}

/** The region of a stored network, as `regionOf` has it. */
const region = sql`regexp_replace(network, '^((?:[0-9a-f]+:){3})[0-9a-f]+::/56$', '\\1:/48')`
const nowhere = ['', ...nobodysNetworks.map(regionOf)]

/**
 * Which of these accounts share a device or a region with a given account. A device row belongs to its first account; sign-ins of
 * others show in the sessions.
 */
export async function neighboursOf(
  db: Db,
  accountId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  if (others.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    with place as materialized (
      select account_id, device_mask, ${region} as region from account_device
        where account_id = any(${[accountId, ...others]}::bigint[])
      union
      select account_id, device_mask, ${region} from account_session
        where account_id = any(${[accountId, ...others]}::bigint[])
      union
      select account_id, device_mask, '' from account_former_device
        where account_id = any(${[accountId, ...others]}::bigint[])
    )
    select distinct theirs.account_id as id
    from place ours join place theirs on theirs.device_mask = ours.device_mask
      or (theirs.region = ours.region and ours.region <> all(${nowhere}::text[]))
    where ours.account_id = ${accountId} and theirs.account_id <> ${accountId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The devices and regions of accounts; localhost is nobody's region. */
export async function placesOf(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; places: string[] }>`
    with place as (
      select account_id, device_mask, ${region} as region from account_device
        where account_id = any(${accountIds}::bigint[])
      union
      select account_id, device_mask, ${region} from account_session
        where account_id = any(${accountIds}::bigint[])
      union
      select account_id, device_mask, '' from account_former_device
        where account_id = any(${accountIds}::bigint[])
    )
    select account_id as id, array_agg(distinct name) as places from place, lateral (values
      ('device ' || device_mask, device_mask <> ''),
      ('region ' || region, region <> all(${nowhere}::text[]))
    ) named (name, is_somewhere)
    where is_somewhere group by account_id`.execute(db)
  return new Map(rows.map(({ id, places }) => [id, places]))
}

/** Neighbours of an account that are visitors: usually the same person. */
export async function visitorsNear(
  db: Db,
  accountId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  const near = await neighboursOf(db, accountId, others)
  if (near.size === 0) return near
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', [...near])
    .where('kind', '=', 'visitor')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A device that has signed in: its account, its place, and since when it is known, also under members it once led to. */
export async function findDevice(db: Db, deviceMask: string) {
  const { rows } = await sql<{ accountId: number; network: string; firstSeenAt: Instant }>`
    select device.account_id as "accountId", network, least(account.created_at, (
      select min(former.created_at) from account_former_device
      join account former on former.id = account_former_device.account_id
      where account_former_device.device_mask = device.device_mask
    )) as "firstSeenAt"
    from account_device device join account on account.id = device.account_id
    where device_mask = ${deviceMask}`.execute(db)
  return rows[0]
}
