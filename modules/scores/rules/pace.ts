import { after, between, milliseconds, seconds, type Instant } from '#kit/time/time.ts'

/** Steps of a game in real time. */
const TICKS_A_SECOND = 60
/** Screens of a little more than 60 Hz, and clocks of phones. */
const FASTER_BY = 1.05
/** Ticks that may be on their way: the run begins when the browser says so. */
const TICKS_AHEAD = 3 * TICKS_A_SECOND
/** Nobody moves so fast for long; a game of patience that plays itself to its end does for a moment. */
const MOVES_A_SECOND = 40
const MOVES_AHEAD = 400

const paceOf = (isRealtime: boolean) =>
  isRealtime
    ? { aSecond: TICKS_A_SECOND * FASTER_BY, ahead: TICKS_AHEAD }
    : { aSecond: MOVES_A_SECOND, ahead: MOVES_AHEAD }

/** The most inputs that a run of this time can have. */
export function mostInputs(begunAt: Instant, now: Instant, isRealtime: boolean): number {
  const { aSecond, ahead } = paceOf(isRealtime)
  return Math.floor((Math.max(0, between(begunAt, now)) / seconds(1)) * aSecond + ahead)
}

/** The first moment at which a run may have so many inputs. */
export function possibleAt(begunAt: Instant, inputs: number, isRealtime: boolean): Instant {
  const { aSecond, ahead } = paceOf(isRealtime)
  const needed = (Math.max(0, inputs - ahead) * seconds(1)) / aSecond
  return after(begunAt, milliseconds(Math.ceil(needed)))
}
