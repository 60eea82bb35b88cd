import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import type { Instant } from '#kit/time/time.ts'
import type { StaffRole } from '../model.ts'
import './tables.ts'

/** Somebody who works in the console. */
export interface StaffOperator {
  readonly operatorId: number
  readonly name: string
  readonly role: StaffRole
  readonly accountId: number | null
  readonly madeAt: Instant
  readonly closedAt: Instant | null
}

interface Row {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  readonly account_id: number | null
  readonly made_at: Instant
  readonly closed_at: Instant | null
}

const toOperator = (row: Row): StaffOperator => ({
  operatorId: row.id,
  name: row.name,
  role: row.role,
  accountId: row.account_id,
  madeAt: row.made_at,
  closedAt: row.closed_at,
})

/** Serialises staff changes, so that the last owner cannot be closed by two requests at once. */
export const lockStaff = (tx: Tx): Promise<void> => lockNamed(tx, 'staff')

export async function listStaff(db: Db): Promise<readonly StaffOperator[]> {
  const rows = await db.selectFrom('staff_operator').selectAll().orderBy('id').execute()
  return rows.map(toOperator)
}

/** Operators whose access is open. */
export const openStaff = async (db: Db): Promise<readonly StaffOperator[]> =>
  (await listStaff(db)).filter(({ closedAt }) => closedAt === null)

/** Player accounts of operators. */
export const accountsOf = (staff: readonly Pick<StaffOperator, 'accountId'>[]): readonly number[] =>
  staff.flatMap(({ accountId }) => accountId ?? [])

export async function findStaff(db: Db, operatorId: number): Promise<StaffOperator | undefined> {
  const row = await db
    .selectFrom('staff_operator')
    .selectAll()
    .where('id', '=', operatorId)
    .executeTakeFirst()
  return row && toOperator(row)
}

export async function findStaffNamed(db: Db, name: string): Promise<StaffOperator | undefined> {
  const row = await db
    .selectFrom('staff_operator')
    .selectAll()
    .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return row && toOperator(row)
}

export async function insertStaff(
  tx: Tx,
  { name, role, accountId }: Pick<StaffOperator, 'name' | 'role' | 'accountId'>,
  now: Instant,
): Promise<StaffOperator> {
  const row = await tx
    .insertInto('staff_operator')
    .values({ name, role, account_id: accountId, made_at: timestamp(now), closed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOperator(row)
}

export async function setStaffRole(tx: Tx, operatorId: number, role: StaffRole): Promise<void> {
  await tx.updateTable('staff_operator').set({ role }).where('id', '=', operatorId).execute()
}

/** Revokes an operator's links for adding a passkey; returns how many there were. */
export async function forgetInvitations(tx: Tx, operatorId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_invitation')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends an operator's access for good: deletes passkeys and codes, and ends sessions. */
export async function closeStaff(tx: Tx, operatorId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('staff_operator')
    .set({ closed_at: timestamp(now) })
    .where('id', '=', operatorId)
    .execute()
  await tx.deleteFrom('staff_passkey').where('operator_id', '=', operatorId).execute()
  await tx.deleteFrom('staff_recovery').where('operator_id', '=', operatorId).execute()
  await forgetInvitations(tx, operatorId)
}
