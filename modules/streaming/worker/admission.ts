import { createHash, timingSafeEqual } from 'node:crypto'
import type { Instant } from '#kit/time/time.ts'
import type { Admission, Watcher } from '../model.ts'

const TOKEN = /^[\w-]{43}$/
/** So many former tokens are told from those that may be on their way. */
const REMEMBERED = 16

/** `early`: unknown so far; its admission may arrive after the browser. */
export type Entry = 'open' | 'shut' | 'early'

/** The one token that opens a play: a newer one replaces it, and it opens once. */
export interface Entrance {
  admit(admission: Admission): void
  /** Whether this token opens now; if so, it never does again. */
  enter(token: string, now: Instant): Entry
}

export function openEntrance(first: Admission): Entrance {
  let current: Admission | undefined = first
  let former: readonly Admission[] = []

  function retire(): void {
    if (current) former = [current, ...former].slice(0, REMEMBERED)
    current = undefined
  }

  return {
    admit(admission) {
      retire()
      current = admission
    },
    enter(token, now) {
      if (!TOKEN.test(token)) return 'shut'
      const given = createHash('sha256').update(token).digest()
      if (current && isSame(current, given)) {
        const isInTime = now < current.until
        retire()
        return isInTime ? 'open' : 'shut'
      }
      return former.some((one) => isSame(one, given)) ? 'shut' : 'early'
    },
  }
}

/** So many may be on their way to watch at once. */
const MOST_EXPECTED = 32

/** Tokens that let in to watch: each opens once, and a newer one of the same watcher replaces the older. */
export interface SideEntrance {
  admit(watcher: Watcher, admission: Admission): void
  /** Who comes with this token, if it opens now; then it never does again. */
  enter(token: string, now: Instant): Watcher | undefined
  forget(watcherId: string): void
}

export function openSideEntrance(): SideEntrance {
  const expected = new Map<string, { readonly watcher: Watcher; readonly admission: Admission }>()
  return {
    admit(watcher, admission) {
      expected.delete(watcher.id)
      if (expected.size >= MOST_EXPECTED) expected.delete(expected.keys().next().value!)
      expected.set(watcher.id, { watcher, admission })
    },
    enter(token, now) {
      if (!TOKEN.test(token)) return undefined
      const given = createHash('sha256').update(token).digest()
      const found = [...expected.values()].find(({ admission }) => isSame(admission, given))
      if (!found) return undefined
      expected.delete(found.watcher.id)
      return now < found.admission.until ? found.watcher : undefined
    },
    forget: (watcherId) => void expected.delete(watcherId),
  }
}

function isSame({ tokenHash }: Admission, given: Buffer): boolean {
  const wanted = Buffer.from(tokenHash, 'base64url')
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
