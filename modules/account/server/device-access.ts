import { sql } from 'kysely'
import type { Tx } from '#kit/db/db.ts'
import './tables.ts'

interface Ended {
  readonly accountId: number
  /** The place to sign out. */
  readonly sessionId: string
  /** The place that asks, with the key of its browser. */
  readonly own: { readonly sessionId: string; readonly keyHash: string | undefined }
}

/**
 * Signs a place out for good: its sessions, its browser's key and its device id stop working. Only a code or a provider signs in there
 * again. The asking place keeps its own access.
 */
export async function revokePlace(tx: Tx, { accountId, sessionId, own }: Ended): Promise<void> {
  const place = await tx
    .selectFrom('account_session')
    .select('device_mask')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!place) return
  const { device_mask: mask } = place
  await tx
    .deleteFrom('account_session')
    .where('account_id', '=', accountId)
    .where('device_mask', '=', mask)
    .where('id', '<>', own.sessionId)
    .execute()
  await sql`
    delete from account_device_key
    where account_id = ${accountId} and (device_mask = ${mask} or device_mask is null)
      and key_hash is distinct from ${own.keyHash ?? null}`.execute(tx)
  await sql`
    delete from account_device device
    where account_id = ${accountId} and device_mask = ${mask}
      and not exists (
        select from account_session where id = ${own.sessionId} and account_session.device_mask = device.device_mask)`.execute(
    tx,
  )
}

/** Whether the account has known places and this device is not one of them. */
export async function isNewPlace(tx: Tx, accountId: number, deviceMask: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select count(*) > 0 and count(*) filter (where device_mask = ${deviceMask}) = 0 as is_new
    from account_session where account_id = ${accountId}`.execute(tx)
  return rows[0]?.is_new ?? false
}
