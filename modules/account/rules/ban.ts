import { ok, refuse } from '#kit/result/result.ts'
import { toEpochSeconds, type Instant } from '#kit/time/time.ts'

/** What a banned player can do: ask once for each ban, while it lasts. */
export function banAppealState(
  bannedUntil: Instant | null,
  appeal: { readonly state: 'open' | 'lifted' | 'kept' } | undefined,
  now: Instant,
): 'none' | 'possible' | 'open' | 'kept' {
  if (bannedUntil === null || bannedUntil <= now) return 'none'
  if (!appeal) return 'possible'
  return appeal.state === 'open' ? 'open' : 'kept'
}

/** Whether an account is let in: a ban keeps it out until it ends (spec 6.1). */
export function mayEnter<Known extends { readonly bannedUntil: Instant | null }>(
  account: Known,
  now: Instant,
) {
  const { bannedUntil } = account
  if (bannedUntil === null || now >= bannedUntil) return ok(account)
  return refuse('AccountBanned', { endTime: toEpochSeconds(bannedUntil) })
}
