import { ok, refuse } from '#kit/result/result.ts'
import { minutes, seconds, type Instant } from '#kit/time/time.ts'
import type { AccountKind } from '#modules/account/model.ts'

/** How long a player may stay at the provider. */
export const STATE_LASTS = minutes(10)
/** How long our one-time code can be redeemed, retries included (docs/contract.md 6.1). */
export const CODE_LASTS = seconds(60)

/** Why a sign-in ended at `/oauth/fail`. */
export type OauthFailure = 'closed' | 'origin' | 'down' | 'denied' | 'forged' | 'expired' | 'busy'

/** A sign-in in progress at a provider. */
export interface RunningSignIn {
  readonly browserHash: string
  readonly provider: string
  readonly endsAt: Instant
  readonly usedAt: Instant | null
}

/** Whether a callback belongs to a sign-in that this browser began with this provider. */
export function judgeReturn(
  running: RunningSignIn | undefined,
  { browserHash, provider, now }: { browserHash: string | undefined; provider: string; now: Instant },
): OauthFailure | 'good' {
  if (running?.browserHash !== browserHash || running?.provider !== provider) return 'forged'
  return running.usedAt !== null || now >= running.endsAt ? 'expired' : 'good'
}

/** Our one-time code between `/oauth/success` and the call. */
export interface OauthCode {
  readonly browserHash: string
  readonly origin: string
  readonly endsAt: Instant
}

/** A code is valid for a minute, in the browser that received it and on the page that asked for it. */
export function judgeCode<Code extends OauthCode>(
  code: Code | undefined,
  { browserHash, origin, now }: { browserHash: string | undefined; origin: string; now: Instant },
) {
  if (code?.browserHash !== browserHash || !code || now >= code.endsAt) return refuse('OauthFailed')
  return code.origin === origin ? ok(code) : refuse('OauthOrigin')
}

/** What is known when a player returns from a provider. */
export interface Arrival {
  /** Started from the list of linked providers rather than the sign-in overlay. */
  readonly isLink: boolean
  /** The calling account, if any. */
  readonly caller: { readonly accountId: number; readonly kind: AccountKind } | undefined
  /** The account linked to this identity. */
  readonly linkedId: number | undefined
  /** The caller already has an identity of this provider. */
  readonly hasProvider: boolean
}

export type Entry =
  | { readonly way: 'enter'; readonly accountId: number; readonly merge: 'none' | 'switched' }
  | { readonly way: 'upgrade' | 'link'; readonly accountId: number }
  | { readonly way: 'create' }

/** Which account an identity signs in to (docs/contract.md 9). */
export function planEntry({ isLink, caller, linkedId, hasProvider }: Arrival) {
  const isMember = caller?.kind === 'member'
  if (isLink && !isMember) return refuse('OauthFailed')
  if (linkedId !== undefined) {
    const isOwn = linkedId === caller?.accountId
    if (isLink && !isOwn) return refuse('OauthBound', { choice: 'switch' })
    return ok<Entry>({ way: 'enter', accountId: linkedId, merge: isOwn || !caller ? 'none' : 'switched' })
  }
  if (!caller) return ok<Entry>({ way: 'create' })
  if (!isMember) return ok<Entry>({ way: 'upgrade', accountId: caller.accountId })
  // Another person may be at this screen, so providers are linked only from the account's own list.
  if (!isLink) return refuse('OauthBound', { choice: 'link' })
  if (hasProvider) return refuse('OauthBound', { choice: 'unlink' })
  return ok<Entry>({ way: 'link', accountId: caller.accountId })
}
