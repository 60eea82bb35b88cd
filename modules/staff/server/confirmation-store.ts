import { sql } from 'kysely'
import { countUpTo } from '#kit/db/count-up-to.ts'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import { after, type Instant } from '#kit/time/time.ts'
import { CONFIRMATION_LASTS, SECOND_LASTS } from '../rules/session.ts'
import './tables.ts'

/** A preview shown to an operator, who may confirm it once. */
export interface Shown {
  readonly operatorId: number
  readonly command: string
  /** Arguments, options and uploaded files of the command. */
  readonly given: object
  /** Digest of operator, command, arguments and the state before. */
  readonly digest: string
  readonly subject: string
  readonly says: string
}

export interface Confirmation extends Shown {
  readonly confirmationId: string
  readonly madeAt: Instant
  readonly expiresAt: Instant
}

export async function insertConfirmation(
  tx: Db,
  { confirmationId, key }: { readonly confirmationId: string; readonly key: string },
  shown: Shown,
  now: Instant,
): Promise<void> {
  await tx.deleteFrom('staff_confirmation').where('expires_at', '<', timestamp(now)).execute()
  await tx
    .insertInto('staff_confirmation')
    .values({
      id: confirmationId,
      key_hash: hashKey(key),
      operator_id: shown.operatorId,
      command: shown.command,
      given: JSON.stringify(shown.given),
      digest: shown.digest,
      subject: shown.subject,
      says: shown.says,
      state: 'shown',
      made_at: timestamp(now),
      expires_at: timestamp(after(now, CONFIRMATION_LASTS)),
    })
    .execute()
}

/** Takes a preview by its key, for its operator and once; it is executed, or waits for a second operator. */
export async function takeShown(
  tx: Tx,
  { key, operatorId, now }: { readonly key: string; readonly operatorId: number; readonly now: Instant },
): Promise<Confirmation | undefined> {
  const row = await tx
    .updateTable('staff_confirmation')
    .set({ state: 'done' })
    .where('key_hash', '=', hashKey(key))
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'shown')
    .where('expires_at', '>', timestamp(now))
    .returningAll()
    .executeTakeFirst()
  return row && toConfirmation(row)
}

/** A preview by its key, without taking it. */
export async function lookAtShown(
  db: Db,
  { key, operatorId, now }: { readonly key: string; readonly operatorId: number; readonly now: Instant },
): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('staff_confirmation')
    .selectAll()
    .where('key_hash', '=', hashKey(key))
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'shown')
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst()
  return row && toConfirmation(row)
}

/** Makes it wait for a second operator. */
export async function letWait(tx: Tx, confirmationId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('staff_confirmation')
    .set({ state: 'waiting', expires_at: timestamp(after(now, SECOND_LASTS)) })
    .where('id', '=', confirmationId)
    .execute()
}

/** A waiting command, as listed. */
export type Waiting = Omit<Confirmation, 'given' | 'digest'>

const WAITING = ['id', 'operator_id', 'command', 'subject', 'says', 'made_at', 'expires_at'] as const
/** Most commands waiting for a second operator. */
const MOST_WAITING = 500

/** Waiting commands, latest first; older ones are found by id. */
export async function listWaiting(db: Db, now: Instant): Promise<readonly Waiting[]> {
  const rows = await db
    .selectFrom('staff_confirmation')
    .select(WAITING)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', timestamp(now))
    .orderBy('made_at', 'desc')
    .limit(MOST_WAITING)
    .execute()
  return rows.map((row) => ({
    confirmationId: row.id,
    operatorId: row.operator_id,
    command: row.command,
    subject: row.subject,
    says: row.says,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
  }))
}

/** How many of these commands wait for somebody else than this operator, up to a limit. */
export async function countWaiting(
  db: Db,
  wish: { readonly operatorId: number; readonly commands: readonly string[]; readonly limit: number },
  now: Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(
      wish.limit,
      sql`from staff_confirmation where state = 'waiting' and expires_at > ${timestamp(now)}
        and operator_id <> ${wish.operatorId} and command = any(${[...wish.commands]}::text[])`,
    )} as count`.execute(db)
  return rows[0]!.count
}

/** What waits under an id. */
export async function findWaitingConfirmation(
  db: Db,
  confirmationId: string,
  now: Instant,
): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('staff_confirmation')
    .selectAll()
    .where('id', '=', confirmationId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst()
  return row && toConfirmation(row)
}

/** Ends a waiting command, once: executed by the second operator, or refused. */
export async function endWaiting(
  tx: Tx,
  wish: {
    readonly confirmationId: string
    readonly by: number
    readonly state: 'done' | 'refused'
    readonly now: Instant
  },
): Promise<Confirmation | undefined> {
  const row = await tx
    .updateTable('staff_confirmation')
    .set({ state: wish.state, confirmed_by: wish.by })
    .where('id', '=', wish.confirmationId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', timestamp(wish.now))
    .returningAll()
    .executeTakeFirst()
  return row && toConfirmation(row)
}

const toConfirmation = (row: {
  readonly id: string
  readonly operator_id: number
  readonly command: string
  readonly given: unknown
  readonly digest: string
  readonly subject: string
  readonly says: string
  readonly made_at: Instant
  readonly expires_at: Instant
}): Confirmation => ({
  confirmationId: row.id,
  operatorId: row.operator_id,
  command: row.command,
  // The driver has read the column of JSON already.
  given: row.given as object,
  digest: row.digest,
  subject: row.subject,
  says: row.says,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
})
