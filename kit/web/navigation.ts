import { createContext, startTransition, use, useSyncExternalStore, type ComponentType } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Instant } from '#kit/time/time.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import { findRoute, tidyPath, type Route, type RouteMatch, type ScreenProps } from './route.ts'
import { isSupportedAddress, redirectFor, type RouteRule } from './route-rules.ts'

/** Why a navigation did not happen (spec 9.14). */
export const NavigationCode = { aborted: 4, cancelled: 8, duplicated: 16 } as const

export class NavigationError extends Error {
  override name = 'NavigationError'
  readonly code: number
  constructor(reason: keyof typeof NavigationCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = NavigationCode[reason]
  }
}

/** What the page shows: the screen of a route, or of the not-found route. */
export interface View extends RouteMatch {
  /** Path and query, as the address bar has it. */
  readonly address: string
  readonly path: string
  readonly Screen: ComponentType<ScreenProps>
}

/** The server's data for a path: the reads of its page, in wire form. */
export interface Payload {
  readonly status: number
  readonly redirect?: string
  readonly reads: readonly (readonly [wire: string, params: unknown, result: unknown])[]
  /** When the browser requested it; undefined where it came with the page. */
  readonly askedAt?: Instant
}

export interface NavigationServices {
  readonly routes: readonly Route[]
  readonly notFound: Route
  /** The known redirects; the server applies the others with the payload. */
  readonly rules: () => readonly RouteRule[]
  /** Keeps the language of the address while navigating within the portal. */
  readonly localise: (address: string) => string
  readonly loadTexts: (route: Route) => Promise<void>
  readonly loadPayload: (address: string) => Promise<Payload>
  readonly absorb: (payload: Payload) => void
  readonly mayPrefetch: () => boolean
  /** True when a newer build is deployed: the next page is a full page load. */
  readonly isStale: () => boolean
  /** Makes a full page load, if allowed for this path now; returns whether it does. */
  readonly loadWhole: (address: string) => boolean
  readonly isLostChunk: (error: unknown) => boolean
  /** Tells the player that a page failed to load; the current one stays. */
  readonly lost: (error: unknown, address: string) => void
  /** True for a path whose page must not share scripts with this one: it needs a full page load. */
  readonly isApart: (path: string) => boolean
}

export interface Navigation {
  view(): View
  /** True while a page is loading. */
  readonly going: Store<boolean>
  /** Replaces one page by another; a module that loads later may add a transition. */
  readonly turning: { by: (show: () => void) => void }
  /** True while a page is loading or prefetched: navigation handles a missing chunk itself. */
  isLoading(): boolean
  subscribe(listener: () => void): () => void
  go(to: string, options?: { readonly replace?: boolean }): Promise<void>
  prefetch(to: string): void
  href(to: string): string
}

/** Client-side navigation between pages. */
export function openNavigation(first: View, services: NavigationServices): Navigation {
  let view = first
  let latest = 0
  let ahead = 0
  const going = createStore(false)
  const listeners = new Set<() => void>()
  const turning: Navigation['turning'] = { by: (show) => show() }

  async function load(url: URL): Promise<{ readonly view: View; readonly redirect: string | undefined }> {
    const address = url.pathname + url.search
    const match = findRoute(services.routes, url.pathname)
    const screen = match?.route.screen()
    // The payload may say that the page does not exist; then its screen was loaded in vain, which is rare.
    const [payload] = await Promise.all([
      // Where no route matches, the server may know a redirect.
      !match || match.route.reads ? services.loadPayload(address) : undefined,
      screen,
      match ? services.loadTexts(match.route) : undefined,
    ])
    if (payload) services.absorb(payload)
    const found = match && payload?.status !== 404 ? match : { route: services.notFound, params: {} }
    const { default: Screen } = await found.route.screen()
    return { view: { ...found, address, path: tidyPath(url.pathname), Screen }, redirect: payload?.redirect }
  }

  async function go(to: string, { replace = false, isBack = false } = {}): Promise<void> {
    if (!isSupportedAddress(to, location.href)) throw new NavigationError('aborted', `Bad request: ${to}`)
    const url = new URL(services.localise(to), location.href)
    if (url.origin !== location.origin || services.isApart(url.pathname)) return location.assign(url)
    const rule = redirectFor(services.rules(), url.pathname)
    if (rule) return rule.isExternal ? location.assign(rule.to) : go(rule.to, { replace, isBack })
    const address = url.pathname + url.search
    if (!isBack && address === view.address) throw new NavigationError('duplicated', `Already at ${address}`)
    if (services.isStale() && services.loadWhole(address)) return
    const turn = ++latest
    going.change(() => true)
    const loaded = await load(url).catch((error: unknown) => ({ error }))
    if (turn !== latest) throw new NavigationError('cancelled', `${address} was left for another page`)
    if ('error' in loaded && services.isLostChunk(loaded.error) && services.loadWhole(address)) return
    going.change(() => false)
    if ('error' in loaded) {
      // The address bar has already gone back.
      if (isBack) history.pushState(null, '', view.address)
      services.lost(loaded.error, address)
      throw new NavigationError('aborted', `${address} did not come`, { cause: loaded.error })
    }
    if (loaded.redirect) return go(loaded.redirect, { replace, isBack })
    turning.by(() => {
      if (!isBack) enter(address + url.hash, replace)
      startTransition(() => {
        view = loaded.view
        for (const listener of listeners) listener()
      })
      if (!isBack) scrollTo(0, 0)
    })
  }

  addEventListener('popstate', () => void go(location.href, { isBack: true }).catch(ignoreLeft))

  return {
    view: () => view,
    going,
    turning,
    isLoading: () => going.read() || ahead > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go,
    prefetch(to) {
      if (!services.mayPrefetch()) return
      const url = new URL(services.localise(to), location.href)
      const match = findRoute(services.routes, url.pathname)
      services.rules()
      if (!match) return
      // A failed prefetch costs nothing: the click retries and shows its failure.
      ahead += 1
      match.route
        .screen()
        .catch(ignoreFailure('not fetched ahead'))
        .then(() => (ahead -= 1))
      if (match.route.reads)
        services.loadPayload(url.pathname + url.search).catch(ignoreFailure('not fetched ahead'))
    },
    href: services.localise,
  }
}

/** Pushes a page to the history; the entry left behind stores its scroll position. */
function enter(address: string, replace: boolean) {
  if (replace) return history.replaceState(null, '', address)
  history.replaceState(scrollY, '')
  history.pushState(null, '', address)
}

/** A superseded navigation is no failure, and a failed one has been reported to the player. */
export function ignoreLeft(error: unknown) {
  if (!(error instanceof NavigationError)) throw error
}

/** On the server there is no navigation: links are plain and the view is fixed. */
export function standingNavigation(view: View, localise: (address: string) => string): Navigation {
  return {
    view: () => view,
    going: createStore(false),
    turning: { by: () => undefined },
    isLoading: () => false,
    subscribe: () => () => undefined,
    go: () => Promise.resolve(),
    prefetch: () => undefined,
    href: localise,
  }
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no navigation around this component')
  return navigation
}

export function useView(): View {
  const navigation = useNavigation()
  return useSyncExternalStore(navigation.subscribe, navigation.view, navigation.view)
}
