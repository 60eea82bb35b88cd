import type { ResultOf } from '#kit/contract/call.ts'
import type { Instant } from '#kit/time/time.ts'
import type { badgesCalls } from '../calls.ts'
import { badgeBy, badgeOfDay, badgesOf, WALL_GROUPS, type Badge, type WallGroup } from '../rules/badges.ts'

export type WallData = ResultOf<typeof badgesCalls.listBadges>
export type WallFilter = 'all' | 'near' | 'won'

/** A badge on the wall. */
export interface ShownBadge {
  readonly badge: Badge
  readonly have: number
  readonly wonAt: Instant | null
  /** Title of its family; empty for other badges. */
  readonly game: string
}

export interface Shelf {
  readonly key: string
  readonly group: WallGroup
  /** Title of the family, if the shelf is a family's. */
  readonly game: string
  readonly badges: readonly ShownBadge[]
}

/** A badge is close when it is half done. */
const NEAR = 0.5
const MOST_NEAR = 24
/** Daily badges shown; their total has badges of its own. */
const MOST_DAYS = 30

/** All badges with their progress; today's badge and won daily ones come last. */
export function wallOf({ families, badges, today }: WallData): readonly ShownBadge[] {
  const states = new Map(badges.map((state) => [state.badgeId, state]))
  const titles = new Map(families.map(({ family, title }) => [family, title]))
  const shown = (badge: Badge, have = 0): ShownBadge => {
    const state = states.get(badge.badgeId)
    const game = badge.group === 'families' ? (titles.get(badge.family) ?? badge.family) : ''
    return { badge, have: state?.have ?? have, wonAt: state?.wonAt ?? null, game }
  }
  const todays = badgeOfDay(today.day)
  const days = badges
    .flatMap(({ badgeId }) => badgeBy(badgeId, []) ?? [])
    .filter(({ badgeId }) => badgeId !== todays.badgeId)
    .slice(0, MOST_DAYS)
  return [
    ...badgesOf(families).map((badge) => shown(badge)),
    shown(todays, Math.min(today.done, todays.need)),
    ...days.map((badge) => shown(badge)),
  ]
}

const groupOf = ({ group }: Badge): WallGroup => (group === 'day' ? 'days' : group)
const isNear = ({ badge, have, wonAt }: ShownBadge) => wonAt === null && have / badge.need >= NEAR

const FITS: Readonly<Record<WallFilter, (shown: ShownBadge) => boolean>> = {
  all: () => true,
  near: isNear,
  won: ({ wonAt }) => wonAt !== null,
}

/** The shelves left by a filter: one per group and one per family. Families with progress come first. */
export function shelvesOf(wall: readonly ShownBadge[], filter: WallFilter): readonly Shelf[] {
  const fitting = wall.filter(FITS[filter])
  const kept = filter === 'near' ? nearest(fitting) : fitting
  const shelves = new Map<string, Shelf>()
  for (const shown of kept) {
    const group = groupOf(shown.badge)
    const key = shown.badge.group === 'families' ? `families/${shown.badge.family}` : group
    const old = shelves.get(key) ?? { key, group, game: shown.game, badges: [] }
    shelves.set(key, { ...old, badges: [...old.badges, shown] })
  }
  const begun = ({ badges }: Shelf) => badges.reduce((sum, { have }) => sum + Math.min(1, have), 0)
  return [...shelves.values()].toSorted(
    (one, other) => order(one) - order(other) || begun(other) - begun(one),
  )
}

/** The shelf without a family comes first: it is short. */
const order = ({ group }: Shelf) => (group === 'families' ? WALL_GROUPS.length : WALL_GROUPS.indexOf(group))

const nearest = (wall: readonly ShownBadge[]) =>
  wall.toSorted((one, other) => other.have / other.badge.need - one.have / one.badge.need).slice(0, MOST_NEAR)
