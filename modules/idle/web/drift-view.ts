import { between, earliest, hours, type Duration, type Instant } from '#kit/time/time.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import type { BoxKind } from '#modules/cards/model.ts'
import type { idleCalls, Reward } from '../calls.ts'
import { allSteps, RARE_AFTER, STEP, type RipeStep } from '../rules/stretch.ts'

type Rewards = ResultOf<typeof idleCalls.listRewards>

/** With less time than this the player is reminded to visit (spec 4.16). */
export const VISIT_SOON = hours(1)

/** One coconut of the palm: ripe, growing, or gone. */
export type Nut =
  | { readonly kind: 'reward'; readonly reward: Reward }
  | { readonly kind: 'coming'; readonly place: number; readonly box: BoxKind; readonly ripeAt: Instant }

export interface DriftView {
  readonly nuts: readonly Nut[]
  readonly ripe: readonly Reward[]
  /** Unripe coconuts, the next first; `share` is their progress, 0 to 1. */
  readonly growing: readonly { readonly place: number; readonly box: BoxKind; readonly share: number }[]
  readonly drifted: Duration
  readonly nextRipeAt: Instant | undefined
  /** Without a visit until then the stretch is interrupted. */
  readonly visitBy: Instant | undefined
  readonly isVisitSoon: boolean
}

const ORDER = { ripe: 0, locked: 1, stolen: 2, lost: 3, ripening: 4, taken: 5 } as const
/** Rewards that can no longer be rescued are only history. */
const isShown = (reward: Reward, since: Instant, now: Instant) =>
  reward.state === 'ripe'
    ? reward.endsAt > now
    : reward.state === 'taken'
      ? reward.ripeAt > since
      : reward.canRescue || reward.state === 'locked'

/** The next one of each kind grows; the others have not begun. */
function growingOf(coming: readonly RipeStep[], now: Instant): DriftView['growing'] {
  const next = (kind: BoxKind, whole: Duration) =>
    coming
      .filter(({ box }) => box === kind)
      .slice(0, 1)
      .map(({ place, box, ripeAt }) => ({ place, box, share: Math.max(0, 1 - between(now, ripeAt) / whole) }))
  return [...next('normal', STEP), ...next('rare', RARE_AFTER)]
}

/** What the palm shows: ripe rewards, and what the running stretch will bring. */
export function driftView({ rewards, stretch }: Rewards, now: Instant): DriftView {
  const since = stretch?.startedAt ?? now
  const shown = rewards
    .filter((reward) => isShown(reward, since, now))
    .toSorted((one, other) => ORDER[one.state] - ORDER[other.state] || one.ripeAt - other.ripeAt)
  const steps = stretch ? allSteps({ startedAt: stretch.startedAt, seenAt: now }) : []
  const coming = steps
    .filter(({ ripeAt }) => ripeAt > now)
    .toSorted((one, other) => one.ripeAt - other.ripeAt)
  const end = stretch ? earliest(now, stretch.visitBy) : now
  return {
    nuts: [
      ...shown.map((reward) => ({ kind: 'reward' as const, reward })),
      ...coming.map((step) => ({ kind: 'coming' as const, ...step })),
    ],
    ripe: shown.filter(({ state }) => state === 'ripe'),
    growing: growingOf(coming, now),
    drifted: between(since, end),
    nextRipeAt: coming[0]?.ripeAt,
    visitBy: stretch?.visitBy,
    isVisitSoon: stretch !== null && between(now, stretch.visitBy) < VISIT_SOON,
  }
}
