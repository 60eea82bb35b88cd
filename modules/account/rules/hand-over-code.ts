import { ok, refuse } from '#kit/result/result.ts'
import { after, days, minutes, type Duration, type Instant } from '#kit/time/time.ts'
import type { AccountKind } from '../model.ts'

/** How a code travels: in a link that is opened at once, or in the manifest of the installed app. */
export type HandOverUse = 'link' | 'install'

/** How long a hand-over code can be used (docs/contract.md 9). */
export const HAND_OVER_LASTS: Readonly<Record<HandOverUse, Duration>> = {
  link: minutes(10),
  install: days(7),
}
/** How long the same device may retry, because its first answer may have been lost. */
export const SAME_USE = minutes(1)
/** Unused codes an account may have at once; a new one replaces the oldest. */
export const MOST_HAND_OVER_CODES = 5

export interface HandOverCode {
  readonly accountId: number
  /** A code never signs in a member: members use their provider. */
  readonly ownerKind: AccountKind
  readonly use: HandOverUse
  readonly endsAt: Instant
  readonly used: { readonly at: Instant; readonly deviceMask: string } | null
}

/** Whether a device may sign in with a code: once, in time, and visitors only. */
export function judgeHandOverCode(code: HandOverCode | undefined, deviceMask: string, now: Instant) {
  if (!code || code.ownerKind !== 'visitor') return refuse('HandCodeInvalid')
  if (code.used) {
    const isSameUse = code.used.deviceMask === deviceMask && now < after(code.used.at, SAME_USE)
    return isSameUse ? ok(code) : refuse('HandCodeInvalid')
  }
  return now < code.endsAt ? ok(code) : refuse('HandCodeInvalid')
}

/** Members sign in with their provider elsewhere too: no code gives access to a member's account. */
export const mayHandOver = (access: 'visitor' | 'member') =>
  access === 'visitor' ? ok(access) : refuse('HandCodeInvalid')
