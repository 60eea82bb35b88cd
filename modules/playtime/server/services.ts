import type { Db } from '#kit/db/db.ts'
import type { Rate } from '#kit/limits/limiter.ts'
import type { Mask } from '#kit/server/masking.ts'
import { days, hours, type Duration, type Instant } from '#kit/time/time.ts'
import type { TimeCaps } from '../model.ts'

/** Newcomers of one network who are paid at once, for a day (docs/contract.md 9). */
export const NEWCOMER_RATE: Rate = { burst: 3, refillEvery: hours(8) }

/** Settled visitors of a household who are paid: six a day, twenty a week. Members, whom a provider knows, are not counted. */
export const SETTLED_RATES: Readonly<Record<string, Rate>> = {
  'newcomer-day': { burst: 6, refillEvery: hours(4) },
  'newcomer-week': { burst: 20, refillEvery: (days(7) / 20) as Duration },
}

export interface PlaytimeServices {
  readonly mask: Mask
  readonly newcomerRate: Rate
  /** Most cards of a level that count; every card by default. */
  readonly caps?: TimeCaps | undefined
  createdAt(db: Db, accountId: number): Promise<Instant>
  /** How long an account has played, measured by the server. */
  playedBy(db: Db, accountId: number): Promise<Duration>
  /** Masks of an account's devices. */
  deviceMasksOf(db: Db, accountId: number): Promise<readonly string[]>
}
