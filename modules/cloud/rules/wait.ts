import { minutes, type Duration } from '#kit/time/time.ts'

/** Fewer say too little. */
const LEAST_MEASURED = 3
/** So many of the last plays are looked at. */
export const PLAYS_MEASURED = 50

/**
 * How many minutes somebody at this position waits, from how long the last plays took and how many run at once: seats
 * become free that often. Nothing until enough plays were measured.
 */
export function waitMinutes(position: number, measured: readonly Duration[], running: number): number | null {
  if (measured.length < LEAST_MEASURED) return null
  const mean = measured.reduce((sum, length) => sum + length, 0) / measured.length
  return Math.max(1, Math.ceil((position * mean) / Math.max(1, running) / minutes(1)))
}

const NEAR = 20

/** The poll interval of a client without a socket: longer for those far back. */
export const pollSeconds = (position: number): number => (position > NEAR ? 15 : 3)
