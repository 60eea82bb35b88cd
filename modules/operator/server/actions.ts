import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { hold } from '#kit/db/hold.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import './tables.ts'

/** An entry of the audit log: operator, host, time and command. */
export interface Act {
  readonly operator: string
  readonly host: string
  readonly now: Instant
  /** Such as `users ban`. */
  readonly command: string
  /** The whole line as it was given. */
  readonly line: string
  readonly reason: string
}

/** What an act changed. `before` and `after` are nothing where there was, or is, nothing. */
export interface Changed {
  /** What it was about: `user 12345678`, `card …`, `flag trade`. */
  readonly subject: string
  readonly before: object | null
  readonly after: object | null
}

export interface StoredAction extends Act, Changed {
  readonly actionId: number
}

/** Everything that an operator has done is looked at again for so long. */
export const ACTIONS_KEPT_FOR = days(730)

/** Changes of operators take turns: then the number of an action also tells that no earlier one is still to come. */
export const beginAction = (tx: Tx): Promise<void> => hold(tx, 'operator')

/** Writes an act down, in the transaction of what it changes; gives its number. */
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

/** What operators did, the latest first; a command is found by how it begins. */
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
    // The driver has read the columns of JSON already.
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

export async function forgetOldActions(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('operator_action')
    .where('done_at', '<', timestamp(before(now, ACTIONS_KEPT_FOR)))
    .execute()
}
