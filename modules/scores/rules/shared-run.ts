import { days, type Duration } from '#kit/time/time.ts'
import type { BestRule, RunEnd } from '../model.ts'

/** Runs that one account shares on a day. */
export const SHARES_A_DAY = 20
/** Raceable shared runs per account; the oldest is dropped. */
export const MOST_SHARED = 200
export const SHARED_FOR: Duration = days(180)

const MOST_STARS = 3
const CELLS = 5

export interface ShownEnd extends RunEnd {
  readonly stars?: number
  /** The player's best on this level, including this run. */
  readonly best: number | undefined
  readonly rule: BestRule
}

/** The result as emoji: stars where the level gives some, else progress towards the player's best. */
export function signsOf({ status, score, stars, best, rule }: ShownEnd): string {
  if (stars !== undefined) return '⭐'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)
  const full = status === 'won' ? CELLS : partOf(rule === 'highest' ? [score, best] : [best, score])
  return '🟩'.repeat(full) + '⬜'.repeat(CELLS - full)
}

/** Counts whole cells only for what has been reached. */
function partOf([part = 0, whole = 0]: readonly (number | undefined)[]): number {
  return part > 0 && whole > 0 ? Math.floor(Math.min(1, part / whole) * CELLS) : 0
}
