import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { EventPlan, WrittenEvent } from '../model.ts'
import { planOf } from '../rules/written.ts'
import lanterns from '../seasons/lanterns-2026.json' with { type: 'json' }
import tides from '../seasons/tides-2027.json' with { type: 'json' }
import { insertEvent } from './event-store.ts'

/** The files of the shipped seasons. */
export const SEASON_FILES = [lanterns, tides] as readonly WrittenEvent[]

const SHIPPED_SEASONS: readonly EventPlan[] = SEASON_FILES.flatMap((written) => planOf(written) ?? [])

/**
 * Stores the shipped seasons that have not ended: each once, not after an operator has removed it, and none overlapping another
 * season.
 */
export async function plantSeasons(db: Db, now: Instant): Promise<void> {
  for (const plan of SHIPPED_SEASONS) if (plan.endsAt > now) await insertEvent(db, plan)
}
