import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { TICKET_KEY, wakeCloud } from '#modules/cloud/web/cloud-trigger.ts'
import { installPrompt, type InstallPrompt } from '#modules/install/web/install-trigger.ts'
import { loadLate } from './load-late.ts'

/** A visitor who stays this long without a gesture counts as present. */
const SILENT_MS = 20_000

/** A write by another tab counts: it is the same player, and what is open here must follow. */
const GESTURES = ['pointerup', 'keydown', 'gamepadconnected', 'storage']
/** Where the chat is beside a game it should not wait for a click, so moving the mouse counts as a gesture. */
const WIDE = '(min-width: 1280px) and (hover: hover)'

/**
 * Starts the collecting game on every page: online time, waiting boxes, an invitation. It loads after the first gesture, so
 * the first load has none of it.
 */
export function startCollecting(storage: TextStorage, navigation: Navigation) {
  // Read at once: the address changes with the first navigation.
  const invitation = new URLSearchParams(location.search).get('inv') ?? undefined
  // A browser that queues or plays follows it on every page, at once: an offered turn lasts a minute (spec 2.27).
  if (storage.read(TICKET_KEY) !== undefined) {
    wakeOverlays()
    wakeCloud()
  }
  const leave = new AbortController()
  // A click while it loads is heard, too: the mouse that moved there may have begun that.
  const woken: (Event | undefined)[] = []
  const start = (gesture?: Event) => {
    clearTimeout(timer)
    if (woken.push(gesture) > 1) return
    // If the chunk is lost, the next page tries again.
    loadLate()
      .then(({ collecting }) => collecting())
      .then(({ collect }) => collect({ storage, invitation, navigation, woken }))
      .catch(ignoreFailure('starts with the next page'))
      .finally(() => leave.abort())
  }
  // Opening the app from the home screen was a gesture already.
  const isWaiting = invitation === undefined && !matchMedia('(display-mode: standalone)').matches
  const timer = setTimeout(start, isWaiting ? SILENT_MS : 0)
  for (const gesture of matchMedia(WIDE).matches ? [...GESTURES, 'pointermove'] : GESTURES)
    addEventListener(gesture, start, { capture: true, signal: leave.signal })
  // Suppresses Chrome's own install prompt, once a page load; the guide prompts at a better time.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.change(() => event as InstallPrompt)
  })
}
