import type { Instant } from '#kit/time/time.ts'

/** A punished player can appeal once for each punishment, while it lasts. */
export type AppealState = 'none' | 'possible' | 'open' | 'kept'

interface Appealed {
  readonly state: 'open' | 'lifted' | 'kept'
  readonly text: string
}

/** State of an appeal against a mute or a ban; `endsAt` of null means that it is permanent. */
export function appealState(
  punishment: { readonly endsAt: Instant | null } | undefined,
  appeal: Pick<Appealed, 'state'> | undefined,
  now: Instant,
): AppealState {
  if (!punishment || (punishment.endsAt !== null && punishment.endsAt <= now)) return 'none'
  if (!appeal) return 'possible'
  return appeal.state === 'open' ? 'open' : 'kept'
}

/** How an appeal is handled; the same text again is a retry after a lost answer. */
export function appealWith(
  words: string,
  state: AppealState,
  appeal: Appealed | undefined,
): 'new' | 'again' | 'refused' {
  if (state === 'open' && appeal?.text === words) return 'again'
  return state === 'possible' && words !== '' ? 'new' : 'refused'
}

/** Operators are compared by name, ignoring case. */
export const isSameOperator = (one: string | null, other: string) =>
  one !== null && one.toLowerCase() === other.toLowerCase()
