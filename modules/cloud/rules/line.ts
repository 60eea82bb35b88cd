import type { LineLoad } from '../model.ts'

/** Below this share of free capacity a line is busy (spec 4.1). */
const BUSY_BELOW = 0.25
/** A queue of this length is full. */
export const MOST_WAITING = 50

/** Capacity of a line for new plays: its live workers that are not draining. */
export interface LineRoom {
  readonly capacity: number
  readonly used: number
  /** Tickets with a turn are no longer in the queue. */
  readonly waiting: number
}

/** How busy a line is. A queue alone makes it busy, since newcomers wait behind it. */
export function loadOf({ capacity, used, waiting }: LineRoom): LineLoad {
  if (waiting >= MOST_WAITING) return 'full'
  const isRoomy = capacity > 0 && capacity - used >= capacity * BUSY_BELOW
  return isRoomy && waiting === 0 ? 'free' : 'busy'
}

/** Lines are listed least busy first. */
export const lightest = (loads: readonly LineLoad[]): LineLoad =>
  loads.includes('free') ? 'free' : loads.includes('busy') ? 'busy' : 'full'
