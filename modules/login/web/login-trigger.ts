import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { createStore } from '#kit/ui/store.ts'
import { appHere, openInApp } from '#modules/inapp/web/index.ts'

export const isLoginOpen = createStore(false)

/** Opens the login overlay (spec 2.18); in an in-app browser the way out of it, because providers refuse those. */
export function openLogin() {
  if (appHere()) return openInApp()
  wakeOverlays()
  isLoginOpen.change(() => true)
}

export const closeLogin = () => isLoginOpen.change(() => false)
