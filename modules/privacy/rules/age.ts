import { ok, refuse } from '#kit/result/result.ts'
import { after, days, toEpochSeconds, type Instant } from '#kit/time/time.ts'
import type { AgeBand, AgeStanding } from '#modules/account/model.ts'
import type { ConsentAge } from '../model.ts'

/** No player is older; an earlier year is a typing error. */
const OLDEST_YEARS = 120

/** An answer stands for a year: minors grow older, and nobody can try another year at once. */
export const AGE_STANDS_FOR = days(365)

const yearOf = (now: Instant) => new Date(now).getUTCFullYear()

/** The age band of a year of birth, or undefined for an impossible one. Assumes that the birthday is still to come. */
export function bandOf(year: number, now: Instant): AgeBand | undefined {
  const turns = yearOf(now) - year
  if (!Number.isInteger(year) || turns < 0 || turns > OLDEST_YEARS) return undefined
  const age = turns - 1
  if (age < 13) return 'under13'
  if (age < 16) return '13to15'
  return age < 18 ? '16to17' : 'adult'
}

/** Whether a player may use only ready-made phrases and names, and cannot be found by number (docs/trust.md 4). */
export const isGuided = (band: AgeBand, consentAge: ConsentAge) =>
  band === 'under13' || (band === '13to15' && consentAge === 16)

/** Whether a player has declared to be under 18: no profile, no experiment, no push messages. */
export const isMinor = (band: AgeBand) => band !== 'adult'

/** What an age allows, as the client needs to know it. */
export function standingOf(band: AgeBand, consentAge: ConsentAge): AgeStanding {
  if (isGuided(band, consentAge)) return 'guided'
  return isMinor(band) ? 'minor' : 'adult'
}

export interface GivenAge {
  readonly band: AgeBand
  readonly askedOn: Instant
}

/** When a player may answer again; an adult's answer is final. */
export const mayAnswerAt = ({ band, askedOn }: GivenAge): Instant | null =>
  band === 'adult' ? null : after(askedOn, AGE_STANDS_FOR)

/** Accepts an answer unless another one still stands. */
export function answerAge(given: GivenAge | undefined, year: number, now: Instant) {
  const band = bandOf(year, now)
  if (!band) return refuse('InvalidParams', { field: 'year' })
  if (!given || given.band === band) return ok(band)
  const freeAt = mayAnswerAt(given)
  if (freeAt === null) return refuse('AgeAnswered')
  return now < freeAt ? refuse('AgeAnswered', { nextTime: toEpochSeconds(freeAt) }) : ok(band)
}
