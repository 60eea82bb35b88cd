import { after, minutes, type Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'

export type EventState = 'before' | 'running' | 'over'

/** A score sent in the last second is stored by then: calls are much shorter. */
export const SETTLED_AFTER = minutes(5)

type Span = Pick<EventPlan, 'startsAt' | 'endsAt'>

/** The start is inclusive, the end is not. */
export function stateOf({ startsAt, endsAt }: Span, now: Instant): EventState {
  if (now < startsAt) return 'before'
  return now < endsAt ? 'running' : 'over'
}

/** Whether the final table may be stored. */
export const maySettle = ({ endsAt }: Pick<Span, 'endsAt'>, now: Instant): boolean =>
  now >= after(endsAt, SETTLED_AFTER)

/** Whether a stored season may still get the odds that ship with it: not once it has begun, or an operator has changed it. */
export const mayGetOdds = (
  {
    startsAt,
    oddsVersion,
    version,
    removedAt,
  }: Pick<EventPlan, 'startsAt' | 'oddsVersion'> & {
    readonly version: number
    readonly removedAt: Instant | null
  },
  now: Instant,
): boolean => now < startsAt && oddsVersion === undefined && version === 1 && removedAt === null

/** Whether two events run at one moment. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt
