import { after, seconds, type Instant } from '#kit/time/time.ts'
import type { SessionRecord } from './session-store.ts'

/** How long another process may still accept an ended session; this one rejects it at once. */
const TRUSTED_FOR = seconds(5)
const MOST_KEPT = 50_000

/** Caches sessions for a few seconds, so that a busy player costs one read in five seconds. */
export interface SessionCache {
  /** The cached record, unless it is stale. */
  read(tokenHash: string, now: Instant): SessionRecord | undefined
  /** Reads through the cache; a session that ends during the read is not cached. */
  load(
    tokenHash: string,
    now: Instant,
    source: () => Promise<SessionRecord | undefined>,
  ): Promise<SessionRecord | undefined>
  /** Drops the cached sessions of the account; call it after the change is committed. */
  forget(accountId: number): void
  /** Drops the cached sessions of all accounts. */
  forgetAll(): void
}

interface Kept {
  readonly record: SessionRecord
  readonly until: Instant
}

export function sessionCache(): SessionCache {
  const kept = new Map<string, Kept>()
  const hashesOf = new Map<number, Set<string>>()
  let changes = 0

  function drop(tokenHash: string): void {
    const entry = kept.get(tokenHash)
    if (!entry) return
    kept.delete(tokenHash)
    const hashes = hashesOf.get(entry.record.accountId)
    hashes?.delete(tokenHash)
    if (hashes?.size === 0) hashesOf.delete(entry.record.accountId)
  }

  function keep(tokenHash: string, record: SessionRecord, until: Instant): void {
    drop(tokenHash)
    kept.set(tokenHash, { record, until })
    const hashes = hashesOf.get(record.accountId) ?? new Set()
    hashesOf.set(record.accountId, hashes.add(tokenHash))
    if (kept.size > MOST_KEPT) drop(kept.keys().next().value!)
  }

  return {
    read(tokenHash, now) {
      const entry = kept.get(tokenHash)
      return entry && now < entry.until ? entry.record : undefined
    },
    async load(tokenHash, now, source) {
      const changesBefore = changes
      const record = await source()
      if (record && changes === changesBefore) keep(tokenHash, record, after(now, TRUSTED_FOR))
      return record
    },
    forget(accountId) {
      changes++
      for (const tokenHash of hashesOf.get(accountId) ?? []) drop(tokenHash)
    },
    forgetAll() {
      changes++
      kept.clear()
      hashesOf.clear()
    },
  }
}
