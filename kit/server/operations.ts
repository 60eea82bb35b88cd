import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { timestamp, type Db, type Timestamp, type Tx } from '#kit/db/db.ts'
import { moment, prepared, preparedAlong } from '#kit/db/prepared.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Rate } from '#kit/limits/limiter.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { before, hours, seconds, type Instant } from '#kit/time/time.ts'
import { dateOf, type PersonalData } from './personal-data.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    operation: { account: number; op_id: string; hash: string; answer: string; time: Timestamp }
  }
}

/** How long a repeated opId gets the stored answer (docs/contract.md 1). */
export const OPERATIONS_KEPT_FOR = hours(24)
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

export interface Operation {
  readonly accountId: number
  readonly opId: string
  readonly wire: string
  readonly params: unknown
  readonly now: Instant
}

/** The handler's decision; a refusal is stored like a result, since it must stay the answer. */
type Outcome = Result<unknown, string>
type Refused = 'OperationMismatch' | 'OperationBusy'

/** Answers stored for repetition. */
export const operationsPersonalData: PersonalData = {
  module: 'operations',
  holdings: [
    {
      table: 'operation',
      columns: ['account'],
      what: 'the answers to the last operations',
      why: 'an operation that is sent twice happens once',
      keptFor: OPERATIONS_KEPT_FOR,
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],
  async collect(db, accountId) {
    const rows = await db
      .selectFrom('operation')
      .select(['op_id', 'time'])
      .where('account', '=', accountId)
      .orderBy('time')
      .execute()
    return { operations: rows.map(({ op_id, time }) => ({ id: op_id, at: dateOf(time) })) }
  },
  async erase(tx, { accountId }) {
    await tx.deleteFrom('operation').where('account', '=', accountId).execute()
  },
}

export const isOperationId = (text: unknown): text is string => typeof text === 'string' && UUID_V4.test(text)

/** Refusals of an account that are stored: each is a row for a day, and costs a script that wants nothing but refusals a request. */
export const STORED_REFUSALS: Rate = { burst: 300, refillEvery: seconds(10) }

/**
 * Runs an operation once: its effect and answer are stored in one transaction, and a repeated opId gets the stored answer. A refusal
 * leaves no effect; one that `mayStore` does not allow to store is decided anew when its opId comes again.
 */
export async function runOnce(
  db: Db,
  operation: Operation,
  { run, mayStore }: { run(tx: Tx): Promise<Outcome>; mayStore(): Promise<boolean> },
): Promise<Result<unknown, string> | Result<never, Refused>> {
  try {
    return await inTransaction(db, async (tx) => {
      const known = await findOrHold(tx, operation)
      if (known) return known
      const outcome = await run(tx)
      if (!outcome.ok) throw new Undone(outcome)
      await insertResult(tx, rowOf(operation, ok(outcome.value)))
      return outcome
    })
  } catch (error) {
    // A concurrent request with this opId was answered first, and an operation has one answer.
    const answered = isAnswered(error) ? await findAnswer(db, operation) : undefined
    if (answered) return answered
    if (!(error instanceof Undone)) throw error
    const { outcome } = error
    if (!(await mayStore())) return outcome
    const kept = await insertRefusal(db, rowOf(operation, plainRefusal(outcome)))
    return (kept.length === 0 ? await findAnswer(db, operation) : undefined) ?? outcome
  }
}

/** The answer of this operation is there already. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'operation_pkey'

/** Rolls back a refused handler's effects. */
class Undone extends Error {
  readonly outcome
  constructor(outcome: Refusal) {
    super('Refused')
    this.outcome = outcome
  }
}
type Refusal = Extract<Outcome, { readonly ok: false }>

/** Locks the operation until the transaction ends, without waiting; returns its stored answer, if any. */
async function findOrHold(tx: Tx, operation: Operation): Promise<Known | undefined> {
  const { accountId, opId } = operation
  const [row] = await holdOperation(tx, { accountId, opId, name: `${accountId} ${opId}` })
  const { free, hash, answer } = row!
  if (hash !== null) return answerTo(operation, { hash, answer })
  return free ? undefined : refuse('OperationBusy', { retrySec: 1 })
}

/** The stored answer of an operation that is no longer locked. */
async function findAnswer(db: Db, operation: Operation): Promise<Known | undefined> {
  const { accountId, opId } = operation
  const row = await db
    .selectFrom('operation')
    .select(['hash', 'answer'])
    .where('account', '=', accountId)
    .where('op_id', '=', opId)
    .executeTakeFirst()
  // The driver has read the column of JSON already.
  return row && answerTo(operation, { hash: row.hash, answer: row.answer as unknown as Outcome })
}

type Known = Outcome | Result<never, Refused>

const answerTo = (operation: Operation, { hash, answer }: { hash: string; answer: Outcome }): Known =>
  hash === hashOf(operation) ? answer : refuse('OperationMismatch')

interface HeldOperation extends Pick<Operation, 'accountId' | 'opId'> {
  readonly name: string
}

const holdOperation = prepared(
  (_tx: Tx, own: HeldOperation) => sql<{ free: boolean; hash: string | null; answer: Outcome }>`
    select pg_try_advisory_xact_lock(hashtextextended(${own.name}, 0)) as free, hash, answer
    from (select) one left join operation on account = ${own.accountId} and op_id = ${own.opId}`,
)

interface KeptOperation extends Pick<Operation, 'accountId' | 'opId'> {
  readonly hash: string
  readonly answer: string
  readonly time: Date
}

const rowOf = (operation: Operation, answer: Outcome): KeptOperation => ({
  accountId: operation.accountId,
  opId: operation.opId,
  hash: hashOf(operation),
  answer: JSON.stringify(answer),
  time: new Date(operation.now),
})

const insertOperation = (db: Db, own: KeptOperation) =>
  db.insertInto('operation').values({
    account: own.accountId,
    op_id: own.opId,
    hash: own.hash,
    answer: own.answer,
    time: moment(own.time),
  })

/** Stores the handler's answer together with its effects. */
const insertResult = preparedAlong(insertOperation)
/** Stores a refusal; returns undefined when the operation already has an answer. */
const insertRefusal = prepared((db: Db, own: KeptOperation) =>
  insertOperation(db, own)
    .onConflict((known) => known.doNothing())
    .returning('op_id'),
)

/** Deletes the operations that may no longer be repeated. */
export async function pruneOperations(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('operation')
    .where('time', '<', timestamp(before(now, OPERATIONS_KEPT_FOR)))
    .execute()
}

const plainRefusal = ({ refusal, data }: Refusal) => refuse(refusal, data)

/** The order of a client's fields does not make it another operation. */
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
