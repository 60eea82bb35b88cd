import type { Instant } from '#kit/time/time.ts'

/** Whether high or low is good. */
export type BestRule = 'highest' | 'lowest'

/** One finished and proved run. */
export interface ProvedScore {
  readonly accountId: number
  readonly gameId: number
  readonly level: number
  readonly score: number
  readonly endedAt: Instant
}
