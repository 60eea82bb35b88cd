import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'

export interface Noted {
  readonly operator: string
  readonly command: string
  readonly subject?: string
  readonly line?: string
  readonly after?: object | null
  readonly reason?: string
}

/** The host in audit entries of the console. */
export const CONSOLE_HOST = 'console'

/** Logs console events that are not changes: sign-ins and refusals. */
export async function note(db: Db | Tx, now: Instant, noted: Noted): Promise<void> {
  const { operator, command, reason = '', after = null } = noted
  await inTransaction(db, async (tx) => {
    await beginAction(tx)
    await noteAction(
      tx,
      { operator, host: CONSOLE_HOST, now, command, line: noted.line ?? command, reason },
      { subject: noted.subject ?? `operator ${operator}`, before: null, after },
    )
  })
}
