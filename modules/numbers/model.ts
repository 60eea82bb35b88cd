import { days } from '#kit/time/time.ts'

/** The kinds of pages at which a first visit begins. */
export const ENTRIES = ['home', 'game', 'hub', 'list', 'shared', 'cloud', 'other'] as const
export type Entry = (typeof ENTRIES)[number]

/** What a device is, by its browser and the width of its screen. */
export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

/** What stands where a play is known and the visit it belongs to is not. */
export const UNKNOWN = 'unknown'

/** Who was here on which day: as long as the returns after thirty days are counted, and a few days more. */
export const VISITS_KEPT_FOR = days(40)

/** An experiment ends by itself: what could not be told apart by then is not worth telling apart. */
export const EXPERIMENT_LASTS = days(56)

/** Who was shown which arm: longer than an experiment lasts, so that nobody is seen in one twice. */
export const EXPOSURES_KEPT_FOR = days(EXPERIMENT_LASTS / days(1) + 7)

/** Kinds of cells in a table. People are counts that lead to somebody when they are small. */
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

/** What a table of figures is by; the first one unless an operator says another. */
export const DAYS_BY = ['day', 'language', 'device'] as const
export type DaysBy = (typeof DAYS_BY)[number]
export const COHORTS_BY = [...DAYS_BY, 'entry'] as const
export type CohortsBy = (typeof COHORTS_BY)[number]
export const CLOUD_BY = ['day', 'line'] as const
export type CloudBy = (typeof CLOUD_BY)[number]
export const VITALS_BY = ['page', 'day', 'device'] as const
export type VitalsBy = (typeof VITALS_BY)[number]
