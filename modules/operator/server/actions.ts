import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import './tables.ts'

/** An entry of the audit log: operator, host, time and command. */
export interface Act {
  readonly operator: string
  readonly host: string
  readonly now: Instant
  /** Such as `users ban`. */
  readonly command: string
  /** The whole command line. */
  readonly line: string
  readonly reason: string
}

/** What an act changed. `before` or `after` is missing where there was, or is, nothing. */
export interface Changed {
  /** Its subject: `user 12345678`, `card …`, `flag trade`. */
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
}

export interface StoredAction extends Act, Changed {
  readonly actionId: number
}

/** How long the audit log is kept. */
export const ACTIONS_KEPT_FOR = days(730)

/** Serialises operators' changes, so that a number also tells that no earlier one is still uncommitted. */
export const beginAction = (tx: Tx): Promise<void> => lockNamed(tx, 'operator')

/** Stores an act in the transaction of its change; returns its number. */
export async function noteAction(tx: Tx, act: Act, { subject, before: was, after: is }: Changed) {
  const { id } = await tx
    .insertInto('operator_action')
    .values({
      done_at: timestamp(act.now),
      operator: act.operator,
      host: act.host,
      command: act.command,
      line: act.line,
      subject,
      before: was && JSON.stringify(was),
      after: is && JSON.stringify(is),
      reason: act.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ActionFilter {
  readonly command?: string | undefined
  readonly operator?: string | undefined
  readonly subject?: string | undefined
  readonly size: number
}

/** Operators' acts, latest first; filtered by the beginning of the command. */
export async function listActions(
  db: Db,
  { command, operator, subject, size }: ActionFilter,
): Promise<readonly StoredAction[]> {
  const rows = await db
    .selectFrom('operator_action')
    .selectAll()
    .$if(command !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('command', '=', command!), eb('command', 'like', `${command} %`)])),
    )
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator!))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map((row) => ({
    actionId: row.id,
    operator: row.operator,
    host: row.host,
    now: row.done_at,
    command: row.command,
    line: row.line,
    subject: row.subject,
    // The driver has already parsed the JSON columns.
    before: row.before as object | null,
    after: row.after as object | null,
    reason: row.reason,
  }))
}

/** Number of commands by month, without refused ones. */
export async function countActions(
  db: Db,
  commands: readonly string[],
): Promise<readonly { readonly month: string; readonly command: string; readonly count: number }[]> {
  const { rows } = await sql<{ month: string; command: string; count: number }>`
    select to_char(done_at at time zone 'UTC', 'YYYY-MM') as month, command, count(*)::int as count
    from operator_action
    where command = any(${[...commands]}) and not coalesce(after ? 'refused' or after ? 'waits', false)
    group by 1, 2`.execute(db)
  return rows
}

interface Givings {
  readonly command: string
  readonly since: Instant
  readonly operator: string
  readonly subject: string
}

/** What a command has given since a moment: to a subject, and by an operator. Its acts have the number as `given`. */
export async function sumGiven(db: Db, { command, since, operator, subject }: Givings) {
  const { rows } = await sql<{ toSubject: number; byOperator: number }>`
    select
      coalesce(sum((after->>'given')::int) filter (where subject = ${subject}), 0)::int as "toSubject",
      coalesce(sum((after->>'given')::int) filter (where operator = ${operator}), 0)::int as "byOperator"
    from operator_action where done_at > ${timestamp(since)} and command = ${command}`.execute(db)
  return rows[0]!
}

export async function forgetOldActions(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('operator_action')
    .where('done_at', '<', timestamp(before(now, ACTIONS_KEPT_FOR)))
    .execute()
}
