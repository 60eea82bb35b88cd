import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Instant } from '#kit/time/time.ts'
import './tables.ts'

/** Subscribed browsers per account; a new one replaces the oldest. */
const MOST_BROWSERS = 10

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The browser's language when it subscribed. */
  readonly language: Language
}

/** Stores a browser; one that another account had subscribed now belongs to this one. */
export async function keepTarget(
  tx: Tx,
  accountId: number,
  { endpoint, keys, language }: PushTarget,
  now: Instant,
): Promise<void> {
  const fields = { account_id: accountId, ...keys, language, made_at: timestamp(now) }
  await tx
    .insertInto('push_subscription')
    .values({ endpoint, ...fields })
    .onConflict((known) => known.column('endpoint').doUpdateSet(fields))
    .execute()
  const surplus = tx
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .offset(MOST_BROWSERS)
  await tx.deleteFrom('push_subscription').where('endpoint', 'in', surplus).execute()
}

export async function targetsOf(db: Db, accountId: number): Promise<PushTarget[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ endpoint, p256dh, auth, language }) => ({ endpoint, keys: { p256dh, auth }, language }))
}

export async function dropTarget(db: Db, accountId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .execute()
}
