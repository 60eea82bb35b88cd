import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { AccountKind } from '../model.ts'
import './tables.ts'

/** Why an account is erased: on request, or for inactivity. */
export type LeaveReason = 'asked' | 'idle'

export interface Leaving {
  readonly accountId: number
  readonly erasesAt: Instant
  readonly because: LeaveReason
}

/** When and why an account is erased; undefined when it stays. */
export async function readLeaving(db: Db, accountId: number): Promise<Leaving | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'erases_at', 'leaves_because'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toLeaving(row)
}

interface LeavingRow {
  readonly id: number
  readonly erases_at: Instant | null
  readonly leaves_because: LeaveReason | null
}

const toLeaving = (row: LeavingRow): Leaving | undefined =>
  row.erases_at === null || row.leaves_because === null
    ? undefined
    : { accountId: row.id, erasesAt: row.erases_at, because: row.leaves_because }

/** Reads it and locks the account until the transaction ends, so that it is either erased or kept. */
export async function lockLeaving(tx: Tx, accountId: number): Promise<Leaving | undefined> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'erases_at', 'leaves_because'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && toLeaving(row)
}

export async function setLeaving(
  tx: Tx,
  accountId: number,
  { erasesAt, because }: Pick<Leaving, 'erasesAt' | 'because'>,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ erases_at: timestamp(erasesAt), leaves_because: because })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function stopLeaving(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ erases_at: null, leaves_because: null })
    .where('id', '=', accountId)
    .execute()
}

/** Signs an account out everywhere and voids its unused codes. */
export async function signOutEverywhere(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('account_session').where('account_id', '=', accountId).execute()
  await voidHandCodes(tx, accountId)
}

/** Voids the unused codes of an account. */
export async function voidHandCodes(tx: Tx, accountId: number): Promise<void> {
  await tx
    .deleteFrom('account_hand')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** Accounts due for erasure, the longest overdue first. */
export async function listDue(
  db: Db,
  now: Instant,
  { size, but }: { readonly size: number; readonly but: readonly number[] },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erases_at', '<=', timestamp(now))
    .where('deleted_at', 'is', null)
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .orderBy('erases_at')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

export interface IdleWish {
  readonly kind: AccountKind
  readonly unusedSince: Instant
  readonly size: number
}

/** Accounts unused since a moment and not marked for erasure, the longest unused first. */
export async function listIdle(db: Db, { kind, unusedSince, size }: IdleWish): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('kind', '=', kind)
    .where('active_at', '<', timestamp(unusedSince))
    .where('erases_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('active_at')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}
