import { minutes, seconds, type Duration } from '#kit/time/time.ts'

/** How often and when a player last gave up a seat, in milliseconds of a monotonic clock. */
export interface Leaving {
  readonly times: number
  readonly at: number
}

/** The first return is free, in case of a mistaken tap. After that each wait is twice the one before. */
const FREE_RETURNS = 1
export const FIRST_PAUSE: Duration = seconds(5)
export const LONGEST_PAUSE: Duration = minutes(1)
/** A player who has kept a seat this long starts anew. */
export const FORGOTTEN_AFTER: Duration = minutes(2)

const isForgotten = ({ at }: Leaving, now: number) => now - at >= FORGOTTEN_AFTER

/** The record of a player who gives up a seat now. */
export const afterLeaving = (known: Leaving | undefined, now: number): Leaving => ({
  times: known && !isForgotten(known, now) ? known.times + 1 : 1,
  at: now,
})

/** How long a player who gave up seats must still wait for a new one. */
export function pauseLeft(known: Leaving | undefined, now: number): number {
  if (!known || known.times <= FREE_RETURNS) return 0
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (known.times - FREE_RETURNS - 1))
  return Math.max(0, known.at + pause - now)
}

/** The records that still count. */
export const remembered = (leavings: ReadonlyMap<number, Leaving>, now: number): Map<number, Leaving> =>
  new Map([...leavings].filter(([, leaving]) => !isForgotten(leaving, now)))
