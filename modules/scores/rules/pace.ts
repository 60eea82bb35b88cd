import { after, between, milliseconds, seconds, type Instant } from '#kit/time/time.ts'

/** Steps of a game in real time. */
const TICKS_A_SECOND = 60
/** Tolerance for screens slightly above 60 Hz and inaccurate clocks. */
const FASTER_BY = 1.05
/** Tolerated network delay in ticks: the run begins when the browser reports it. */
const TICKS_AHEAD = 3 * TICKS_A_SECOND
/** Nobody keeps this rate up for long; a solitaire finishing itself does briefly. */
const MOVES_A_SECOND = 40
const MOVES_AHEAD = 400

const paceOf = (isRealtime: boolean) =>
  isRealtime
    ? { aSecond: TICKS_A_SECOND * FASTER_BY, ahead: TICKS_AHEAD }
    : { aSecond: MOVES_A_SECOND, ahead: MOVES_AHEAD }

/** Most inputs possible in a run of this duration. */
export function mostInputs(begunAt: Instant, now: Instant, isRealtime: boolean): number {
  const { aSecond, ahead } = paceOf(isRealtime)
  return Math.floor((Math.max(0, between(begunAt, now)) / seconds(1)) * aSecond + ahead)
}

/** The first moment at which a run may have this many inputs. */
export function possibleAt(begunAt: Instant, inputs: number, isRealtime: boolean): Instant {
  const { aSecond, ahead } = paceOf(isRealtime)
  const needed = (Math.max(0, inputs - ahead) * seconds(1)) / aSecond
  return after(begunAt, milliseconds(Math.ceil(needed)))
}
