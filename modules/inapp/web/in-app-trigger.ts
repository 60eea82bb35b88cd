import { browserStorage } from '#kit/storage/text-storage.ts'
import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { createStore } from '#kit/ui/store.ts'
import { inAppBrowserOf, type InAppBrowser } from '../rules/in-app-browser.ts'

/** How long after load the dialog opens (spec 9.11). */
export const IN_APP_DELAY_MS = 10_000
const CLOSED = 'in-app-closed'
const tabStorage = browserStorage(() => sessionStorage)

/** Whether the dialog about the app's browser is open. */
export const isInAppOpen = createStore(false)

/** The app whose browser shows this page. */
export const appHere = (): InAppBrowser | undefined => inAppBrowserOf(navigator.userAgent)

export function openInApp() {
  wakeOverlays()
  isInAppOpen.change(() => true)
}

/** Closed once, it does not open again in this session. */
export function closeInApp() {
  tabStorage.write(CLOSED, 'yes')
  isInAppOpen.change(() => false)
}

/** Opens the dialog ten seconds after load, inside of a social app (spec 2.15). */
export function startInApp(loadedAgoMs: number) {
  if (!appHere() || tabStorage.read(CLOSED)) return
  setTimeout(openInApp, Math.max(0, IN_APP_DELAY_MS - loadedAgoMs))
}
