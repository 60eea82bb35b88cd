import type { Instant } from '#kit/time/time.ts'

/** Where cloud play time comes from (spec 9.1 to 9.3). */
export const TIME_SOURCES = ['newcomer', 's', 'ss', 'sss', 'sSet', 'ssSet', 'gift'] as const
export type TimeSource = (typeof TIME_SOURCES)[number]

/** Most cards of a level that count for one claim; every card counts if the operator sets no limit (spec 9.3). */
export type TimeCaps = Readonly<Partial<Record<'s' | 'ss' | 'sss', number>>>

/** Available play time: seconds are used only while a cloud game runs. */
export interface Grant {
  readonly grantId: string
  readonly source: TimeSource
  readonly seconds: number
  readonly secondsLeft: number
  readonly startedAt: Instant
  readonly endsAt: Instant
}
