import type { Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { moment, prepared, sendAlong } from '#kit/db/prepared.ts'
import { before, type Instant } from '#kit/time/time.ts'
import type { Grant, TimeSource } from '../model.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'
import './tables.ts'

/** Serialises claims of one player. */
export const lockClaims = (tx: Tx, accountId: number): Promise<void> => lockNamed(tx, `claims ${accountId}`)

/** Usable grants, the soonest to expire first. */
export async function listLive(db: Db, accountId: number, now: Instant): Promise<Grant[]> {
  const rows = await selectLive(db, { accountId, now: new Date(now) })
  return rows.map(toGrant)
}

const selectLive = prepared((db: Db, own: { accountId: number; now: Date }) =>
  db
    .selectFrom('play_grant')
    .selectAll()
    .where('account_id', '=', own.accountId)
    .where('replaced_at', 'is', null)
    .where('ends_at', '>', moment(own.now))
    .where('seconds_left', '>', 0)
    .orderBy('ends_at'),
)

/** All grants of an account, also those that are over, the latest first. */
export async function grantsOf(
  db: Db,
  accountId: number,
  size: number,
): Promise<readonly (Grant & { readonly replacedAt: Instant | null })[]> {
  const rows = await db
    .selectFrom('play_grant')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({ ...toGrant(row), replacedAt: row.replaced_at }))
}

const toGrant = (row: Selectable<Tables['play_grant']>): Grant => ({
  grantId: row.id,
  source: row.source,
  seconds: row.seconds,
  secondsLeft: row.seconds_left,
  startedAt: row.started_at,
  endsAt: row.ends_at,
})

/** When each source was last claimed. */
export async function lastClaims(db: Db, accountId: number): Promise<ReadonlyMap<TimeSource, Instant>> {
  const rows = await db
    .selectFrom('play_grant')
    .select(['source', 'started_at'])
    .where('account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .execute()
  return new Map(rows.map(({ source, started_at: at }) => [source, at]))
}

/** Grants time and ends the rest of the same source (docs/contract.md A20). The caller holds the claims lock. */
export async function grantTime(tx: Tx, accountId: number, grant: Grant): Promise<void> {
  const replaced = tx
    .updateTable('play_grant')
    .set({ replaced_at: timestamp(grant.startedAt) })
    .where('account_id', '=', accountId)
    .where('source', '=', grant.source)
    .where('replaced_at', 'is', null)
  await sendAlong(tx, replaced)
  await tx
    .insertInto('play_grant')
    .values({
      id: grant.grantId,
      account_id: accountId,
      source: grant.source,
      seconds: grant.seconds,
      seconds_left: grant.secondsLeft,
      started_at: timestamp(grant.startedAt),
      ends_at: timestamp(grant.endsAt),
      replaced_at: null,
    })
    .execute()
}

/** Marks account and device as paid; false when one of them was. */
export async function markNewcomer(tx: Tx, keys: readonly string[], now: Instant): Promise<boolean> {
  const known = await tx
    .selectFrom('play_newcomer')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  const rows = await tx
    .insertInto('play_newcomer')
    .values([...keys].toSorted().map((key) => ({ key, paid_at: timestamp(now) })))
    .onConflict((paid) => paid.column('key').doNothing())
    .returning('key')
    .execute()
  return known.length === 0 && rows.length === keys.length
}

/** Whether one of these, accounts or devices, was paid. */
export async function hasNewcomerTime(db: Db, keys: readonly string[]): Promise<boolean> {
  const known = await db
    .selectFrom('play_newcomer')
    .select('key')
    .where('key', 'in', [...keys])
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Deletes old newcomer marks of devices; an account's own mark stays as long as the account. */
export async function forgetOldNewcomers(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('play_newcomer')
    .where('key', 'like', 'device:%')
    .where('paid_at', '<', timestamp(before(now, VISITOR_REMEMBERED_FOR)))
    .execute()
}
