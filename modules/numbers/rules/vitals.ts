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

/** The slow interactions of a page by their ids, the longest part of each. */
export const addInteraction = (
  known: ReadonlyMap<number, number>,
  id: number,
  duration: number,
): ReadonlyMap<number, number> => new Map(known).set(id, Math.max(known.get(id) ?? 0, duration))

/** How long a page takes to answer an interaction; nothing when there was none. */
export function answerTime(durations: Iterable<number>): number | undefined {
  const sorted = [...durations].toSorted((one, other) => other - one)
  return sorted[Math.floor(sorted.length / LEFT_OUT_OF)]
}

/** One visit in so many is measured: a day of any portal has enough of them. */
export const MEASURED_ONE_IN = 10
