import { days } from '#kit/time/time.ts'

/** So long it is known who played what and where; of older plays only what they cost (docs/trust.md 4). */
export const PLAYS_KNOWN_FOR = days(90)
/** So long a place in a queue that is over is kept. */
export const TICKETS_KEPT_FOR = days(7)
