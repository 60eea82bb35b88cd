import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import type { Place } from '../rules/device.ts'
import { MOST_HAND_OVER_CODES, type HandOverCode } from '../rules/hand-over-code.ts'
import './tables.ts'

/** A used code is kept for as long as the install gift may check it. */
export const HAND_OVER_CODES_KEPT_FOR = days(30)

export interface NewHandOverCode {
  readonly codeHash: string
  readonly accountId: number
  readonly isForInstall: boolean
  readonly madeAt: Instant
  readonly endsAt: Instant
}

/** Stores a code and drops the oldest unused ones above the limit. The caller holds the lock on the account. */
export async function insertHandOverCode(tx: Tx, code: NewHandOverCode): Promise<void> {
  await tx
    .insertInto('account_hand')
    .values({
      code_hash: code.codeHash,
      account_id: code.accountId,
      for_install: code.isForInstall,
      made_at: timestamp(code.madeAt),
      ends_at: timestamp(code.endsAt),
    })
    .execute()
  const surplus = tx
    .selectFrom('account_hand')
    .select('code_hash')
    .where('account_id', '=', code.accountId)
    .where('used_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('code_hash')
    .offset(MOST_HAND_OVER_CODES)
  await tx.deleteFrom('account_hand').where('code_hash', 'in', surplus).execute()
}

/** Locks a code until the transaction ends, so that it is used once. Codes of deleted accounts are not found. */
export async function lockHandOverCode(tx: Tx, codeHash: string): Promise<HandOverCode | undefined> {
  const row = await tx
    .selectFrom('account_hand')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'kind', 'for_install', 'ends_at', 'used_at', 'used_by'])
    .where('code_hash', '=', codeHash)
    .where('deleted_at', 'is', null)
    .forUpdate('account_hand')
    .executeTakeFirst()
  return (
    row && {
      accountId: row.account_id,
      ownerKind: row.kind,
      use: row.for_install ? 'install' : 'link',
      endsAt: row.ends_at,
      used:
        row.used_at !== null && row.used_by !== null ? { at: row.used_at, deviceMask: row.used_by } : null,
    }
  )
}

export async function markHandOverCodeUsed(
  tx: Tx,
  codeHash: string,
  deviceMask: string,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('account_hand')
    .set({ used_at: timestamp(now), used_by: deviceMask })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .execute()
}

interface Brought extends Place {
  readonly deviceMask: string
  readonly accountId: number
  readonly now: Instant
}

/** Moves the device to the account, whichever account it belonged to. */
export async function bringDevice(tx: Tx, { deviceMask, accountId, network, platform, now }: Brought) {
  const at = timestamp(now)
  const fields = { account_id: accountId, network, platform, keyed_at: at, seen_at: at }
  await tx
    .insertInto('account_device')
    .values({ device_mask: deviceMask, ...fields })
    .onConflict((known) => known.column('device_mask').doUpdateSet({ ...fields, recovered_at: null }))
    .execute()
}

/** Whether the installed app of the account was opened by a code of its manifest. */
export async function hasStartedInstalled(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account_hand')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('for_install', '=', true)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetOldHandOverCodes(db: Db, now: Instant): Promise<void> {
  await sql`
    delete from account_hand
    where ends_at < ${timestamp(now)} and (used_at is null or ends_at < ${timestamp(before(now, HAND_OVER_CODES_KEPT_FOR))})
  `.execute(db)
}
