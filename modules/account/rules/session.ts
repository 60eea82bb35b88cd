import { refuse } from '#kit/result/result.ts'
import { after, days, earliest, hours, type Duration, type Instant } from '#kit/time/time.ts'
import type { AccountKind } from '../model.ts'

interface Lifetime {
  /** A session unused for this long expires. */
  readonly idle: Duration
  /** A session this old expires even if used. */
  readonly absolute: Duration
}

const LIFETIMES: Readonly<Record<AccountKind, Lifetime>> = {
  visitor: { idle: days(30), absolute: days(180) },
  member: { idle: days(14), absolute: days(90) },
}

/** An eleventh session ends the oldest (docs/contract.md 1). */
export const MOST_SESSIONS = 10
/** How long the truncated network address of a device or session is kept (docs/trust.md 4). */
export const NETWORK_KEPT = days(30)
/** How long operators see that somebody signed in, also after the session has ended. */
export const SIGN_INS_KEPT = days(90)
/** Precision of the last use: writing it at every call would cost more than the call. */
const NOTE_USE_EVERY = hours(1)

export function expiryOf(kind: AccountKind, startedAt: Instant, usedAt: Instant): Instant {
  const { idle, absolute } = LIFETIMES[kind]
  return earliest(after(usedAt, idle), after(startedAt, absolute))
}

export const isUseWorthNoting = (seenAt: Instant, now: Instant) => now >= after(seenAt, NOTE_USE_EVERY)

/** What a session's validity depends on. */
export interface Standing {
  readonly expiresAt: Instant
  readonly bannedUntil: Instant | null
  readonly isDeleted: boolean
}

/** An expired token is renewed by signing in; an invalid one makes the client a visitor (docs/contract.md A26). */
export function judgeSession<Session extends Standing>(session: Session | undefined, now: Instant) {
  if (!session || session.isDeleted) return refuse('NoPermission')
  if (session.bannedUntil !== null && now < session.bannedUntil) return refuse('NoPermission')
  if (now >= session.expiresAt) return refuse('NotSignedIn')
  return { ok: true, value: session } as const
}
