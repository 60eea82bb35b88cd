/** What a worker has to give: a share of its cores, and a user of the system for each play. */
export interface Seats {
  /** The user that a play of this weight runs as; nothing when there is no room. */
  take(weight: number): number | undefined
  give(uid: number, weight: number): void
  /** Hundredths of a core that no play has. */
  free(): number
}

/** More plays than any machine runs at once; so many users are set aside. */
export const MOST_SEATS = 64

/**
 * Limits of the kernel count by user, so each play has one of its own. The one that has rested longest is next: what an
 * ended play may have left is gone by then.
 */
export function openSeats(capacity: number, uids: readonly number[]): Seats {
  const free = [...uids]
  let left = capacity
  return {
    take(weight) {
      if (!(weight > 0) || weight > left) return undefined
      const uid = free.shift()
      if (uid !== undefined) left -= weight
      return uid
    },
    give(uid, weight) {
      free.push(uid)
      left += weight
    },
    free: () => left,
  }
}

/** Only root can run a play as another user. */
export function slotUids(first: number, ownUid: number): number[] {
  return Array.from({ length: MOST_SEATS }, (_, place) => (ownUid === 0 ? first + place : ownUid))
}
