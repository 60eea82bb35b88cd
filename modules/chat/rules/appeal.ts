import { hours, type Instant, after } from '#kit/time/time.ts'

/** A claimed report is free again for others after so long. */
export const CLAIM_LASTS = hours(1)

export interface AppealedMute {
  readonly endsAt: Instant | null
  readonly mutedAt: Instant
}

/** What a muted player can do: ask once for each mute, while it lasts. */
export type AppealState = 'none' | 'possible' | 'open' | 'kept'

export function appealState(
  mute: AppealedMute | undefined,
  appeal: { readonly state: 'open' | 'lifted' | 'kept' } | undefined,
  now: Instant,
): AppealState {
  if (!mute || (mute.endsAt !== null && mute.endsAt <= now)) return 'none'
  if (!appeal) return 'possible'
  return appeal.state === 'open' ? 'open' : 'kept'
}

/** Whether an operator may take a report: it is free, theirs already, or was claimed too long ago. */
export const mayClaim = (
  claim: { readonly by: string; readonly at: Instant } | undefined,
  operator: string,
  now: Instant,
): boolean => !claim || claim.by === operator || now >= after(claim.at, CLAIM_LASTS)

/** Operators are told apart by their names, whatever the case. */
export const isSameOperator = (one: string | null, other: string) =>
  one !== null && one.toLowerCase() === other.toLowerCase()
