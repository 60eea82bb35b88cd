import { minutes, seconds, type Duration } from '#kit/time/time.ts'

/** How often a player has given up a seat lately, and when the last time was, in milliseconds of a clock that only runs forward. */
export interface Leaving {
  readonly times: number
  readonly at: number
}

/** The first return is free: a finger slips. From then on each one waits twice as long as the one before. */
const FREE_RETURNS = 1
export const FIRST_PAUSE: Duration = seconds(5)
export const LONGEST_PAUSE: Duration = minutes(1)
/** Whoever has kept a seat for so long since is as good as anybody. */
export const FORGOTTEN_AFTER: Duration = minutes(2)

const isForgotten = ({ at }: Leaving, now: number) => now - at >= FORGOTTEN_AFTER

/** What is known of a player who gives up a seat now. */
export const afterLeaving = (known: Leaving | undefined, now: number): Leaving => ({
  times: known && !isForgotten(known, now) ? known.times + 1 : 1,
  at: now,
})

/** How long a player who has given up seats still has to wait for another one. */
export function pauseLeft(known: Leaving | undefined, now: number): number {
  if (!known || known.times <= FREE_RETURNS) return 0
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (known.times - FREE_RETURNS - 1))
  return Math.max(0, known.at + pause - now)
}

/** Those leavings that still count. */
export const remembered = (leavings: ReadonlyMap<number, Leaving>, now: number): Map<number, Leaving> =>
  new Map([...leavings].filter(([, leaving]) => !isForgotten(leaving, now)))
