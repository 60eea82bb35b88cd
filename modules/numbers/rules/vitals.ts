/** Shifts of the layout that come soon after each other are one: the largest such window counts (web.dev/cls). */
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

/** Of each fifty interactions the slowest one is left out: it tells of chance (web.dev/inp). */
const LEFT_OUT_OF = 50
/** Of no visit more are left out, so no more are kept. */
const LONGEST_KEPT = 10

/** The interactions of a page: the longest of them by their ids, the longest part of each. */
export interface Interactions {
  readonly longest: ReadonlyMap<number, number>
  /** How many were heard of; browsers tell of slow ones only. */
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
    // Ids grow: one that has been there may have dropped out of the longest.
    heard: id > lastId ? heard + 1 : heard,
    lastId: Math.max(lastId, id),
  }
}

/**
 * How long a page takes to answer an interaction; nothing when none was slow enough to be heard of. `count` is how many there
 * were, quick ones too, where the browser knows.
 */
export function answerTime({ longest, heard }: Interactions, count = heard): number | undefined {
  const leftOut = Math.floor(Math.max(count, heard) / LEFT_OUT_OF)
  return [...longest.values()][Math.min(leftOut, longest.size - 1)]
}

/** One visit in so many is measured: a day of any portal has enough of them. */
export const MEASURED_ONE_IN = 10
