import { ok, refuse } from '#kit/result/result.ts'
import {
  after,
  between,
  days,
  latest,
  minutes,
  seconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'

/** Most boxes from sharing per day (UTC) (docs/economy.md 7). */
export const SHARES_A_DAY = 3
/** A device first seen longer ago is not new. */
export const NEW_FOR = minutes(60)
/** How long the opened page must be viewed, by the server's clock (docs/contract.md 6.4). */
export const LOOKED_AT = seconds(10)
/** Invitations of one network that count: households and schools bring few new players, scripts many. */
export const NETWORK_RATE = { burst: 1, refillEvery: days(1) }

export interface Visitor {
  /** When this device was first seen; nothing when it never signed in. */
  readonly firstSeenAt: Instant | undefined
  readonly accountId: number | undefined
  readonly network: string
}

export interface Inviter {
  readonly accountId: number
  readonly networks: readonly string[]
}

/** Whether a visitor who followed a link counts: their device was never seen before (docs/contract.md 6.4). */
export function counts(visitor: Visitor, inviter: Inviter, now: Instant): boolean {
  if (visitor.firstSeenAt === undefined || now - visitor.firstSeenAt > NEW_FOR) return false
  return visitor.accountId !== inviter.accountId && !inviter.networks.includes(visitor.network)
}

/** How long a visitor must still view the page; undefined when the device never signed in. */
export function lookingFor({ firstSeenAt }: Visitor, now: Instant): Duration {
  if (firstSeenAt === undefined) return seconds(0)
  return between(now, latest(now, after(firstSeenAt, LOOKED_AT)))
}

/** Whether a player who has taken this many boxes today may take one more. */
export function mayTakeShare(takenToday: number) {
  return takenToday < SHARES_A_DAY ? ok(true) : refuse('ShareAlreadyTaken')
}

export type ShareStateName = 'none' | 'waiting' | 'open' | 'taken'

export function shareState({
  opened,
  waiting,
  takenToday,
}: Record<'opened' | 'waiting' | 'takenToday', number>) {
  if (waiting > 0) return takenToday < SHARES_A_DAY ? 'open' : 'taken'
  return opened > 0 ? 'waiting' : 'none'
}
