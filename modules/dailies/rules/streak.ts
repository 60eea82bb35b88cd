import { days, seconds } from '#kit/time/time.ts'
import type { DayState, Finish } from '../model.ts'

/** Days in a row that earn a freeze. */
export const DAYS_FOR_FREEZE = 7
/** Most freezes in stock. */
export const MOST_FREEZES = 2

/** A day by its number from the epoch, in the calendar of a place. */
type DayNumber = number

/** The local day of a moment at a UTC offset in seconds. */
export const localDay = (at: number, offset: number): DayNumber =>
  Math.floor((at + seconds(offset)) / days(1))

/** A player's streak at a moment, computed from their finishes alone. */
export interface Streak {
  /** Days in a row; 0 once it is over. */
  readonly days: number
  readonly longest: number
  /** Freezes that are left. */
  readonly freezes: number
  readonly isDoneToday: boolean
  /** Days that are not blank: done, frozen or forgiven. */
  readonly calendar: ReadonlyMap<DayNumber, DayState>
}

/**
 * A finish starts a new day when its date is later than that of the last counted day and a midnight has passed in the player's current
 * zone: changing the time zone alone is no new day.
 */
const isNewDay = (counted: Finish, { at, offset }: Finish): boolean =>
  localDay(at, offset) > localDay(counted.at, counted.offset) &&
  localDay(at, offset) > localDay(counted.at, offset)

const daysBetween = (from: DayNumber, to: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index)

/**
 * Missed whole days between two finishes: by the old zone, by the new zone, or by their dates, whichever is fewest. Travel shifts
 * hours but never breaks a streak.
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
  /** The finish that made the last day count. */
  counted: Finish
  last: Finish
  readonly calendar: Map<DayNumber, DayState>
}

/** Advances over the days until `next`: freezes cover all missed days, or the streak ends. */
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
  // Dates skipped without a missed day are due to travel.
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

/** The streak from all finishes of an account, earliest first. `here` is the moment and zone of the question. */
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
