import { ok, refuse } from '#kit/result/result.ts'
import { after, days, minutes, type Duration, type Instant } from '#kit/time/time.ts'
import type { AccountKind } from '../model.ts'

/** Where a code travels: in a link that somebody opens at once, or in the manifest of the installed app. */
export type HandUse = 'link' | 'install'

/** How long a hand-over code can be used (docs/contract.md 9). */
export const HAND_LASTS: Readonly<Record<HandUse, Duration>> = { link: minutes(10), install: days(7) }
/** The same device may ask again for so long, because its first answer may have been lost on the way. */
export const SAME_USE = minutes(1)
/** Codes of one account that wait at the same time; an older one makes way. */
export const MOST_HAND_CODES = 5

export interface HandCode {
  readonly accountId: number
  /** A code never carries a member: who has linked a provider signs in with it. */
  readonly ownerKind: AccountKind
  readonly use: HandUse
  readonly endsAt: Instant
  readonly used: { readonly at: Instant; readonly deviceMask: string } | null
}

/** Whether a device may come in by a code: once, in time, and as a visitor only. */
export function judgeHandCode(code: HandCode | undefined, deviceMask: string, now: Instant) {
  if (!code || code.ownerKind !== 'visitor') return refuse('HandCodeInvalid')
  if (code.used) {
    const isSameUse = code.used.deviceMask === deviceMask && now < after(code.used.at, SAME_USE)
    return isSameUse ? ok(code) : refuse('HandCodeInvalid')
  }
  return now < code.endsAt ? ok(code) : refuse('HandCodeInvalid')
}

/** Whoever has signed in with a provider does so elsewhere too: no code has the power of a member. */
export const mayHandOver = (access: 'visitor' | 'member') =>
  access === 'visitor' ? ok(access) : refuse('HandCodeInvalid')
