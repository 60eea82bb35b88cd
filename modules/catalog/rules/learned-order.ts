import type { Random } from '#kit/random/random.ts'
import { after, between, days, hours, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'

/** Somebody opened a game from a rail. */
export interface RailOpen {
  readonly kind: string
  readonly gameId: number
  readonly openedAt: Instant
  /** The rails above it, which were seen and passed over. */
  readonly passed: readonly string[]
}

/** A play of the same account. */
export interface OwnPlay {
  readonly gameId: number
  readonly startedAt: Instant
  readonly played: Duration
}

/** A play that begins later has another cause. */
const FOLLOWS_WITHIN = hours(1)
const COUNTS_AFTER = seconds(30)
/** Ten minutes are a good stay; longer ones count the same. */
const GOOD_STAY = minutes(10)
const RETURNS_AFTER = hours(12)
const RETURNS_WITHIN = days(7)

/** The value of an open, 0 to 1: a quarter each for the open, a play, the minutes and a return on another day. */
export function worthOf({ gameId, openedAt }: RailOpen, plays: readonly OwnPlay[]): number {
  const own = plays.filter((play) => play.gameId === gameId && play.startedAt >= openedAt)
  const first = own.filter(({ startedAt }) => startedAt < after(openedAt, FOLLOWS_WITHIN))
  const played = first.reduce((sum, play) => sum + play.played, 0)
  const hasReturned = own.some(({ startedAt }) => {
    const since = between(openedAt, startedAt)
    return since >= RETURNS_AFTER && since <= RETURNS_WITHIN
  })
  const parts = [1, played >= COUNTS_AFTER ? 1 : 0, Math.min(1, played / GOOD_STAY), hasReturned ? 1 : 0]
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** How often an account looked at a kind of rail, and the value of those looks. */
export interface Experience {
  readonly looks: number
  readonly worth: number
}

/** Tastes change: the weight of a look halves in this time. */
const HALF_LIFE = days(30)

/** Sums up the rails opened and those passed over on the way. */
export function experienceOf(
  opens: readonly RailOpen[],
  plays: readonly OwnPlay[],
  now: Instant,
): ReadonlyMap<string, Experience> {
  const known = new Map<string, Experience>()
  const add = (kind: string, weight: number, worth: number) => {
    const before = known.get(kind) ?? { looks: 0, worth: 0 }
    known.set(kind, { looks: before.looks + weight, worth: before.worth + worth })
  }
  for (const open of opens) {
    const weight = 0.5 ** (between(open.openedAt, now) / HALF_LIFE)
    add(open.kind, weight, weight * worthOf(open, plays))
    for (const kind of open.passed) add(kind, weight, 0)
  }
  return known
}

/** The prior of the portal's order counts as this many looks, so the first opens move little. */
const PRIOR_LOOKS = 4
/** Prior value of a look at the first rail, and its decay from place to place. */
const PRIOR_WORTH = 0.2
const PRIOR_FALL = 0.93
/** With fewer looks the order stays the portal's. */
const LEAST_LOOKS = 5

/**
 * An account's order by Thompson sampling: each kind draws its value from the account's looks and the prior of its place; the highest
 * draw comes first.
 */
export function learnedOrder(
  order: readonly string[],
  experience: ReadonlyMap<string, Experience>,
  random: Random,
): readonly string[] {
  const looks = [...experience.values()].reduce((sum, one) => sum + one.looks, 0)
  if (looks < LEAST_LOOKS) return order
  return order
    .map((kind, place) => {
      const { looks: own, worth } = experience.get(kind) ?? { looks: 0, worth: 0 }
      const prior = PRIOR_WORTH * PRIOR_FALL ** place * PRIOR_LOOKS
      return { kind, draw: beta(prior + worth, PRIOR_LOOKS - prior + own - worth, random) }
    })
    .toSorted((one, other) => other.draw - one.draw)
    .map(({ kind }) => kind)
}

/** A draw from the beta distribution, from two of the gamma distribution. */
function beta(successes: number, failures: number, random: Random): number {
  const [one, other] = [gamma(successes, random), gamma(failures, random)]
  return one + other > 0 ? one / (one + other) : 0
}

/** Marsaglia and Tsang (2000); a shape below 1 is drawn one higher and scaled down. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const third = shape - 1 / 3
  const spread = 1 / Math.sqrt(9 * third)
  for (;;) {
    const normal = gauss(random)
    const cube = (1 + spread * normal) ** 3
    if (cube > 0 && Math.log(1 - random()) < normal ** 2 / 2 + third * (1 - cube + Math.log(cube)))
      return third * cube
  }
}

/** A draw from the standard normal distribution (Box and Muller). */
const gauss = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
