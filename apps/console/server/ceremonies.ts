import type { Clock, Instant } from '#kit/time/time.ts'
import { after, minutes } from '#kit/time/time.ts'
import type { Keys } from '#kit/server/keys.ts'

const LASTS = minutes(5)
const MOST = 1000

/** Issued passkey challenges: each is answered once, within five minutes. */
export function openCeremonies(keys: Keys, clock: Clock) {
  const open = new Map<
    string,
    { readonly challenge: string; readonly purpose: string; readonly endsAt: Instant }
  >()
  return {
    /** Stores a challenge for one purpose. */
    begin(challenge: string, purpose: string): string {
      const [oldest] = open.keys()
      if (open.size >= MOST && oldest !== undefined) open.delete(oldest)
      const id = keys.token()
      open.set(id, { challenge, purpose, endsAt: after(clock(), LASTS) })
      return id
    },
    /** Takes the challenge, once. */
    end(id: string, purpose: string): string | undefined {
      const found = open.get(id)
      open.delete(id)
      return found?.purpose === purpose && found.endsAt > clock() ? found.challenge : undefined
    },
  }
}

export type Ceremonies = ReturnType<typeof openCeremonies>
