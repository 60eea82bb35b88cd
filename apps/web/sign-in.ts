import type { Navigation } from '#kit/web/navigation.ts'
import { enterPortal, readAccount, followAccount } from '#modules/account/web/index.ts'
import { startInApp } from '#modules/inapp/web/index.ts'
import { closeLogin, openLogin } from '#modules/login/web/index.ts'
import { followLeaving } from '#modules/privacy/web/index.ts'

/** Pages that sign in by themselves. */
const ON_THE_WAY = /^oauth-/
/** Pages that run a game are not reloaded: it goes on, and the reload happens when it is left. */
const isPlaying = ({ layout, name }: { readonly layout: string; readonly name: string }) =>
  layout === 'game' || name === 'cloud-play'

/**
 * Follows sign-in and sign-out, and offers the way out of in-app browsers. Starts when the page is idle; the returned
 * function stops it.
 */
export function startSignIn(navigation: Navigation): () => void {
  startInApp(sinceLoad())
  if (takeLoginWish()) openLogin()
  const deaf = new AbortController()
  followOtherTabs(deaf.signal)
  const stopReloads = reloadForOthers(navigation)
  const stopLeaving = followLeaving()
  return () => {
    deaf.abort()
    stopReloads()
    stopLeaving()
  }
}

function sinceLoad(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (load?.loadEventEnd ?? 0)
}

/** `?login=1` opens the overlay once, and is then removed so that a reload or a shared link does not. */
function takeLoginWish(): boolean {
  const url = new URL(location.href)
  const wish = url.searchParams.get('login')
  if (wish === null) return false
  url.searchParams.delete('login')
  history.replaceState(history.state, '', url)
  return wish === '1'
}

/** After a sign-in or sign-out in another tab, reads the account again. */
function followOtherTabs(signal: AbortSignal) {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === 'user-info' && newValue !== null) void enterPortal()
  }
  addEventListener('storage', hear, { signal })
}

/** Reloads when the account changes: what a page has read belongs to the account that read it. */
function reloadForOthers(navigation: Navigation): () => void {
  let userId = readAccount()?.userId
  return followAccount(() => {
    const account = readAccount()
    if (account?.isVisitor === false) closeLogin()
    if (!account || account.userId === userId) return
    const isOther = userId !== undefined
    userId = account.userId
    if (isOther) loadAnew(navigation)
  })
}

function loadAnew(navigation: Navigation) {
  const { route } = navigation.view()
  if (ON_THE_WAY.test(route.name)) return
  if (!isPlaying(route)) return location.reload()
  navigation.subscribe(() => location.reload())
}
