import type { Clock, Instant } from '#kit/time/time.ts'
import { after, minutes } from '#kit/time/time.ts'
import { addressOf, regionOf } from '#kit/server/client-address.ts'
import type { Keys } from '#kit/server/keys.ts'

const LASTS = minutes(5)
const MOST = 1000
/** Of one region: whoever opens more pushes out their own, not those of others. */
const MOST_OF_ONE = 20

/** Issued passkey challenges: each is answered once, within five minutes. */
export function openCeremonies(keys: Keys, clock: Clock) {
  const open = new Map<
    string,
    {
      readonly challenge: string
      readonly purpose: string
      readonly region: string
      readonly endsAt: Instant
    }
  >()
  return {
    /** Stores a challenge for one purpose, asked for from an address. */
    begin(challenge: string, purpose: string, ip: string): string {
      const region = regionOf(addressOf(ip).household)
      const own = [...open].filter(([, one]) => one.region === region).map(([id]) => id)
      if (own.length >= MOST_OF_ONE) open.delete(own[0]!)
      else if (open.size >= MOST) open.delete([...open.keys()][0]!)
      const id = keys.token()
      open.set(id, { challenge, purpose, region, endsAt: after(clock(), LASTS) })
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
