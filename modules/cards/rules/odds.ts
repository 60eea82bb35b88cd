import type { Instant } from '#kit/time/time.ts'
import type { BoxKind, CardLevel } from '../model.ts'

/** Per million. */
export type Weights = Readonly<Record<CardLevel, number>>
export const WHOLE = 1_000_000

export interface Odds {
  readonly version: number
  /** When this version came into force. */
  readonly since: string
  readonly weights: Readonly<Record<BoxKind, Weights>>
  /** The n-th box in a row without this level or a higher one is guaranteed to hold it. Both kinds of boxes count. */
  readonly sAtLatest: number
  readonly ssAtLatest: number
  /** In force only during a season that names it. */
  readonly isSeasonal?: true
}

/** The odds that ship with the portal. Operators publish later versions; none is ever edited. */
export const FIRST_ODDS: Odds = {
  version: 1,
  since: '2026-01-01',
  weights: {
    normal: { normal: 775_900, rare: 180_000, s: 40_000, ss: 4_000, sss: 100 },
    rare: { normal: 0, rare: 832_000, s: 140_000, ss: 26_000, sss: 2_000 },
  },
  sAtLatest: 50,
  ssAtLatest: 300,
}

/** A season that names a version of the odds. */
export interface OddsSeason {
  readonly version: number
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The odds in force outside seasons: the latest regular version. */
export const regularOdds = (all: readonly Odds[]): Odds =>
  all.findLast(({ isSeasonal }) => !isSeasonal) ?? FIRST_ODDS

/**
 * The odds in force at a moment: those of a running season, else the regular ones. A season whose guarantees come later than the
 * current regular ones is ignored, because players count on what they were promised.
 */
export function oddsAt(all: readonly Odds[], seasons: readonly OddsSeason[], now: Instant): Odds {
  const regular = regularOdds(all)
  const season = seasons.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  const named = season && all.find(({ version }) => version === season.version)
  return named && keepsGuarantees(named, regular) ? named : regular
}

const keepsGuarantees = (named: Odds, regular: Odds): boolean =>
  named.sAtLatest <= regular.sAtLatest && named.ssAtLatest <= regular.ssAtLatest

/** Expected contents of a box per million with the guarantees, computed exactly as the stationary state of the two counters. */
export function ratesWithGuarantee({ weights, sAtLatest, ssAtLatest }: Odds, box: BoxKind): Weights {
  const own = weights[box]
  const total = { normal: 0, rare: 0, s: 0, ss: 0, sss: 0 }
  // One cycle between two cards of level SS or SSS. `row[misses]` is the chance of being there with that many boxes since an S.
  let row = new Float64Array(sAtLatest)
  row[0] = 1
  let boxes = 0
  const high = (own.ss + own.sss) / WHOLE
  for (let count = 1; count <= ssAtLatest; count++) {
    const next = new Float64Array(sAtLatest)
    for (let misses = 0; misses < sAtLatest; misses++) {
      const chance = row[misses]!
      if (chance === 0) continue
      boxes += chance
      if (count === ssAtLatest) {
        total.sss += (chance * own.sss) / WHOLE
        total.ss += chance * (1 - own.sss / WHOLE)
        continue
      }
      total.sss += (chance * own.sss) / WHOLE
      total.ss += (chance * own.ss) / WHOLE
      if (misses === sAtLatest - 1) {
        total.s += chance * (1 - high)
        next[0]! += chance * (1 - high)
        continue
      }
      total.s += (chance * own.s) / WHOLE
      next[0]! += (chance * own.s) / WHOLE
      total.rare += (chance * own.rare) / WHOLE
      total.normal += (chance * own.normal) / WHOLE
      next[misses + 1]! += (chance * (own.rare + own.normal)) / WHOLE
    }
    row = next
  }
  const share = (sum: number) => Math.round((sum / boxes) * WHOLE)
  return {
    normal: share(total.normal),
    rare: share(total.rare),
    s: share(total.s),
    ss: share(total.ss),
    sss: share(total.sss),
  }
}
