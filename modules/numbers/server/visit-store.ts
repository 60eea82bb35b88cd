import { sql } from 'kysely'
import type { Db, Tx } from '#kit/db/db.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { before, dayOf, type Instant } from '#kit/time/time.ts'
import { holdPresent } from '#modules/account/server/index.ts'
import { VISITS_KEPT_FOR, type DeviceClass, type Entry } from '../model.ts'
import './tables.ts'

export interface Visit {
  readonly day: string
  readonly accountId: number
  readonly language: string
  readonly device: DeviceClass
  /** Of a first visit only. */
  readonly entry: Entry | null
}

/** Adds visits, one per day and account; the first one's facts stay. Visits of deleted accounts are dropped. */
export async function insertVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return
  await inOneTransaction(db, async (tx) => {
    const present = await holdPresent(
      tx,
      visits.map(({ accountId }) => accountId),
    )
    const known = visits.filter(({ accountId }) => present.has(accountId))
    const column = <Name extends keyof Visit>(name: Name) => known.map((visit) => visit[name])
    // In one order, so that two processes cannot deadlock.
    await sql`
      insert into visit (day, account_id, language, device, entry)
      select distinct on (day, account_id) day, account_id, language, device, entry
      from unnest(${column('day')}::date[], ${column('accountId')}::bigint[], ${column('language')}::text[],
        ${column('device')}::text[], ${column('entry')}::text[]) as fresh (day, account_id, language, device, entry)
      order by day, account_id, entry nulls last
      on conflict (day, account_id) do update set entry = excluded.entry
        where visit.entry is null and excluded.entry is not null`.execute(tx)
  })
}

/** Days on which an account was here, in order. */
export async function visitsOf(db: Db, accountId: number): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    select day::text, account_id as "accountId", language, device, entry from visit
    where account_id = ${accountId} order by visit.day`.execute(db)
  return rows
}

export async function deleteVisits(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('visit').where('account_id', '=', accountId).execute()
}

/** Merges a visitor's visits into the member's: a day on which both were here is one visit, and not a first one. */
export async function carryVisits(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    with gone as (
      delete from visit where account_id = ${from} returning day, language, device
    )
    insert into visit (day, account_id, language, device)
    select day, ${to}, language, device from gone order by day
    on conflict (day, account_id) do nothing`.execute(tx)
  // The member may already have been shown another arm: the visitor's exposures are dropped.
  await sql`delete from experiment_exposure where account_id = ${from}`.execute(tx)
}

export async function forgetOldVisits(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('visit')
    .where('day', '<', sql<string>`${dayOf(before(now, VISITS_KEPT_FOR))}::date`)
    .execute()
}
