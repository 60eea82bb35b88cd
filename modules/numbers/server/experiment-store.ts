import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { inOneTransaction } from '#kit/db/transaction.ts'
import { holdPresent } from '#modules/account/server/index.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { EXPOSURES_KEPT_FOR } from '../model.ts'
import { isSurface, SURFACES, type Experiment, type Surface } from '../rules/experiment.ts'
import type { ArmDay, TrialDay } from '../rules/sequential.ts'
import './tables.ts'

export interface StoredExperiment extends Experiment {
  readonly stopReason: string | null
}

/** All experiments, latest first; those on surfaces unknown to this version are left out. */
export async function listExperiments(db: Db): Promise<StoredExperiment[]> {
  const rows = await db
    .selectFrom('experiment')
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, surface, salt, added_at, stopped_at, stop_reason }) =>
    isSurface(surface)
      ? [{ key, surface, salt, addedAt: added_at, stoppedAt: stopped_at, stopReason: stop_reason }]
      : [],
  )
}

export interface NewExperiment {
  readonly key: string
  readonly surface: Surface
  readonly salt: string
  readonly now: Instant
}

/** Starts an experiment; false when its surface has one, or its key was used before. */
export async function insertExperiment(tx: Tx, { key, surface, salt, now }: NewExperiment): Promise<boolean> {
  const row = await tx
    .insertInto('experiment')
    .values({ key, surface, salt, added_at: timestamp(now) })
    .onConflict((taken) => taken.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Stops an experiment for good; false when it is already stopped. */
export async function stopExperiment(tx: Tx, key: string, reason: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('experiment')
    .set({ stopped_at: timestamp(now), stop_reason: reason })
    .where('key', '=', key)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Exposure {
  readonly experiment: string
  readonly accountId: number
  readonly arm: string
  readonly seenAt: Instant
}

/** An account counts once, from its first exposure; an erased one does not. */
export async function insertExposures(db: Db, exposures: readonly Exposure[]): Promise<void> {
  if (exposures.length === 0) return
  await inOneTransaction(db, async (tx) => {
    const present = await holdPresent(
      tx,
      exposures.map(({ accountId }) => accountId),
    )
    const known = exposures.filter(({ accountId }) => present.has(accountId))
    await sql`
      insert into experiment_exposure (experiment, account_id, arm, seen_at)
      select distinct on (experiment, account_id) seen.* from unnest(
        ${known.map(({ experiment }) => experiment)}::text[],
        ${known.map(({ accountId }) => accountId)}::bigint[], ${known.map(({ arm }) => arm)}::text[],
        ${known.map(({ seenAt }) => new Date(seenAt))}::timestamptz[]
      ) as seen (experiment, account_id, arm, seen_at)
      order by experiment, account_id, seen_at
      on conflict do nothing`.execute(tx)
  })
}

export async function exposuresOf(db: Db, accountId: number) {
  return db
    .selectFrom('experiment_exposure')
    .select(['experiment', 'arm', 'seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at')
    .execute()
}

export async function deleteExposures(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('experiment_exposure').where('account_id', '=', accountId).execute()
}

export async function forgetOldExposures(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('experiment_exposure')
    .where('seen_at', '<', timestamp(before(now, EXPOSURES_KEPT_FOR)))
    .execute()
}

/** The days of an experiment whose returns are known, in order. */
export async function readTrial(
  db: Db,
  { key, surface }: Pick<Experiment, 'key' | 'surface'>,
): Promise<readonly (TrialDay & { readonly day: string })[]> {
  const { rows } = await sql<{ day: string; arm: string; exposed: number; returned: number }>`
    select day::text, arm, exposed, returned from experiment_day
    where experiment = ${key} and returned is not null order by experiment_day.day`.execute(db)
  const found = new Map<string, Map<string, ArmDay>>()
  for (const { day, arm, exposed, returned } of rows)
    found.set(day, (found.get(day) ?? new Map<string, ArmDay>()).set(arm, { exposed, returned }))
  const [control, treatment] = SURFACES[surface].arms
  const nobody = { exposed: 0, returned: 0 }
  return [...found].map(([day, arms]) => ({
    day,
    control: arms.get(control) ?? nobody,
    treatment: arms.get(treatment) ?? nobody,
  }))
}
