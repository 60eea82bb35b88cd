import { hash32 } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'
import type { Audience } from '../model.ts'

export interface FlagRule {
  readonly isOn: boolean
  /** How many of a hundred accounts it is open to. */
  readonly percent: number
  readonly audience: Audience
  /** Nothing: at once. */
  readonly startsAt: Instant | null
}

/** Who asks; nobody is known before the sign-in. */
export interface Asker {
  readonly accountId: number
  readonly access: 'visitor' | 'member'
}

/** In which of a hundred parts an account is: the same for good, and another one for each flag. */
export const partOfHundred = (name: string, accountId: number): number =>
  hash32(`flag ${name} ${accountId}`) % 100

/** Whether a part is open to somebody. Whoever is not known yet is only let in where everybody is. */
export function isOpenTo(
  name: string,
  { isOn, percent, audience }: FlagRule,
  asker: Asker | undefined,
): boolean {
  if (!isOn) return false
  if (audience === 'members' && asker?.access !== 'member') return false
  return percent >= 100 || (asker !== undefined && partOfHundred(name, asker.accountId) < percent)
}

/** What is switched on for later is not on before. */
export const hasBegun = ({ isOn, startsAt }: FlagRule, now: Instant): boolean =>
  isOn && (startsAt === null || startsAt <= now)
