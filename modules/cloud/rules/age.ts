import { ok, refuse } from '#kit/result/result.ts'
import type { AgeBand } from '#modules/account/model.ts'

/** The highest label that each age band may play: the youngest age of the band counts. */
const HIGHEST: Readonly<Record<AgeBand, number>> = { under13: 7, '13to15': 12, '16to17': 16, adult: 18 }
/** Up to this label the age is not asked. */
const UNASKED = 12
/** An account without an answer sees games that prompt for it, but none for adults only. */
const HIGHEST_UNANSWERED = 16

/** The highest label in a player's lists. */
export const highestListed = (band: AgeBand | null): number =>
  band === null ? HIGHEST_UNANSWERED : HIGHEST[band]

/** Whether a game with this label may be queued for and started. */
export function isOfAge(age: number, band: AgeBand | null) {
  if (band === null) return age > UNASKED ? refuse('AgeNeeded') : ok(undefined)
  return age > HIGHEST[band] ? refuse('CloudGameNotForAge', { age }) : ok(undefined)
}
