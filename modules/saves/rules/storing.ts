import { MOST_PACKED_BYTES } from './limits.ts'

/** What the account has under a key. */
export interface StoredSave {
  /** The account's own count of changes; the clock of no device has a say. */
  readonly version: number
  readonly format: number
  /** Packed, in bytes; 0 for one that was erased. */
  readonly size: number
  /** Names what is stored. */
  readonly mark: string
}

/** What a device sends. */
export interface SentSave {
  /** The version that the device has joined its own changes to; 0 when it knows of none. */
  readonly base: number
  readonly format: number
  readonly size: number
  readonly mark: string
}

/** `same` was stored already: the answer to an earlier attempt was lost. */
export type Verdict = 'store' | 'same' | 'stale' | 'newer'

/** Whether a save that a device sends takes the place of the stored one. */
export function judgeSave(stored: StoredSave | undefined, sent: SentSave): Verdict {
  if (!stored) return 'store'
  if (stored.format > sent.format) return 'newer'
  if (stored.mark === sent.mark && stored.size > 0) return 'same'
  return stored.version === sent.base ? 'store' : 'stale'
}

/** Whether all saves of a player still fit; one that shrinks always does. */
export const hasRoom = (sizes: Iterable<number>, before: number, next: number): boolean => {
  if (next <= before) return true
  let total = next - before
  for (const size of sizes) total += size
  return total <= MOST_PACKED_BYTES
}

/** What a session has stored last under a key. */
export interface SentMark {
  readonly session: string
  /** Names the content, as its device does. */
  readonly content: string
}

/** More sessions than an account has. */
const MOST_SESSIONS = 12

/** The marks with what a session has stored just now; those of sessions that are long gone make room. */
export const withSent = (sent: readonly SentMark[], own: SentMark): SentMark[] =>
  [...sent.filter(({ session }) => session !== own.session), own].slice(-MOST_SESSIONS)

/** What a session has stored last: whatever stands under the key now has come from it. */
export const sentBy = (sent: readonly SentMark[], session: string): string | undefined =>
  sent.find((one) => one.session === session)?.content
