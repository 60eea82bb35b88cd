/** Milliseconds since the epoch. Branded, so that a duration cannot be passed where a moment is due. */
export type Instant = number & { readonly unit: 'instant' }
/** A length of time in milliseconds. */
export type Duration = number & { readonly unit: 'duration' }

export type Clock = () => Instant

export const milliseconds = (count: number) => count as Duration
export const seconds = (count: number) => (count * 1000) as Duration
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

export const instant = (iso: string) => Date.parse(iso) as Instant
export const after = (start: Instant, length: Duration) => (start + length) as Instant
export const before = (end: Instant, length: Duration) => (end - length) as Instant
export const between = (start: Instant, end: Instant) => (end - start) as Duration
/** The midnight that began a UTC day; every player's day is a UTC day (docs/contract.md A22). */
export const dayStart = (moment: Instant) => (moment - (moment % days(1))) as Instant
/** A UTC day as the database and the wire write it. */
export const dayOf = (moment: Instant) => new Date(moment).toISOString().slice(0, 10)
export const earliest = (...moments: [Instant, ...Instant[]]) => Math.min(...moments) as Instant
export const latest = (...moments: [Instant, ...Instant[]]) => Math.max(...moments) as Instant

/** The wire carries whole seconds (docs/contract.md 1): a moment rounds down, a length rounds up. */
export const toEpochSeconds = (moment: Instant) => Math.floor(moment / 1000)
export const fromEpochSeconds = (count: number) => (count * 1000) as Instant
export const toWholeSeconds = (length: Duration) => Math.ceil(length / 1000)
