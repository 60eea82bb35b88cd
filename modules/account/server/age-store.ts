import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Caller } from '#kit/server/handler.ts'
import { dayOf, instant, type Instant } from '#kit/time/time.ts'
import type { AgeBand } from '../model.ts'
import { recordOf } from './sessions.ts'
import './tables.ts'

export interface StoredAge {
  readonly band: AgeBand
  readonly askedOn: Instant
}

/**
 * The caller's age band. The database is read too, because another process may have stored an answer that the cached session does not
 * have yet.
 */
export async function ageBandOf(db: Db, caller: Caller): Promise<AgeBand | null> {
  return recordOf(caller).ageBand ?? (await readAge(db, caller.accountId))?.band ?? null
}

export async function readAge(db: Db, accountId: number): Promise<StoredAge | undefined> {
  const row = await db
    .selectFrom('account')
    // As text: a day has no time zone.
    .select(['age_band', sql<string | null>`age_asked_on::text`.as('asked_on')])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!row || row.age_band === null || row.asked_on === null) return undefined
  return { band: row.age_band, askedOn: instant(`${row.asked_on}T00:00Z`) }
}

/** Reads the age and locks the account until the transaction ends, so that only one answer counts. */
export async function lockAge(tx: Tx, accountId: number): Promise<StoredAge | undefined> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  return readAge(tx, accountId)
}

export async function storeAge(tx: Tx, accountId: number, band: AgeBand, now: Instant): Promise<void> {
  await tx
    .updateTable('account')
    .set({ age_band: band, age_asked_on: dayOf(now) })
    .where('id', '=', accountId)
    .execute()
}

/** Resets the answer: for the operator, when a player has mistyped. */
export async function forgetAge(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ age_band: null, age_asked_on: null })
    .where('id', '=', accountId)
    .execute()
}

interface Offer {
  isOffered(nickname: string): boolean
  readonly offered: string
}

/** Replaces a name that the player typed with an offered one. */
export async function dropOwnName(tx: Tx, accountId: number, { isOffered, offered }: Offer): Promise<void> {
  const { nickname } = await tx
    .selectFrom('account')
    .select('nickname')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (nickname === '' || isOffered(nickname)) return
  await tx.updateTable('account').set({ nickname: offered }).where('id', '=', accountId).execute()
}
