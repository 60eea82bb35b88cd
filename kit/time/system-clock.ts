import type { Clock, Instant } from './time.ts'

/** The only place that reads the machine's clock. */
export const systemClock: Clock = () => Date.now() as Instant
