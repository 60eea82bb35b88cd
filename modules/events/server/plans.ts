import type { Db, Tx } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { publishSeasonOdds } from '#modules/cards/server/index.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'
import type { EventPlan, WrittenEvent } from '../model.ts'
import { mayGetOdds } from '../rules/event.ts'
import { planOf } from '../rules/written.ts'
import lanterns from '../seasons/lanterns-2026.json' with { type: 'json' }
import tides from '../seasons/tides-2027.json' with { type: 'json' }
import { insertEvent, listEvents, lockEvent, nameOdds } from './event-store.ts'

/** The files of the shipped seasons. */
export const SEASON_FILES = [lanterns, tides] as readonly WrittenEvent[]

const SHIPPED_SEASONS: readonly EventPlan[] = SEASON_FILES.flatMap((written) => planOf(written) ?? [])

/**
 * Stores the shipped seasons that have not ended: each once with odds of its own, not after an operator has removed it, and none
 * overlapping another season. A stored one that has neither begun nor been changed gets its odds too.
 */
export async function plantSeasons(db: Db, now: Instant): Promise<void> {
  const known = new Map((await listEvents(db)).map((event) => [event.slug, event]))
  for (const plan of SHIPPED_SEASONS) {
    const stored = known.get(plan.slug)
    if (plan.endsAt > now && (!stored || mayGetOdds(stored, now)))
      await inTransaction(db, (tx) => plantSeason(tx, plan, now))
  }
}

async function plantSeason(tx: Tx, plan: EventPlan, now: Instant): Promise<void> {
  // As operators do: versions of the odds take turns, and every process reads what was published.
  await beginAction(tx)
  const isNew = await insertEvent(tx, plan)
  const stored = await lockEvent(tx, plan.slug)
  if (!stored || !(isNew || mayGetOdds(stored, now))) return
  const oddsVersion = await publishSeasonOdds(tx, now)
  if (oddsVersion === undefined) return
  await nameOdds(tx, plan.slug, oddsVersion)
  await noteAction(
    tx,
    {
      operator: 'portal',
      host: 'run-events',
      now,
      command: 'events plant',
      line: `events plant ${plan.slug}`,
      reason: '',
    },
    { subject: `event ${plan.slug}`, before: null, after: { oddsVersion } },
  )
}
