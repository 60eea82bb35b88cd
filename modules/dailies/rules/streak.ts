import { days, seconds } from '#kit/time/time.ts'
import type { DayState, Finish } from '../model.ts'

/** So many days in a row earn a freeze. */
export const DAYS_FOR_FREEZE = 7
/** More are not held. */
export const MOST_FREEZES = 2

/** A day by its number from the epoch, in the calendar of a place. */
type DayNumber = number

/** The day of a moment in the calendar of a place so many seconds east of UTC. */
export const localDay = (at: number, offset: number): DayNumber =>
  Math.floor((at + seconds(offset)) / days(1))

/** A player's streak at a moment, made from what they have finished and from nothing else. */
export interface Streak {
  /** Days in a row; 0 once it is over. */
  readonly days: number
  readonly longest: number
  /** Freezes that are left. */
  readonly freezes: number
  readonly isDoneToday: boolean
  /** Days that are no blank: done, frozen or forgiven. */
  readonly calendar: ReadonlyMap<DayNumber, DayState>
}

/**
 * A finish begins a new day when its date is later than that of the last day that counted, and a midnight of the place where
 * the player is now has passed since: who only changes the zone has not lived another day.
 */
const isNewDay = (counted: Finish, { at, offset }: Finish): boolean =>
  localDay(at, offset) > localDay(counted.at, counted.offset) &&
  localDay(at, offset) > localDay(counted.at, offset)

const daysBetween = (from: DayNumber, to: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)

/**
 * The whole days between two finishes that count as missed: by the calendar there, by the calendar here, or by the dates
 * themselves, whichever says the fewest. A journey takes away or gives hours, never a streak.
 */
function missedBetween(last: Finish, next: Finish, forgiven: ReadonlySet<DayNumber>): readonly DayNumber[] {
  const spans: readonly (readonly [DayNumber, DayNumber])[] = [
    [localDay(last.at, last.offset), localDay(next.at, next.offset)],
    [localDay(last.at, last.offset), localDay(next.at, last.offset)],
    [localDay(last.at, next.offset), localDay(next.at, next.offset)],
  ]
  return spans
    .map(([from, to]) => daysBetween(from, to).filter((day) => !forgiven.has(day)))
    .reduce((fewest, missed) => (missed.length < fewest.length ? missed : fewest))
}

interface Course {
  days: number
  longest: number
  freezes: number
  /** The finish by which the last day counted. */
  counted: Finish
  last: Finish
  readonly calendar: Map<DayNumber, DayState>
}

/** Goes on over the days until `next`: freezes stand in for all that was missed, or the streak is over. */
function pass(course: Course, next: Finish, forgiven: ReadonlySet<DayNumber>): void {
  const missed = missedBetween(course.last, next, forgiven)
  if (missed.length > course.freezes) {
    course.days = 0
    return
  }
  course.freezes -= missed.length
  const write = (day: DayNumber, state: DayState) => {
    if (!course.calendar.has(day)) course.calendar.set(day, state)
  }
  for (const day of missed) write(day, 'frozen')
  // What the dates skip and nobody missed was taken by a journey.
  const [from, to] = [course.last, next].map(({ at, offset }) => localDay(at, offset))
  for (const day of daysBetween(from!, to!)) write(day, 'forgiven')
}

function countDay(course: Course, finish: Finish): void {
  course.days += 1
  course.longest = Math.max(course.longest, course.days)
  if (course.days % DAYS_FOR_FREEZE === 0) course.freezes = Math.min(MOST_FREEZES, course.freezes + 1)
  course.counted = finish
  course.calendar.set(localDay(finish.at, finish.offset), 'done')
}

/** The streak of an account from all that it has finished, the earliest first. `here` is the moment and place of asking. */
export function streakOf(
  finishes: readonly Finish[],
  forgiven: ReadonlySet<DayNumber>,
  here: Finish,
): Streak {
  const calendar = new Map<DayNumber, DayState>([...forgiven].map((day) => [day, 'forgiven']))
  const [first, ...others] = finishes
  if (!first) return { days: 0, longest: 0, freezes: 0, isDoneToday: false, calendar }
  const course: Course = { days: 0, longest: 0, freezes: 0, counted: first, last: first, calendar }
  countDay(course, first)
  for (const finish of others) {
    if (isNewDay(course.counted, finish)) {
      pass(course, finish, forgiven)
      countDay(course, finish)
    }
    course.last = finish
  }
  const isDoneToday = !isNewDay(course.counted, here)
  if (!isDoneToday) pass(course, here, forgiven)
  const { days: inARow, longest, freezes } = course
  return { days: inARow, longest, freezes, isDoneToday, calendar }
}
