import type { Instant } from '#kit/time/time.ts'

/** What a punished player can do: ask once for each punishment, while it lasts. */
export type AppealState = 'none' | 'possible' | 'open' | 'kept'

interface Appealed {
  readonly state: 'open' | 'lifted' | 'kept'
  readonly text: string
}

/** Where an appeal of a mute or a ban stands; an end of null never comes. */
export function appealState(
  punishment: { readonly endsAt: Instant | null } | undefined,
  appeal: Pick<Appealed, 'state'> | undefined,
  now: Instant,
): AppealState {
  if (!punishment || (punishment.endsAt !== null && punishment.endsAt <= now)) return 'none'
  if (!appeal) return 'possible'
  return appeal.state === 'open' ? 'open' : 'kept'
}

/** What becomes of a player's words: the same ones again are those whose answer was lost. */
export function appealWith(
  words: string,
  state: AppealState,
  appeal: Appealed | undefined,
): 'new' | 'again' | 'refused' {
  if (state === 'open' && appeal?.text === words) return 'again'
  return state === 'possible' && words !== '' ? 'new' : 'refused'
}

/** Operators are told apart by their names, whatever the case. */
export const isSameOperator = (one: string | null, other: string) =>
  one !== null && one.toLowerCase() === other.toLowerCase()
