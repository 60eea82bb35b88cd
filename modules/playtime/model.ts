import type { Instant } from '#kit/time/time.ts'

/** Where cloud play time comes from (spec 9.1 to 9.3). */
export const TIME_SOURCES = ['newcomer', 's', 'ss', 'sss', 'sSet', 'ssSet', 'gift'] as const
export type TimeSource = (typeof TIME_SOURCES)[number]

/** So many cards of a level count at most for one claim; where the operator names none, each card counts (spec 9.3). */
export type TimeCaps = Readonly<Partial<Record<'s' | 'ss' | 'sss', number>>>

/** Play time that is there to be used up: seconds burn only while a cloud game runs. */
export interface Grant {
  readonly grantId: string
  readonly source: TimeSource
  readonly seconds: number
  readonly secondsLeft: number
  readonly startedAt: Instant
  readonly endsAt: Instant
}
