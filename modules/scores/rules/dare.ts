import { after, days, type Duration, type Instant } from '#kit/time/time.ts'
import type { DareState } from '../model.ts'

/** How long a dare to a deal can be answered. */
export const DARE_OPEN_FOR: Duration = days(7)
/** How long both see the result. */
export const DEAL_DARES_KEPT_FOR: Duration = days(30)
/** Dares per player and day (UTC), in total and to the same friend. */
export const DARES_A_DAY = 20
export const DARES_TO_ONE_A_DAY = 3

/** An answer settles a dare; without one it expires. */
export function dareState(
  { daredAt, isAnswered }: { readonly daredAt: Instant; readonly isAnswered: boolean },
  now: Instant,
): DareState {
  if (isAnswered) return 'answered'
  return now < after(daredAt, DARE_OPEN_FOR) ? 'open' : 'over'
}

/** Whether another dare is allowed, given today's. */
export const mayDare = (today: { readonly all: number; readonly toFriend: number }): boolean =>
  today.all < DARES_A_DAY && today.toFriend < DARES_TO_ONE_A_DAY
