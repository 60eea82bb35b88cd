import { days, hours, minutes, seconds, type Duration } from './time.ts'

const UNITS = [
  ['day', days(1)],
  ['hour', hours(1)],
  ['minute', minutes(1)],
  ['second', seconds(1)],
] as const

/** A duration in English, for operators: in the largest unit that divides it. */
export function inWords(length: Duration): string {
  const [unit, size] = UNITS.find(([, one]) => length % one === 0) ?? ['millisecond', 1]
  const count = length / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
