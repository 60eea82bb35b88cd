import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import { after, type Instant } from '#kit/time/time.ts'
import type { StaffRole } from '../model.ts'
import { INVITATION_LASTS } from '../rules/session.ts'
import './tables.ts'

/** A one-time link to join. */
export interface Invitation {
  readonly name: string
  readonly role: StaffRole
  readonly accountId: number | null
  /** Set for an existing operator who adds a passkey. */
  readonly operatorId: number | null
}

/** Stores an invitation by the hash of its key; earlier ones for the same name expire. */
export async function invite(tx: Tx, key: string, invitation: Invitation, now: Instant): Promise<void> {
  const { name, role, accountId, operatorId } = invitation
  await tx
    .deleteFrom('staff_invitation')
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['name']), '=', name.toLowerCase()),
        eb('expires_at', '<=', timestamp(now)),
      ]),
    )
    .execute()
  await tx
    .insertInto('staff_invitation')
    .values({
      key_hash: hashKey(key),
      name,
      role,
      account_id: accountId,
      operator_id: operatorId,
      made_at: timestamp(now),
      expires_at: timestamp(after(now, INVITATION_LASTS)),
    })
    .execute()
}

export async function findInvitation(db: Db, key: string, now: Instant): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst()
  return row && { name: row.name, role: row.role, accountId: row.account_id, operatorId: row.operator_id }
}

/** Uses an invitation: of two concurrent requests one gets it. */
export async function takeInvitation(tx: Tx, key: string, now: Instant): Promise<Invitation | undefined> {
  const row = await tx
    .deleteFrom('staff_invitation')
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', timestamp(now))
    .returningAll()
    .executeTakeFirst()
  return row && { name: row.name, role: row.role, accountId: row.account_id, operatorId: row.operator_id }
}

export interface Passkey {
  readonly passkeyId: string
  readonly operatorId: number
  readonly publicKey: string
  readonly uses: number
  readonly transports: readonly string[]
}

export async function insertPasskey(tx: Tx, passkey: Passkey, now: Instant): Promise<void> {
  await tx
    .insertInto('staff_passkey')
    .values({
      id: passkey.passkeyId,
      operator_id: passkey.operatorId,
      public_key: passkey.publicKey,
      uses: passkey.uses,
      transports: [...passkey.transports],
      made_at: timestamp(now),
      used_at: null,
    })
    .execute()
}

export async function findPasskey(db: Db, passkeyId: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('staff_passkey').selectAll().where('id', '=', passkeyId).executeTakeFirst()
  return (
    row && {
      passkeyId: row.id,
      operatorId: row.operator_id,
      publicKey: row.public_key,
      uses: row.uses,
      transports: row.transports,
    }
  )
}

export async function notePasskeyUse(tx: Tx, passkeyId: string, uses: number, now: Instant): Promise<void> {
  await tx
    .updateTable('staff_passkey')
    .set({ uses, used_at: timestamp(now) })
    .where('id', '=', passkeyId)
    .execute()
}

/** A code as typed: case, dashes and spaces are ignored. */
const plainCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Replaces an operator's recovery codes. */
export async function setRecoveryCodes(tx: Tx, operatorId: number, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_recovery').where('operator_id', '=', operatorId).execute()
  const rows = codes.map((code, index) => ({
    code_hash: hashKey(plainCode(code)),
    operator_id: operatorId,
    place: index + 1,
  }))
  await tx.insertInto('staff_recovery').values(rows).execute()
}

/** Uses up a recovery code; returns its operator. */
export async function takeRecoveryCode(tx: Tx, code: string): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('staff_recovery')
    .where('code_hash', '=', hashKey(plainCode(code)))
    .returning('operator_id')
    .executeTakeFirst()
  return row?.operator_id
}
