import { MOST_PACKED_BYTES } from './limits.ts'

/** What the account has under a key. */
export interface StoredSave {
  /** The account's change counter; no device's clock matters. */
  readonly version: number
  readonly format: number
  /** Packed, in bytes; 0 for an erased one. */
  readonly size: number
  /** Digest of the stored content. */
  readonly mark: string
}

/** What a device sends. */
export interface SentSave {
  /** The version that the device has merged into its changes; 0 when it knows of none. */
  readonly base: number
  readonly format: number
  readonly size: number
  readonly mark: string
}

/** `same`: already stored by this session, only the answer to an earlier attempt was lost. */
export type Verdict = 'store' | 'same' | 'stale' | 'newer'

/**
 * Whether a device's save replaces the stored one. `isOwn`: what this session stored last is what it sends; equal content of
 * another device is a second gain of the same size.
 */
export function judgeSave(
  stored: StoredSave | undefined,
  sent: SentSave,
  { isOwn }: { readonly isOwn: boolean },
): Verdict {
  if (!stored) return 'store'
  if (stored.format > sent.format) return 'newer'
  if (isOwn && stored.mark === sent.mark && stored.size > 0) return 'same'
  return stored.version === sent.base ? 'store' : 'stale'
}

/** Whether all saves of a player still fit; one that shrinks always does. */
export const hasRoom = (sizes: Iterable<number>, before: number, next: number): boolean => {
  if (next <= before) return true
  let total = next - before
  for (const size of sizes) total += size
  return total <= MOST_PACKED_BYTES
}

/** What a session stored last under a key. */
export interface SentMark {
  readonly session: string
  /** Digest of the content, computed by the device. */
  readonly content: string
}

/** More sessions than an account can have. */
const MOST_SESSIONS = 12

/** The marks with the session's latest store; those of old sessions are dropped. */
export const withSent = (sent: readonly SentMark[], own: SentMark): SentMark[] =>
  [...sent.filter(({ session }) => session !== own.session), own].slice(-MOST_SESSIONS)

/** Told to a session that has stored nothing under a key: what it sent did not arrive. */
export const NOTHING_STORED = ''

/** What a session stored last: the current content descends from it. */
export const sentBy = (sent: readonly SentMark[], session: string): string | undefined =>
  sent.find((one) => one.session === session)?.content
