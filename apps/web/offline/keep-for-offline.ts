import { forgive } from '#kit/result/forgive.ts'
import { playedGames } from '#modules/catalog/web/recent-games.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'

const KEPT = /^\/(assets|covers)\//
/** Long enough for a game's chunk and texts to have come. */
const SETTLED_MS = 4000

/** Files of ours that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname)

let isKeeping = false

/**
 * Starts the service worker, once there is a played game to keep, and gives it what the page has loaded so far: a first
 * visit loads before it is there.
 */
export function keepForOffline(storage: TextStorage) {
  if (isKeeping || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (playedGames(storage).length === 0) return
  isKeeping = true
  // A browser that refuses workers (private windows do) plays online only.
  navigator.serviceWorker.register('/sw.js').catch(forgive('online only'))
  const tell = async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(loadedFiles())
  }
  const tellSoon = () => setTimeout(() => void tell().catch(forgive('told next time')), SETTLED_MS)
  tellSoon()
  addEventListener('visibilitychange', () => document.hidden && void tell().catch(forgive('told next time')))
}
