import type { BoxKind } from '#modules/cards/model.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { after, between, earliest, hours, type Duration, type Instant } from '#kit/time/time.ts'

/** Every three hours a normal box ripens (spec 4.15, docs/contract.md A10). */
export const STEP = hours(3)
/** After eighteen hours of one stretch a rare box is added (spec 4.15). */
export const RARE_AFTER = hours(18)
/** A stretch is full after a day (spec 4.16). */
export const STRETCH_CAP = hours(24)
/** A longer absence interrupts the stretch (spec 4.16). */
export const VISIT_EVERY = hours(6)

/** A stretch of idle time; it continues while the page is closed, as long as visits come in time (docs/contract.md A9). */
export interface Stretch {
  readonly startedAt: Instant
  readonly seenAt: Instant
}

/** An idle stretch ends by itself: at its cap, or when the player stays away too long. */
export const stretchEnd = ({ startedAt, seenAt }: Stretch): Instant =>
  earliest(after(startedAt, STRETCH_CAP), after(seenAt, VISIT_EVERY))

export const isOver = (stretch: Stretch, now: Instant) => now >= stretchEnd(stretch)

/** A report counts only for the running stretch. */
export const mayReport = <Known extends Stretch & { readonly code: string }>(
  stretch: Known | undefined,
  code: string,
  now: Instant,
) => (stretch?.code === code && !isOver(stretch, now) ? ok(stretch) : refuse('OnlineCodeUnknown'))

/** How much has accrued so far. */
export const accrued = (stretch: Stretch, now: Instant): Duration =>
  between(stretch.startedAt, earliest(now, stretchEnd(stretch)))

export interface RipeStep {
  /** Index of the reward in its stretch. */
  readonly place: number
  readonly box: BoxKind
  readonly ripeAt: Instant
}

const NORMAL_STEPS = STRETCH_CAP / STEP

/** Everything one stretch can give: eight normal boxes and a rare one. */
export const allSteps = ({ startedAt }: Stretch): readonly RipeStep[] => [
  ...Array.from({ length: NORMAL_STEPS }, (_, index): RipeStep => {
    const place = index + 1
    return { place, box: 'normal', ripeAt: after(startedAt, (STEP * place) as Duration) }
  }),
  { place: NORMAL_STEPS + 1, box: 'rare', ripeAt: after(startedAt, RARE_AFTER) },
]

/** What has ripened by now. An interruption only loses the step in progress (docs/contract.md A12). */
export function ripeSteps(stretch: Stretch, now: Instant): readonly RipeStep[] {
  const until = earliest(now, stretchEnd(stretch))
  return allSteps(stretch).filter(({ ripeAt }) => ripeAt <= until)
}

/** When the next box ripens, if the player keeps visiting; undefined when the stretch has ended. */
export function nextRipeAt(stretch: Stretch, now: Instant): Instant | null {
  if (isOver(stretch, now)) return null
  const next = allSteps(stretch)
    .map(({ ripeAt }) => ripeAt)
    .filter((ripeAt) => ripeAt > now)
  return next.length > 0 ? (Math.min(...next) as Instant) : null
}
