import { haveOf, type Badge } from './badges.ts'
import type { Tally } from './facts.ts'

export interface Player {
  readonly family: string
  readonly tally: Tally
  /** Badges already won. */
  readonly has: ReadonlySet<string>
}

/** Progress towards a badge that is not won, from 0 to 1. */
export const shareOf = (badge: Badge, tally: Tally): number => Math.min(1, haveOf(badge, tally) / badge.need)

/** The badge to suggest at the end of a run: the easiest unwon one of the game's family, else the one closest to completion. */
export function nextBadge(badges: readonly Badge[], { family, tally, has }: Player): Badge | undefined {
  const open = badges.filter(({ badgeId }) => !has.has(badgeId))
  const own = open.find((badge) => badge.group === 'families' && badge.family === family)
  if (own) return own
  const across = open.filter(({ group }) => group === 'across')
  return across.toSorted((one, other) => shareOf(other, tally) - shareOf(one, tally))[0]
}
