import type { FacetLapInput } from './controls.ts'
import type { Terms, Twist } from './definitions.ts'
import { driveLine } from './driver.ts'
import type { LapCourse } from './lap-course.ts'
import { startLap, stepLap } from './rules.ts'
import { powerOf } from './twists.ts'

/** The author's lap: inputs of a car that knows the racing line, and its time. */
export interface AuthorLap {
  readonly inputs: readonly FacetLapInput[]
  readonly milliseconds: number
  /** The author's courage: 1 trusts the computed line. */
  readonly courage: number
}

const GOLD = 1.06
const SILVER = 1.22
const LONGEST_TICKS = 7200
const COURAGES = [1.12, 1.05, 1, 0.95, 0.88, 0.78, 0.68]
const known = new WeakMap<LapCourse, Map<Twist, AuthorLap>>()

/** The best of several laps by more and less careful authors. */
export function authorLap(course: LapCourse, terms: Terms): AuthorLap {
  const kept = known.get(course) ?? new Map<Twist, AuthorLap>()
  const before = kept.get(terms.twist)
  if (before) return before
  const laps = COURAGES.map((courage) => lapOf(course, terms, courage))
  const best = laps.reduce((one, other) => (other.milliseconds < one.milliseconds ? other : one))
  known.set(course, kept.set(terms.twist, best))
  return best
}

function lapOf(course: LapCourse, terms: Terms, courage: number): AuthorLap {
  const lap = startLap(course, terms)
  const inputs: FacetLapInput[] = []
  while (lap.status === 'playing' && inputs.length < LONGEST_TICKS) {
    const input = driveLine(lap.car, course, courage * Math.sqrt(powerOf(lap, terms).grip))
    inputs.push(input)
    stepLap(lap, course, input, terms)
  }
  return { inputs, milliseconds: lap.status === 'won' ? lap.milliseconds : Infinity, courage }
}

export const authorInputs = (course: LapCourse, terms: Terms) => authorLap(course, terms).inputs

export interface MedalTimes {
  readonly author: number
  readonly gold: number
  readonly silver: number
}

export function medalTimes(course: LapCourse, terms: Terms): MedalTimes {
  return timesAfter(authorLap(course, terms).milliseconds)
}

/** Gold and silver are derived from the author's time. */
export const timesAfter = (author: number): MedalTimes => ({
  author,
  gold: Math.round(author * GOLD),
  silver: Math.round(author * SILVER),
})

/** Every finish earns a star. */
export const starsFor = (milliseconds: number, { gold, silver }: MedalTimes): 1 | 2 | 3 =>
  milliseconds <= gold ? 3 : milliseconds <= silver ? 2 : 1
