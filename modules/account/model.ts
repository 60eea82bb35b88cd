/** Counted as a reader counts, in graphemes. */
export const NICKNAME_LENGTH = { shortest: 2, longest: 20 } as const

/** The pictures an account may have; which one follows from its number. */
export const AVATAR_COUNT = 12

/** A visitor is an anonymous device; a member has signed in with a provider. */
export type AccountKind = 'visitor' | 'member'
