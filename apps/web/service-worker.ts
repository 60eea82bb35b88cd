import { BRAND_NAME } from '#kit/brand/brand.ts'
import { toWire } from '#kit/contract/renamed.ts'
import type { Envelope } from '#kit/contract/envelope.ts'
import { isLanguage, pickLanguage } from '#kit/i18n/languages.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { searchOffline } from './offline/search-offline.ts'
import { OFFLINE_GAMES, ASSETS, type KeepMessage } from './offline/title-index.ts'

/** The parts of a worker's global scope that are used here: TypeScript's `webworker` library conflicts with `dom`. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface KeepEvent extends LastingEvent {
  readonly data: unknown
}
interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null
}
interface Notification {
  readonly data: unknown
  close(): void
}
interface TapEvent extends LastingEvent {
  readonly notification: Notification
}
interface Page {
  focus(): Promise<Page>
  navigate(url: string): Promise<unknown>
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: KeepEvent) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: TapEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    showNotification(title: string, options: Readonly<Record<string, unknown>>): Promise<void>
  }
  readonly location: Location
}
declare const self: Worker

/**
 * Lets played games open offline. It keeps only files with a hash in their name, and one offline shell; never a document or
 * the manifest of builds, so that a deploy takes effect at once.
 */
const SHELL = `shell-${__BUILD_ID__}`
const OFFLINE_PAGE = '/offline.html'
const KEPT = /^\/(assets|covers)\//
const MOST_ASSETS = 400
const SEARCH = `/api/${catalogCalls.searchGames.wire}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([new Request(OFFLINE_PAGE, { cache: 'reload' }), ...__SHELL_FILES__]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== ASSETS && name !== SHELL).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method === 'POST' && url.pathname === SEARCH) event.respondWith(searched(request))
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  else if (KEPT.test(url.pathname)) event.respondWith(keptAsset(request))
})

/** The page lists the files that it loaded before the worker was active, such as those of its game. */
self.addEventListener('message', (event) => {
  const { files, games, language, wantsTitles = false } = (event.data ?? {}) as Partial<KeepMessage>
  if (Array.isArray(files) && Array.isArray(games) && language)
    event.waitUntil(keepGames({ files, games, language, wantsTitles }))
})

async function keepGames({ files, games, language, wantsTitles }: KeepMessage): Promise<void> {
  const titles = wantsTitles && isLanguage(language) ? [__TITLES__[language]!] : []
  const paths = [...files.filter((path) => typeof path === 'string' && KEPT.test(path)), ...titles]
  const cache = await caches.open(ASSETS)
  await cache.put(OFFLINE_GAMES, Response.json(games))
  await Promise.all(paths.map((path) => keptAsset(new Request(path))))
}

/** Shows a push message; the server has already put it into words. */
self.addEventListener('push', (event) => {
  const { title, body, tag, url, lang } = (event.data?.json() ?? {}) as Readonly<Record<string, string>>
  const icon = '/icons/icon-192.png'
  event.waitUntil(
    self.registration.showNotification(title ?? BRAND_NAME, {
      body,
      tag,
      lang,
      icon,
      badge: icon,
      data: url,
    }),
  )
})

/** A tap goes to its path on an open page, or opens one; never outside the portal. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { data } = event.notification
  const url = typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/'
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([page]) => {
      if (!page) return self.clients.openWindow(url)
      const focused = await page.focus()
      return focused.navigate(url)
    }),
  )
})

async function offlinePage(): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE)
  return page ?? Response.error()
}

/** Offline, answers a search from the kept titles, in the shape of the call. */
async function searched(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch (cause) {
    // The page has cancelled this search for the next letter, so nobody waits for an answer.
    if (request.signal.aborted) throw cause
    return await searchedOffline((await copy.json()) as Envelope)
  }
}

async function searchedOffline({ id, params, head }: Envelope): Promise<Response> {
  const { keyword } = params as { readonly keyword: string }
  const language = pickLanguage(undefined, [head.language ?? 'en'])
  const { games, isFound } = await searchOffline(keyword, language)
  const cards = games.map(({ slug, title, cover, tone, mark }, place) => ({
    gameId: place,
    slug,
    title,
    pitch: mark,
    cover,
    genre: '',
    tags: [],
    orientation: '',
    players: 1,
    tone,
  }))
  const found = { games: cards, tags: [], isFound, hasMore: false }
  return Response.json({ id, result: toWire(catalogCalls.searchGames.result, found), error: null })
}

async function keptAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const kept = (await cache.match(request)) ?? (await caches.match(request))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    await dropOldest(cache)
  }
  return answer
}

/** Cache keys are in insertion order: the first are the oldest. */
async function dropOldest(cache: Cache) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)))
}
