import { after, days, type Duration, type Instant } from '#kit/time/time.ts'
import type { DareState } from '../model.ts'

/** So long a friend may answer a dare to a deal. */
export const DARE_OPEN_FOR: Duration = days(7)
/** So long both see how it ended. */
export const DEAL_DARES_KEPT_FOR: Duration = days(30)
/** Dares of one player on a day (UTC), and those of them that one friend hears of. */
export const DARES_A_DAY = 20
export const DARES_TO_ONE_A_DAY = 3

/** An answer settles a dare; without one it ends by itself. */
export function dareState(
  { daredAt, isAnswered }: { readonly daredAt: Instant; readonly isAnswered: boolean },
  now: Instant,
): DareState {
  if (isAnswered) return 'answered'
  return now < after(daredAt, DARE_OPEN_FOR) ? 'open' : 'over'
}

/** Whether one more dare may go out, with those of today counted. */
export const mayDare = (today: { readonly all: number; readonly toFriend: number }): boolean =>
  today.all < DARES_A_DAY && today.toFriend < DARES_TO_ONE_A_DAY
