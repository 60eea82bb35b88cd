import { fromWire, toWire } from '#kit/contract/renamed.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { toEpochSeconds, type Clock, type Instant } from '#kit/time/time.ts'
import { StoredUser } from '../shapes.ts'

/** Where the token is kept (spec 3.6). */
const STORAGE_KEY = 'user-info'
const OFFSET_KEY = 'server-offset'

export interface KeptToken {
  readonly token: string
  readonly expiresAt: Instant
}

interface Parts {
  readonly storage: TextStorage
  readonly clock: Clock
}

/** The token of this browser, shared by all its tabs. */
export function openTokenStore({ storage, clock }: Parts) {
  const serverNow = () => (clock() + Number(storage.read(OFFSET_KEY) ?? 0)) as Instant
  return {
    kept(): KeptToken | undefined {
      const text = storage.read(STORAGE_KEY)
      if (!text) return undefined
      try {
        return (fromWire(StoredUser, JSON.parse(text)) as { readonly session?: KeptToken }).session
      } catch {
        // An unreadable value is no token: the device signs in again.
        return undefined
      }
    },
    isGood: (token: KeptToken | undefined): token is KeptToken =>
      token !== undefined && toEpochSeconds(token.expiresAt) >= toEpochSeconds(serverNow()),
    keepToken(session: KeptToken, serverTime: Instant): void {
      storage.write(STORAGE_KEY, JSON.stringify(toWire(StoredUser, { session })))
      storage.write(OFFSET_KEY, String(serverTime - clock()))
    },
    dropToken: () => storage.remove(STORAGE_KEY),
  }
}
