import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { timestamp, type Db, type Timestamp } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse, type RefusalData, type Result } from '#kit/result/result.ts'
import { before, hours, type Instant } from '#kit/time/time.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    operation: { account: number; op_id: string; hash: string; answer: string; time: Timestamp }
  }
}

/** So long an operation is known again (contract 3.1). */
const KEPT_FOR = hours(24)
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export interface Operation {
  readonly accountId: number
  readonly opId: string
  readonly wire: string
  readonly params: unknown
  readonly now: Instant
}

/** What the handler decided; a refusal is stored like a result, for it must stay the answer. */
type Outcome = Result<unknown, string>
type Refused = 'OperationMismatch' | 'OperationBusy'

export const isOperationId = (text: unknown): text is string => typeof text === 'string' && UUID_V4.test(text)

/**
 * Runs an operation once: its effect and its answer are stored in one transaction, and whoever sends the same opId again
 * gets the stored answer. A refusal leaves no effect.
 */
export async function runOnce(
  db: Db,
  operation: Operation,
  run: (tx: Db) => Promise<Outcome>,
): Promise<Result<unknown, string> | Result<never, Refused>> {
  const { accountId, opId, now } = operation
  const hash = hashOf(operation)
  return inTransaction(db, async (tx) => {
    // Held until the transaction ends: a second request at the same time hears "busy", it does not wait.
    const lock = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${opId}`}, 0)) as free`.execute(tx)
    if (!lock.rows[0]?.free) return refuse('OperationBusy', { retrySec: 1 })
    const known = await findOperation(tx, accountId, opId)
    if (known) return known.hash === hash ? (known.answer as unknown as Outcome) : refuse('OperationMismatch')
    await sql`savepoint effect`.execute(tx)
    const outcome = await run(tx)
    if (!outcome.ok) await sql`rollback to savepoint effect`.execute(tx)
    const answer = JSON.stringify(outcome.ok ? ok(outcome.value) : plainRefusal(outcome))
    await tx
      .insertInto('operation')
      .values({ account: accountId, op_id: opId, hash, answer, time: timestamp(now) })
      .execute()
    return outcome
  })
}

/** Forgets the operations that nobody may repeat any more. */
export async function pruneOperations(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('operation')
    .where('time', '<', timestamp(before(now, KEPT_FOR)))
    .execute()
}

const plainRefusal = ({ refusal, data }: { refusal: string; data?: RefusalData }) => refuse(refusal, data)

const findOperation = (tx: Db, accountId: number, opId: string) =>
  tx
    .selectFrom('operation')
    .select(['hash', 'answer'])
    .where('account', '=', accountId)
    .where('op_id', '=', opId)
    .executeTakeFirst()

/** The order in which a client writes its fields does not make it another operation. */
const hashOf = ({ wire, params }: Operation) =>
  createHash('sha256')
    .update(`${wire}\n${JSON.stringify(sorted(params))}`)
    .digest('base64url')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
