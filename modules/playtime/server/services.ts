import type { Db } from '#kit/db/db.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { hours, type Instant } from '#kit/time/time.ts'
import type { TimeCaps } from '../model.ts'

/** Newcomers of one network paid at once; the rest are paid when their account is a day old (docs/contract.md 9). */
export const NEWCOMER_RATE: Rate = { burst: 3, refillEvery: hours(8) }

export interface PlaytimeServices {
  readonly limiter: Limiter
  readonly newcomerRate: Rate
  /** Most cards of a level that count; every card by default. */
  readonly caps?: TimeCaps | undefined
  createdAt(db: Db, accountId: number): Promise<Instant>
  /** Masks of an account's devices. */
  deviceMasksOf(db: Db, accountId: number): Promise<readonly string[]>
}
