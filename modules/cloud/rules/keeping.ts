import { days } from '#kit/time/time.ts'

/** How long it is known who played what and where; after that only what it cost (docs/trust.md 4). */
export const PLAYS_KNOWN_FOR = days(90)
/** So long a place in a queue that is over is kept. */
export const TICKETS_KEPT_FOR = days(7)
