import { days, type Duration } from '#kit/time/time.ts'
import type { BestRule, RunEnd } from '../model.ts'

/** Runs that one account shares on a day. */
export const SHARES_A_DAY = 20
/** Runs of one account that can be raced by their links; the oldest goes. */
export const MOST_SHARED = 200
export const SHARED_FOR: Duration = days(180)

const MOST_STARS = 3
const CELLS = 5

export interface ShownEnd extends RunEnd {
  readonly stars?: number
  /** The player's best on this level, this run included. */
  readonly best: number | undefined
  readonly rule: BestRule
}

/** The shape of a result in signs: stars where the level gives some, else how near it came to the player's best. */
export function signsOf({ status, score, stars, best, rule }: ShownEnd): string {
  if (stars !== undefined) return '⭐'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)
  const full = status === 'won' ? CELLS : partOf(rule === 'highest' ? [score, best] : [best, score])
  return '🟩'.repeat(full) + '⬜'.repeat(CELLS - full)
}

/** Whole cells only for what has come so far. */
function partOf([part = 0, whole = 0]: readonly (number | undefined)[]): number {
  return part > 0 && whole > 0 ? Math.floor(Math.min(1, part / whole) * CELLS) : 0
}
