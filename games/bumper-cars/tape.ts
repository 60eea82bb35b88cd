import type { Car, Match } from './match.ts'
import type { Body } from './pitch.ts'

interface Moment {
  readonly cars: readonly Car[]
  readonly ball: Body
}

/** The last moments before a goal, for replays. */
export interface Tape {
  moments: Moment[]
  /** Position of the running replay. */
  at: number | undefined
  /** Ticks until a replay begins; 0 for none. */
  due: number
}

const LONGEST = 150
const AFTER_GOAL = 46
const SLOW = 0.6

export const emptyTape = (): Tape => ({ moments: [], at: undefined, due: 0 })

export function record(tape: Tape, { cars, ball }: Match) {
  tape.moments.push({ cars: cars.map((car) => ({ ...car })), ball: { ...ball } })
  if (tape.moments.length > LONGEST) tape.moments.shift()
  if (tape.due > 0 && --tape.due === 0) tape.at = 0
}

/** Replays the goal once the celebration is over. */
export const showSoon = (tape: Tape) => {
  tape.due = AFTER_GOAL
}

/** One tick of the replay; `undefined` when it is over. */
export function replayed(tape: Tape): Moment | undefined {
  if (tape.at === undefined) return undefined
  tape.at += SLOW
  const moment = tape.moments[Math.floor(tape.at)]
  if (!moment) stop(tape)
  return moment
}

export function stop(tape: Tape) {
  tape.at = undefined
  tape.due = 0
  tape.moments = []
}
