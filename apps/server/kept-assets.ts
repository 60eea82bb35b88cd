import type { Asset } from './assets.ts'

export interface Kept {
  readonly asset: Asset
  readonly status: number
}

export interface KeptAssets {
  get(key: string): Kept | undefined
  set(key: string, kept: Kept): void
  clear(): void
  readonly bytes: number
}

/** Overhead of an entry in bytes: key, map, headers. */
const ENTRY_BYTES = 512

const sizeOf = ({ plain, brotli, gzip }: Asset) =>
  (plain?.length ?? 0) + (brotli?.length ?? 0) + (gzip?.length ?? 0) + ENTRY_BYTES

/** A cache of generated responses with a byte limit; evicts the least recently used. */
export function keepAssets(mostBytes: number): KeptAssets {
  const kept = new Map<string, Kept>()
  let bytes = 0
  function drop(key: string) {
    const old = kept.get(key)
    if (!old) return
    kept.delete(key)
    bytes -= sizeOf(old.asset)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set(key, one) {
      drop(key)
      kept.set(key, one)
      bytes += sizeOf(one.asset)
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
    clear() {
      kept.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
  }
}
