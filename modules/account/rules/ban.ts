import { ok, refuse } from '#kit/result/result.ts'
import { toEpochSeconds, type Instant } from '#kit/time/time.ts'

/** Whether an account is let in: a ban keeps it out until it ends (spec 6.1). */
export function mayEnter<Known extends { readonly bannedUntil: Instant | null }>(
  account: Known,
  now: Instant,
) {
  const { bannedUntil } = account
  if (bannedUntil === null || now >= bannedUntil) return ok(account)
  return refuse('AccountBanned', { endTime: toEpochSeconds(bannedUntil) })
}
