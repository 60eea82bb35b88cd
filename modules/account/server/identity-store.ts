import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Identity } from '../model.ts'
import './tables.ts'

/** Serialises sign-ins of one identity until the transaction ends, so that it opens one account. */
export const lockIdentity = (tx: Tx, { issuer, subject }: Identity): Promise<void> =>
  lockNamed(tx, `identity ${issuer} ${subject}`)

/** The account of an identity. A deleted account is not found, and its identity is free again. */
export async function findLinkedAccount(tx: Tx, { issuer, subject }: Identity): Promise<number | undefined> {
  await sql`
    delete from account_identity using account
    where issuer = ${issuer} and subject = ${subject} and account.id = account_id and deleted_at is not null
  `.execute(tx)
  const row = await tx
    .selectFrom('account_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

export async function insertIdentity(
  tx: Tx,
  link: Identity & { readonly provider: string; readonly accountId: number; readonly now: Instant },
): Promise<void> {
  await tx
    .insertInto('account_identity')
    .values({
      issuer: link.issuer,
      subject: link.subject,
      provider: link.provider,
      account_id: link.accountId,
      linked_at: timestamp(link.now),
    })
    .execute()
}

export interface StoredLink {
  readonly provider: string
  readonly linkedAt: Instant
}

/** The providers of an account, the oldest link first. */
export async function listLinksOf(db: Db, accountId: number): Promise<StoredLink[]> {
  const rows = await db
    .selectFrom('account_identity')
    .select(['provider', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()
  return rows.map(({ provider, linked_at: linkedAt }) => ({ provider, linkedAt }))
}

export async function deleteLink(tx: Tx, accountId: number, provider: string): Promise<void> {
  await tx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute()
}

/**
 * Turns a visitor into a member in place: its devices are detached, its sessions end and its unused codes are void; past grants to its
 * devices are remembered. The caller holds the lock on the account.
 */
export async function makeMember(tx: Tx, accountId: number): Promise<void> {
  await sql`
    insert into account_former_device (account_id, device_mask)
    select account_id, device_mask from account_device where account_id = ${accountId}
    on conflict do nothing`.execute(tx)
  for (const table of ['account_device', 'account_device_key', 'account_session'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await tx
    .deleteFrom('account_hand')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
  await tx.updateTable('account').set({ kind: 'member' }).where('id', '=', accountId).execute()
}

/** Remembers the device on which a member started: grants to it count for both. */
export async function noteFormerDevice(tx: Tx, accountId: number, deviceMask: string): Promise<void> {
  await tx
    .insertInto('account_former_device')
    .values({ account_id: accountId, device_mask: deviceMask })
    .onConflict((known) => known.doNothing())
    .execute()
}
