/** Layout shifts close in time form a session window: the largest one counts (web.dev/cls). */
export interface Shifts {
  readonly largest: number
  readonly window: number
  readonly beganAt: number
  readonly lastAt: number
}
export const NO_SHIFTS: Shifts = { largest: 0, window: 0, beganAt: 0, lastAt: 0 }

const GAP_MS = 1000
const LONGEST_WINDOW_MS = 5000

export function addShift({ largest, window, beganAt, lastAt }: Shifts, value: number, at: number): Shifts {
  const goesOn = window > 0 && at - lastAt < GAP_MS && at - beganAt < LONGEST_WINDOW_MS
  const next = goesOn ? window + value : value
  return {
    largest: Math.max(largest, next),
    window: next,
    beganAt: goesOn ? beganAt : at,
    lastAt: at,
  }
}

/** One of every fifty interactions, the slowest, is ignored as an outlier (web.dev/inp). */
const LEFT_OUT_OF = 50
/** No visit ignores more than this many, so no more are kept. */
const LONGEST_KEPT = 10

/** The slowest interactions of a page by id, with the longest event of each. */
export interface Interactions {
  readonly longest: ReadonlyMap<number, number>
  /** Number reported; browsers report slow ones only. */
  readonly heard: number
  readonly lastId: number
}
export const NO_INTERACTIONS: Interactions = { longest: new Map(), heard: 0, lastId: 0 }

export function addInteraction(
  { longest, heard, lastId }: Interactions,
  id: number,
  duration: number,
): Interactions {
  const all = [...new Map(longest).set(id, Math.max(longest.get(id) ?? 0, duration))]
  return {
    longest: new Map(all.toSorted(([, one], [, other]) => other - one).slice(0, LONGEST_KEPT)),
    // Ids increase: an earlier one may have dropped out of the slowest.
    heard: id > lastId ? heard + 1 : heard,
    lastId: Math.max(lastId, id),
  }
}

/**
 * INP of a page; undefined when no interaction was slow enough to be reported. `count` is the total including fast ones, where the
 * browser knows it.
 */
export function answerTime({ longest, heard }: Interactions, count = heard): number | undefined {
  const leftOut = Math.floor(Math.max(count, heard) / LEFT_OUT_OF)
  return [...longest.values()][Math.min(leftOut, longest.size - 1)]
}

/** Sampling rate of visits: enough for a day of any portal. */
export const MEASURED_ONE_IN = 10
