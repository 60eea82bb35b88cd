import { after, minutes, type Instant } from '#kit/time/time.ts'
import type { EventPlan } from '../model.ts'

export type EventState = 'before' | 'running' | 'over'

/** A score that was sent in the last second is stored by then: a call ends long before. */
export const SETTLED_AFTER = minutes(5)

type Span = Pick<EventPlan, 'startsAt' | 'endsAt'>

/** An event begins with its first moment and is over with its last one. */
export function stateOf({ startsAt, endsAt }: Span, now: Instant): EventState {
  if (now < startsAt) return 'before'
  return now < endsAt ? 'running' : 'over'
}

/** Whether the final table may be written down. */
export const maySettle = ({ endsAt }: Pick<Span, 'endsAt'>, now: Instant): boolean =>
  now >= after(endsAt, SETTLED_AFTER)

/** Whether two events run at one moment. */
export const overlap = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt
