import { packSmaller } from './assets.ts'
import { keepAssets, type Kept } from './kept-assets.ts'

/** A page takes 40 kB in its two compressed forms: three thousand are cached, others are rendered again. */
const MOST_BYTES = 128 * 1024 * 1024
/** Most pages that wait for better compression; others get it when requested again. */
const LONGEST_QUEUE = 100

/** Caches pages and payloads that are the same for everybody, until the edition changes. */
export function keepPages(edition: () => string, mostBytes = MOST_BYTES) {
  const kept = keepAssets(mostBytes)
  const underWay = new Map<string, Promise<Kept>>()
  const waiting = new Set<string>()
  const small = new Set<string>()
  let current = edition()
  let isPacking = false

  function look() {
    if (current === edition()) return
    current = edition()
    kept.clear()
    underWay.clear()
    waiting.clear()
    small.clear()
  }

  /** One at a time, in the thread pool: requests get the medium form meanwhile. */
  async function packWaiting() {
    if (isPacking) return
    isPacking = true
    for (const key of waiting) {
      const page = kept.get(key)
      waiting.delete(key)
      if (!page) continue
      const asset = await packSmaller(page.asset)
      if (kept.get(key) === page) kept.set(key, { ...page, asset })
    }
    isPacking = false
  }

  return {
    get(key: string): Kept | undefined {
      look()
      const found = kept.get(key)
      if (!found || small.has(key) || waiting.size >= LONGEST_QUEUE) return found
      small.add(key)
      waiting.add(key)
      void packWaiting()
      return found
    },
    /** The rendering in progress of the same page. */
    joined(key: string): Promise<Kept> | undefined {
      look()
      return underWay.get(key)
    },
    /** Renders a page that is not cached; concurrent requests share one rendering. */
    make(key: string, work: () => Promise<Kept & { readonly isKept: boolean }>): Promise<Kept> {
      look()
      const started = underWay.get(key)
      if (started) return started
      const edition = current
      const made = work()
        .then(({ isKept, ...page }) => {
          small.delete(key)
          if (isKept && edition === current) kept.set(key, page)
          return page
        })
        .finally(() => underWay.get(key) === made && underWay.delete(key))
      underWay.set(key, made)
      return made
    },
    get bytes() {
      return kept.bytes
    },
  }
}
