import type { Instant } from '#kit/time/time.ts'
import type { Misses } from '#modules/cards/rules/draw.ts'
import type { IdleReward } from '#modules/idle/rules/reward.ts'
import type { Stretch } from '#modules/idle/rules/stretch.ts'
import type { CardTimeSource } from '#modules/playtime/rules/claims.ts'
import type { Segment } from './players.ts'

export interface OwnedCard {
  readonly kind: number
  lockedUntil: Instant | null
  paidAt: Instant | null
}

export interface Player {
  readonly id: number
  readonly segment: Segment
  readonly friends: Player[]
  stretch: Stretch | undefined
  /** Steps of the stretch that have been turned into rewards. */
  settled: number
  rewards: IdleReward[]
  misses: Misses
  /** Cards of the levels that pay cloud time; of the others only the number matters. */
  readonly cards: OwnedCard[]
  readonly claimedAt: Map<CardTimeSource, Instant>
  readonly robbedAt: Map<number, Instant>
  day: number
  takenToday: number
  lostToday: number
  isKnown: boolean
}
