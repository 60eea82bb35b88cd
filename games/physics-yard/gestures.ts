import { AIM_CODES, COLUMN_CODES, LINE_CODES, PLACE_CODES } from './codes.ts'
import type { Gesture, Yard, YardRules } from './yard.ts'

const CODES: Readonly<Record<Exclude<Gesture, 'spots'>, number>> = {
  press: 1,
  column: COLUMN_CODES,
  place: PLACE_CODES,
  line: LINE_CODES,
  pull: AIM_CODES,
}

/** Whether something is an input of a game: 0, or a code of its gesture. */
export function isCode({ gesture, spots }: YardRules, yard: Yard, input: unknown): boolean {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0) return false
  return input <= (gesture === 'spots' ? (spots?.(yard).length ?? 0) : CODES[gesture])
}
