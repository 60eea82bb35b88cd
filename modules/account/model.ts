import { days } from '#kit/time/time.ts'

/** Thirteen months: how long an inactive visitor or device is remembered (docs/trust.md 4). */
export const VISITOR_REMEMBERED_FOR = /* @__PURE__ */ days(396)

/** In graphemes, as a reader counts. */
export const NICKNAME_LENGTH = { shortest: 2, longest: 20 } as const

/** The pictures an account may have; which one follows from its number. */
export const AVATAR_COUNT = 12

/** A visitor is an anonymous device; a member has signed in with a provider. */
export type AccountKind = 'visitor' | 'member'

/** What is kept of the answer to the age question: never the year. */
export const AGE_BANDS = ['under13', '13to15', '16to17', 'adult'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

/** What an age allows here: `guided` players use ready-made words and names, `minor` ones are not profiled. */
export type AgeStanding = 'guided' | 'minor' | 'adult'

/** A player's identity at a provider: never an e-mail address, which may change owners (ASVS 6.8.1). */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Maximum length of a ban appeal, in characters. */
export const LONGEST_BAN_APPEAL = 500
