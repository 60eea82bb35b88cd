import { after, before, days, type Instant } from '#kit/time/time.ts'
import { VISITOR_REMEMBERED_FOR } from '#modules/account/model.ts'

/** How long an erasure can be cancelled (docs/contract.md 7). */
export const GRACE = days(14)
/** Twenty-four months, including the notice period. */
export const MEMBER_REMEMBERED_FOR = days(731)
/** How long before erasure a member is notified; an idle visitor cannot be reached. */
export const MEMBER_TOLD_BEFORE = days(30)

export const erasesAt = (askedAt: Instant): Instant => after(askedAt, GRACE)
export const visitorsUnusedSince = (now: Instant): Instant => before(now, VISITOR_REMEMBERED_FOR)
/** Members who have not been online since then are told. */
export const membersUnusedSince = (now: Instant): Instant =>
  after(before(now, MEMBER_REMEMBERED_FOR), MEMBER_TOLD_BEFORE)

/** Whether an account marked for erasure is due now; until then it can be kept. */
export const isDue = (leaving: { readonly erasesAt: Instant } | undefined, now: Instant): boolean =>
  leaving !== undefined && now >= leaving.erasesAt
