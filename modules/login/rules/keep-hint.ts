import { after, days, type Duration, type Instant } from '#kit/time/time.ts'

/** After it is closed the hint stays away for this long. */
export const HINT_AGAIN: Duration = days(14)
const MANY_CARDS = 20

export interface Holder {
  readonly isVisitor: boolean
  readonly cardCount: number
  /** Whether one of the cards is an S or better. */
  readonly hasPrecious: boolean
  /** When they last closed the hint. */
  readonly closedAt: Instant | undefined
}

/** Whether a visitor has something worth keeping, and has not been reminded recently (spec 2.18). */
export function mayHint({ isVisitor, cardCount, hasPrecious, closedAt }: Holder, now: Instant): boolean {
  if (!isVisitor) return false
  if (closedAt !== undefined && now < after(closedAt, HINT_AGAIN)) return false
  return hasPrecious || cardCount > MANY_CARDS
}
