import type { Db, Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** Prefix of a passkey's id that distinguishes it from an operator's others. */
const HANDLE_LETTERS = 12
const CODE = /^code-(\d{1,2})$/

/** A passkey as a list shows it. */
export interface ListedPasskey {
  readonly passkeyId: string
  readonly handle: string
  readonly madeAt: Instant
  readonly usedAt: Instant | null
}

export async function listPasskeys(db: Db, operatorId: number): Promise<readonly ListedPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'made_at', 'used_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('made_at')
    .execute()
  return rows.map(({ id, made_at, used_at }) => ({
    passkeyId: id,
    handle: id.slice(0, HANDLE_LETTERS),
    madeAt: made_at,
    usedAt: used_at,
  }))
}

/** Numbers of the unused recovery codes; older codes have none. */
export async function listRecoveryCodes(db: Db, operatorId: number): Promise<readonly (number | null)[]> {
  const rows = await db
    .selectFrom('staff_recovery')
    .select('place')
    .where('operator_id', '=', operatorId)
    .orderBy('place')
    .execute()
  return rows.map(({ place }) => place)
}

/** Revokes an operator's passkey (by its handle) or recovery code (`code-3`); returns whether it existed. */
export async function revokeKey(tx: Tx, operatorId: number, key: string): Promise<boolean> {
  const place = CODE.exec(key)?.[1]
  if (place !== undefined) {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_recovery')
      .where('operator_id', '=', operatorId)
      .where('place', '=', Number(place))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
  const named = (await listPasskeys(tx, operatorId)).filter(({ handle }) => handle === key)
  if (named.length !== 1) return false
  await tx.deleteFrom('staff_passkey').where('id', '=', named[0]!.passkeyId).execute()
  return true
}
