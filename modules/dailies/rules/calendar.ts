import type { DayState, Finish } from '../model.ts'
import { dayNamed } from './days.ts'
import { localDay, type Streak } from './streak.ts'

/** Weeks shown in the calendar, including the current one. */
export const CALENDAR_WEEKS = 5
const WEEK = 7
/** The epoch was a Thursday; weeks begin on Mondays. */
const MONDAY = 3

export interface CalendarDay {
  readonly day: string
  readonly state: DayState
}

/** The last weeks of a player's calendar, from a Monday to today. */
export function calendarOf({ calendar, isDoneToday }: Streak, here: Finish): CalendarDay[] {
  const today = localDay(here.at, here.offset)
  const monday = today - ((today + MONDAY) % WEEK)
  const first = monday - (CALENDAR_WEEKS - 1) * WEEK
  return Array.from({ length: today - first + 1 }, (_, index) => {
    const day = first + index
    const otherwise = day < today ? 'blank' : isDoneToday ? 'forgiven' : 'open'
    return { day: dayNamed(day), state: calendar.get(day) ?? otherwise }
  })
}
