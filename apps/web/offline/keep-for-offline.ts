import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { IMPORTED_FAMILY } from '#modules/catalog/model.ts'
import { playedGames } from '#modules/catalog/web/recent-games.ts'
import type { KeepMessage } from './title-index.ts'

const KEPT = /^\/(assets|covers)\//
/** Somebody who stays this long may want to search offline later. */
const STAYED_MS = 20_000

/** Files of our origin that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname)

/** The message for the worker, without external games: their hosts cannot be reached offline. */
const toKeep = (storage: TextStorage, wantsTitles: boolean): KeepMessage => ({
  files: loadedFiles(),
  games: playedGames(storage)
    .filter(({ family }) => family !== IMPORTED_FAMILY)
    .map(({ slug, title, cover, tone }) => ({ slug, title, cover, tone })),
  language: document.documentElement.lang,
  wantsTitles,
})

/**
 * Starts the service worker and tells it which files the page has loaded: on a first visit they load before it is active.
 * Called once, when there is a played game to keep.
 */
export function keepForOffline(storage: TextStorage) {
  // A browser that refuses workers (some do in private windows) plays online only.
  navigator.serviceWorker.register('/sw.js').catch(ignoreFailure('online only'))
  const tell = async (wantsTitles: boolean) => {
    // The search field needs this chunk to show results offline.
    if (wantsTitles) await import('#modules/catalog/web/SearchResults.tsx')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(toKeep(storage, wantsTitles))
  }
  const tellOf = (wantsTitles: boolean) => void tell(wantsTitles).catch(ignoreFailure('told next time'))
  tellOf(false)
  setTimeout(tellOf, STAYED_MS, true)
  addEventListener('visibilitychange', () => document.hidden && tellOf(false))
}
