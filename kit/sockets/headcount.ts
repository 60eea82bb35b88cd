/** Counts connections by key, and refuses those above a limit. */
export interface Headcount {
  /** False when the key is full; otherwise counts one more until it leaves. */
  enter(key: string | number): boolean
  leave(key: string | number): void
}

export function headcount(most: number): Headcount {
  const counts = new Map<string | number, number>()
  return {
    enter(key) {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key) {
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
