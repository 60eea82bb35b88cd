import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openNavigation, ignoreLeft, type Navigation, type Payload } from '#kit/web/navigation.ts'
import { HttpError, sendHttp } from '#kit/web/http-client.ts'
import { setWebConfig } from '#kit/web/config.ts'
import { isLostChunk, mayReload, followBuild } from '#kit/web/fresh-build.ts'
import { applyHead } from '#kit/web/page-head.ts'
import { currentLink, mayPrefetch } from '#kit/web/prefetch-gate.ts'
import { findRoute, tidyPath, type Route } from '#kit/web/route.ts'
import type { RouteRule } from '#kit/web/route-rules.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { browserStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { toast } from '#kit/ui/toast.ts'
import { App } from './App.tsx'
import { connectGames } from '#kit/game/running.ts'
import { loadLate } from './load-late.ts'
import { localiser } from './localise.ts'
import { mendLostChunks } from './lost-chunks.ts'
import { readPageData } from './page-data.ts'
import { openReadCache } from '#kit/web/read-cache.ts'
import { namedLanguage } from '#kit/i18n/languages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { absorb, callsOf, reader } from './payload.ts'
import { followMusic } from './page-music.ts'
import { pageServices } from './page-services.ts'
import { openPortal } from './portal.ts'
import { tapOnPress } from './tap-on-press.ts'
import { notFoundRoute, routes } from './routes.ts'
import { startAccount } from './start-account.ts'
import { startCollecting } from './start-collecting.ts'
import { speakingTexts } from './texts.ts'
import { PLAYED_GAMES_KEY } from '#modules/catalog/web/recent-games.ts'

const MOST_PAYLOADS = 50

/** Session storage, so that a reload in one tab does not prevent one in another. */
const tabStorage = browserStorage(() => sessionStorage)

/** Just before the dialog that opens ten seconds after load (spec 9.11); `?login=` starts at once. */
const SIGN_IN_AFTER_MS = 9000

function startSignInSoon(navigation: Navigation) {
  const start = () =>
    // Offline, signing in is impossible.
    loadLate()
      .then(({ signIn }) => signIn())
      .then(({ startSignIn }) => startSignIn(navigation))
      .catch(ignoreFailure('no sign-in'))
  setTimeout(start, /[?&]login=/.test(location.search) ? 0 : SIGN_IN_AFTER_MS)
}

function payloadLoader(language: string, buildId: string) {
  const loaded = new Map<string, Promise<Payload>>()
  return (address: string) => {
    const kept = loaded.get(address)
    if (kept) return kept
    const url = `/_app/payload/${language}${address}${address.includes('?') ? '&' : '?'}build=${buildId}`
    const askedAt = systemClock()
    const payload = sendHttp({ url })
      .then((answer) => answer.json() as Promise<Payload>)
      .then((given) => ({ ...given, askedAt }))
    loaded.set(address, payload)
    payload.catch(() => loaded.delete(address))
    if (loaded.size > MOST_PAYLOADS) loaded.delete(loaded.keys().next().value!)
    return payload
  }
}

/** The redirects of the build, fetched once, at the first navigation (spec 2.14, 7.46). */
function rulesOfBuild(buildId: string) {
  let rules: readonly RouteRule[] | undefined
  return () => {
    if (rules) return rules
    sendHttp({ url: `/_app/builds/meta/${buildId}.json` })
      .then((answer) => answer.json() as Promise<{ readonly matcher: { readonly rules: typeof rules } }>)
      .then(
        ({ matcher }) => (rules = matcher.rules),
        () => undefined,
      )
    return (rules = [])
  }
}

function loadWhole(address: string) {
  if (!mayReload(tabStorage, address, systemClock())) return false
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
  return true
}

/** Late enough that the worker's requests do not compete with the first load or with a game's chunk and texts. */
const KEEP_AFTER_MS = 10_000

/** Keeps played games for offline use, once there is one. */
function keeperOf(storage: TextStorage) {
  let isKeeping = false
  return () => {
    if (isKeeping || !navigator.serviceWorker || import.meta.env.DEV) return
    if (storage.read(PLAYED_GAMES_KEY) === undefined) return
    isKeeping = true
    const keep = () =>
      loadLate()
        .then(({ offline }) => offline())
        .then(({ keepForOffline }) => keepForOffline(storage))
        .catch(ignoreFailure('kept with the next page'))
    setTimeout(keep, KEEP_AFTER_MS)
  }
}

async function celebrate() {
  const { confetti } = await loadLate()
  const { throwConfetti } = await confetti()
  throwConfetti()
}

/** Hydrates the page that the server rendered. */
export async function hydratePortal() {
  const { language, payload, config } = readPageData()
  setWebConfig(config)
  const portal = openPortal()
  // The games kit loads with the first game.
  connectGames(async (wish) => (await import('./games.ts')).startPortalGame(portal, wish))
  pageServices.toast = toast
  pageServices.confetti = () => void celebrate()
  tapOnPress(document)
  const texts = speakingTexts(language)
  let opened: Navigation | undefined
  mendLostChunks({
    storage: tabStorage,
    isGoing: () => opened?.isLoading() ?? false,
    words: () => texts.load(['shell']).then(() => texts.say('ui.partLost')),
  })
  pageServices.loadTexts = texts.load
  const reads = openReadCache(systemClock)
  const calls = callsOf(routes)
  const wanted = namedLanguage(new URLSearchParams(location.search).get('lang')) ?? null
  const path = tidyPath(location.pathname)
  const found = payload.status === 404 ? undefined : findRoute(routes, path)
  const match = found ?? { route: notFoundRoute, params: {} }
  const heads = new Map<Route, Route['head']>()
  async function loadWords(route: Route) {
    const [late] = await Promise.all([route.late?.(), texts.load(['shell', ...(route.texts ?? [])])])
    for (const call of late?.calls ?? []) calls.set(call.wire, call)
    if (late?.head) heads.set(route, late.head)
  }
  const [screen] = await Promise.all([match.route.screen(), loadWords(match.route)])
  absorb(reads, payload, calls)

  const build = followBuild(config.buildId, systemClock, () => undefined)
  const navigation = openNavigation(
    { ...match, address: location.pathname + location.search, path, Screen: screen.default },
    {
      routes,
      notFound: notFoundRoute,
      rules: rulesOfBuild(config.buildId),
      localise: localiser(wanted),
      loadTexts: loadWords,
      loadPayload: payloadLoader(language, config.buildId),
      absorb: (given) => absorb(reads, given, calls),
      mayPrefetch: () => mayPrefetch(currentLink()),
      isStale: build.isStale,
      loadWhole,
      // Offline, every chunk fails to load, and so would a reload.
      isLostChunk: (error) => navigator.onLine && isLostChunk(error),
      lost(error, address) {
        // The service worker serves an offline page with the games that it keeps.
        if (!navigator.onLine && navigator.serviceWorker?.controller) return location.assign(address)
        toast(texts.say(`errors.${error instanceof HttpError ? 'Unreachable' : 'ServerError'}`), {
          kind: 'error',
        })
      },
      isApart: (path) => pageServices.isApart(path),
    },
  )
  opened = navigation
  navigation.subscribe(() => {
    const { route, params, path } = navigation.view()
    const source = { params, language, say: texts.say, read: reader(reads) }
    const head = heads.get(route) ?? route.head
    applyHead(head(source), location.origin + path)
  })
  followMusic(navigation, portal.sound)
  startAccount({ portal, reads, language, say: texts.say })
  startCollecting(portal.storage, navigation)
  if (config.tags) wakeOverlays()
  startSignInSoon(navigation)
  const keepPlayed = keeperOf(portal.storage)
  navigation.subscribe(keepPlayed)
  const onAlive = () => {
    document.documentElement.dataset.ready = 'true'
    keepPlayed()
  }
  const root = document.getElementById('root')!
  const app = { language, say: texts.say, navigation, reads, onAlive }
  // Loading chunks blocked the main thread: let queued events run first, then hydrate in slices, so that taps are handled.
  await new Promise((resolve) => setTimeout(resolve))
  startTransition(() => void hydrateRoot(root, <App {...app} />))
  addEventListener('unhandledrejection', (event) => ignoreLeft(event.reason))
}

if (!document.querySelector('canvas[data-slug]'))
  hydratePortal().catch((error: unknown) => console.error(error))
