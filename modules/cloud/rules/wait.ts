import { minutes, type Duration } from '#kit/time/time.ts'

/** Fewer measured plays say too little. */
const LEAST_MEASURED = 3
/** Number of recent plays that are measured. */
export const PLAYS_MEASURED = 50

/**
 * Estimated wait in minutes at a position, from the duration of recent plays and how many run at once. Undefined until enough were
 * measured.
 */
export function waitMinutes(position: number, measured: readonly Duration[], running: number): number | null {
  if (measured.length < LEAST_MEASURED) return null
  const mean = measured.reduce((sum, length) => sum + length, 0) / measured.length
  return Math.max(1, Math.ceil((position * mean) / Math.max(1, running) / minutes(1)))
}

const NEAR = 20

/** Poll interval of a client without a socket, longer further back in the queue. */
export const pollSeconds = (position: number): number => (position > NEAR ? 15 : 3)
