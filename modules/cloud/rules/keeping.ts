import { days } from '#kit/time/time.ts'

/** How long plays keep player and place; after that only their cost (docs/trust.md 4). */
export const PLAYS_KNOWN_FOR = days(90)
/** How long an ended ticket is kept. */
export const TICKETS_KEPT_FOR = days(7)
