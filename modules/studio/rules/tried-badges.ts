import type { Instant } from '#kit/time/time.ts'

interface WonNow {
  readonly badgeId: string
  readonly wonAt: Instant
}

/** What a version has given since its preview was opened. */
export interface Given {
  readonly won: readonly WonNow[]
  /** Asked for without a declaration, and refused. */
  readonly undeclared: readonly string[]
}

export const NOTHING_GIVEN: Given = { won: [], undeclared: [] }
/** A game may ask for ever more. */
export const MOST_UNDECLARED = 24

/** What was given once the game has given one more badge: each counts once, one without a declaration not at all. */
export function judgeBadge(
  given: Given,
  declared: readonly { readonly badgeId: string }[],
  badge: WonNow,
): Given {
  const { won, undeclared } = given
  const { badgeId } = badge
  if (won.some((one) => one.badgeId === badgeId) || undeclared.includes(badgeId)) return given
  if (declared.some((one) => one.badgeId === badgeId)) return { won: [...won, badge], undeclared }
  if (undeclared.length >= MOST_UNDECLARED) return given
  return { won, undeclared: [...undeclared, badgeId] }
}
