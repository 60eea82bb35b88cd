import { after, hours, type Instant } from '#kit/time/time.ts'

/** After this time a claimed report can be claimed by others. */
export const CLAIM_LASTS = hours(1)

/** Whether an operator may take a report: it is free, theirs already, or was claimed too long ago. */
export const mayClaim = (
  claim: { readonly by: string; readonly at: Instant } | undefined,
  operator: string,
  now: Instant,
): boolean => !claim || claim.by === operator || now >= after(claim.at, CLAIM_LASTS)
