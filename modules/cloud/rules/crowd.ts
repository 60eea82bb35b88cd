import { MOST_WAITING } from './line.ts'

/** The share of a line's capacity, and of its queue, that one crowd may have while others wait. */
export const CROWD_SHARE = 0.5
export const MOST_OF_CROWD_WAITING = MOST_WAITING * CROWD_SHARE

/** Capacity, and whose it is. A crowd is all newcomers of one connection, by its mask; null is anybody else. */
export interface Held {
  readonly crowd: string | null
  readonly weight: number
}

/** What a line has given so far. */
export interface Taken {
  readonly held: readonly Held[]
  /** Whose the line's latest turn was. */
  readonly lastCrowd: string | null
}

/** Keeps count of what crowds get. */
export interface Shares {
  /** Whether somebody has to come after all who are not of their crowd. */
  isOver(wanted: Held): boolean
  give(wanted: Held): void
}

/**
 * A crowd has at most its share; on a line that is too small for that, every other turn. Whoever comes later of a crowd does not overtake
 * those who came first.
 */
export function sharesOf(capacity: number, { held, lastCrowd }: Taken): Shares {
  const most = capacity * CROWD_SHARE
  const weights = new Map<string, number>()
  const behind = new Set<string>()
  let last = lastCrowd
  const add = ({ crowd, weight }: Held) => {
    if (crowd !== null) weights.set(crowd, (weights.get(crowd) ?? 0) + weight)
  }
  for (const one of held) add(one)
  return {
    isOver({ crowd, weight }) {
      if (crowd === null) return false
      const own = weights.get(crowd) ?? 0
      if (own + weight > most && (own > 0 || last === crowd)) behind.add(crowd)
      return behind.has(crowd)
    },
    give(wanted) {
      add(wanted)
      last = wanted.crowd
    },
  }
}
