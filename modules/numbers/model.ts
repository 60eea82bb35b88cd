import { days } from '#kit/time/time.ts'

/** Kinds of landing pages. */
export const ENTRIES = ['home', 'game', 'hub', 'list', 'shared', 'cloud', 'other'] as const
export type Entry = (typeof ENTRIES)[number]

/** Device class, from its browser and screen width. */
export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

/** Used when a play is known but its visit is not. */
export const UNKNOWN = 'unknown'

/** Who was here on which day: long enough to count returns after thirty days, and a few days more. */
export const VISITS_KEPT_FOR = days(40)

/** An experiment ends by itself: a difference not found by then is not worth finding. */
export const EXPERIMENT_LASTS = days(56)

/** Who was shown which arm: kept longer than an experiment lasts, so that nobody is counted twice. */
export const EXPOSURES_KEPT_FOR = days(EXPERIMENT_LASTS / days(1) + 7)

/** Kinds of columns. Small counts of people can identify somebody. */
export type Cells = 'text' | 'count' | 'people' | 'minutes' | 'share' | 'milliseconds'

export interface Column {
  readonly name: string
  readonly cells: Cells
}

/** A table of figures, for a terminal, a page or a file; null where something is not known yet. */
export interface NumbersTable {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/** Groupings of the table of days; the first is the default. */
export const DAYS_BY = ['day', 'language', 'device'] as const
export type DaysBy = (typeof DAYS_BY)[number]
export const COHORTS_BY = [...DAYS_BY, 'entry'] as const
export type CohortsBy = (typeof COHORTS_BY)[number]
export const CLOUD_BY = ['day', 'line'] as const
export type CloudBy = (typeof CLOUD_BY)[number]
export const VITALS_BY = ['page', 'day', 'device'] as const
export type VitalsBy = (typeof VITALS_BY)[number]
