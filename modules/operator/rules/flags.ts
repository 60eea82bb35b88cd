import { hash32 } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Audience } from '../model.ts'

export interface FlagRule {
  readonly isOn: boolean
  /** Percentage of accounts it is open to. */
  readonly percent: number
  readonly audience: Audience
  /** Null: at once. */
  readonly startsAt: Instant | null
}

/** The caller; unknown before the sign-in. */
export interface Asker {
  readonly accountId: number
  readonly access: 'visitor' | 'member'
}

/** An account's percentile: stable, and independent for each flag. */
export const partOfHundred = (name: string, accountId: number): number =>
  hash32(`flag ${name} ${accountId}`) % 100

/** Whether a part is open to somebody. Unknown callers are let in only where everybody is. */
export function isOpenTo(
  name: string,
  { isOn, percent, audience }: FlagRule,
  asker: Asker | undefined,
): boolean {
  if (!isOn) return false
  if (audience === 'members' && asker?.access !== 'member') return false
  return percent >= 100 || (asker !== undefined && partOfHundred(name, asker.accountId) < percent)
}

/** A part scheduled to be on later is not on before. */
export const hasBegun = ({ isOn, startsAt }: FlagRule, now: Instant): boolean =>
  isOn && (startsAt === null || startsAt <= now)
