import { hours, type Duration } from '#kit/time/time.ts'

export type TimeTone = 'calm' | 'soon' | 'last' | 'gone'

/** Colour of a listing's remaining time: green, sun under twelve hours, coral under one (docs/look.md 9). */
export function timeTone(left: Duration): TimeTone {
  if (left <= 0) return 'gone'
  if (left < hours(1)) return 'last'
  return left <= hours(12) ? 'soon' : 'calm'
}
