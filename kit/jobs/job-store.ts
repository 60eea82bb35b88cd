import { sql } from 'kysely'
import { timestamp, type Db, type Timestamp } from '#kit/db/db.ts'
import { after, before, days, type Duration, type Instant } from '#kit/time/time.ts'
import type { Job } from './job.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    job: {
      name: string
      says: string
      period_ms: number
      known_since: Timestamp
      due_at: Timestamp
      holder: string | null
      held_until: Timestamp | null
      began_at: Timestamp | null
      succeeded_at: Timestamp | null
      took_ms: number | null
      failures: number
      failed_at: Timestamp | null
      error: string | null
    }
  }
}

/** A job that no version of the portal contains any more stays in the list for this long. */
const FORGOTTEN_AFTER = days(7)

/** State of a job, for operators. */
export interface JobState {
  readonly name: string
  readonly says: string
  readonly every: Duration
  readonly dueAt: Instant
  readonly isRunning: boolean
  readonly knownSince: Instant
  readonly succeededAt: Instant | null
  /** Duration of the last completed run. */
  readonly took: Duration | null
  /** Consecutive failures. */
  readonly failures: number
  readonly failedAt: Instant | null
  readonly error: string | null
}

/** Adds new jobs, due immediately, and removes those that no longer exist. */
export async function registerJobs(db: Db, jobs: readonly Job[], now: Instant): Promise<void> {
  if (jobs.length === 0) return
  const at = timestamp(now)
  await db
    .insertInto('job')
    .values(
      jobs.map(({ name, says, every }) => ({
        name,
        says,
        period_ms: every,
        known_since: at,
        due_at: at,
        failures: 0,
      })),
    )
    .onConflict((known) =>
      known.column('name').doUpdateSet(({ ref }) => ({
        says: ref('excluded.says'),
        period_ms: ref('excluded.period_ms'),
      })),
    )
    .execute()
  await db
    .deleteFrom('job')
    .where(
      'name',
      'not in',
      jobs.map(({ name }) => name),
    )
    .where('due_at', '<', timestamp(before(now, FORGOTTEN_AFTER)))
    .execute()
}

export interface Claim {
  readonly names: readonly string[]
  readonly most: number
  readonly holder: string
  readonly now: Instant
  readonly heldFor: Duration
}

/** Claims due jobs, the longest waiting first. Of several processes that ask at once, one gets each job. */
export async function claimJobs(db: Db, { names, most, holder, now, heldFor }: Claim): Promise<string[]> {
  // The conditions are repeated outside: a process that waited for another's row lock must check them again.
  const isFree = sql`due_at <= ${timestamp(now)} and (held_until is null or held_until <= ${timestamp(now)})`
  const { rows } = await sql<{ name: string }>`
    update job set holder = ${holder}, held_until = ${timestamp(after(now, heldFor))}, began_at = ${timestamp(now)}
    where ${isFree} and name in (
      select name from job where name = any(${names}::text[]) and ${isFree} order by due_at, name limit ${most}
    )
    returning name`.execute(db)
  return rows.map(({ name }) => name)
}

interface Held {
  readonly name: string
  readonly holder: string
}

/** Extends the claims of running jobs. */
export async function keepJobs(db: Db, holder: string, names: readonly string[], until: Instant) {
  await db
    .updateTable('job')
    .set({ held_until: timestamp(until) })
    .where('holder', '=', holder)
    .where('name', 'in', names)
    .execute()
}

/** Records a success. A process whose claim has expired changes nothing. */
export async function noteSuccess(
  db: Db,
  { name, holder }: Held,
  { now, took, dueAt }: { readonly now: Instant; readonly took: Duration; readonly dueAt: Instant },
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      holder: null,
      held_until: null,
      succeeded_at: timestamp(now),
      took_ms: took,
      failures: 0,
      // A job that was requested during its run gets another one.
      due_at: sql<Instant>`case when due_at > began_at then due_at else ${timestamp(dueAt)} end`,
    })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

export interface Failure {
  readonly now: Instant
  readonly took: Duration
  readonly error: string
  dueAfter(failures: number): Instant
}

/** Records a failure; returns the number of consecutive failures, or undefined if another process has claimed the job. */
export async function noteFailure(
  db: Db,
  { name, holder }: Held,
  { now, took, error, dueAfter }: Failure,
): Promise<number | undefined> {
  const row = await db
    .updateTable('job')
    .set(({ eb }) => ({
      failures: eb('failures', '+', 1),
      failed_at: timestamp(now),
      took_ms: took,
      error,
    }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('failures')
    .executeTakeFirst()
  if (!row) return undefined
  await db
    .updateTable('job')
    .set({ holder: null, held_until: null, due_at: timestamp(dueAfter(row.failures)) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
  return row.failures
}

/** Makes a job due now; false if there is no such job. */
export async function wishForJob(db: Db, name: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ due_at: timestamp(now) })
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listJobs(db: Db, now: Instant): Promise<JobState[]> {
  const rows = await db.selectFrom('job').selectAll().orderBy('name').execute()
  return rows.map((row) => ({
    name: row.name,
    says: row.says,
    every: row.period_ms as Duration,
    dueAt: row.due_at,
    isRunning: row.held_until !== null && row.held_until > now,
    knownSince: row.known_since,
    succeededAt: row.succeeded_at,
    took: row.took_ms as Duration | null,
    failures: row.failures,
    failedAt: row.failed_at,
    error: row.error,
  }))
}
