import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { dayStart, type Instant } from '#kit/time/time.ts'
import './tables.ts'

/** The key of a player's invitation; created when there is none. */
export async function invitationOf(
  db: Db,
  accountId: number,
  made: { readonly key: string; readonly now: Instant },
): Promise<string> {
  const known = await findInvitation(db, accountId)
  if (known !== undefined) return known
  const { key } = await db
    .insertInto('share_invite')
    .values({ key: made.key, account_id: accountId, created_at: timestamp(made.now) })
    // Of two concurrent requests the second gets the first's key: only an update sees what another has just committed.
    .onConflict((first) =>
      first.column('account_id').doUpdateSet((row) => ({ account_id: row.ref('excluded.account_id') })),
    )
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

export async function findInvitation(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('share_invite')
    .select('key')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.key
}

export async function findInviter(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('share_invite')
    .select('account_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.account_id
}

export interface ShareCounts {
  readonly opened: number
  readonly waiting: number
  readonly takenToday: number
}

export async function countOpens(db: Db, key: string, now: Instant): Promise<ShareCounts> {
  return db
    .selectFrom('share_open')
    .select([
      sql<number>`count(*)::int`.as('opened'),
      sql<number>`count(*) filter (where earned = 'box' and taken_at is null)::int`.as('waiting'),
      sql<number>`count(*) filter (where taken_at >= ${timestamp(dayStart(now))})::int`.as('takenToday'),
    ])
    .where('invite_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Stores a device that followed a link; false when it has already counted. */
export async function noteOpen(
  tx: Tx,
  open: {
    readonly deviceMask: string
    readonly key: string
    readonly earned: 'box' | 'rescue'
    readonly now: Instant
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('share_open')
    .values({
      device_mask: open.deviceMask,
      invite_key: open.key,
      opened_at: timestamp(open.now),
      earned: open.earned,
      taken_at: null,
    })
    .onConflict((known) => known.column('device_mask').doNothing())
    .returning('device_mask')
    .executeTakeFirst()
  return row !== undefined
}

export async function setEarned(tx: Tx, deviceMask: string, earned: 'box' | 'rescue'): Promise<void> {
  await tx.updateTable('share_open').set({ earned }).where('device_mask', '=', deviceMask).execute()
}

/** Serialises a player's rewards for sharing. */
export const lockShares = (tx: Tx, accountId: number): Promise<void> => lockNamed(tx, `shares ${accountId}`)

/** Takes the reward of the first device; returns its mask, which identifies the box. */
export async function takeOpen(tx: Tx, key: string, now: Instant): Promise<string | undefined> {
  const { rows } = await sql<{ device_mask: string }>`
    update share_open set taken_at = ${timestamp(now)} where device_mask = (
      select device_mask from share_open where invite_key = ${key} and earned = 'box' and taken_at is null
      order by opened_at limit 1 for update skip locked
    ) returning device_mask`.execute(tx)
  return rows[0]?.device_mask
}

/** How many new devices have come by an account's invitation. */
export async function countInvited(db: Db, accountId: number): Promise<number> {
  const { invited } = await db
    .selectFrom('share_open')
    .innerJoin('share_invite', 'share_invite.key', 'share_open.invite_key')
    .select(sql<number>`count(*)::int`.as('invited'))
    .where('share_invite.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return invited
}

/** Accounts whose invitation a new device has opened since a moment. */
export async function invitersSince(db: Db, since: Instant): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('share_open')
    .innerJoin('share_invite', 'share_invite.key', 'share_open.invite_key')
    .select('share_invite.account_id')
    .distinct()
    .where('share_open.opened_at', '>=', timestamp(since))
    .execute()
  return rows.map((row) => row.account_id)
}
