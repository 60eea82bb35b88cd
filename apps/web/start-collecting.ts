import { forgive } from '#kit/result/forgive.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { TICKET_KEY, wakeCloud } from '#modules/cloud/web/cloud-trigger.ts'
import { installPrompt, type InstallPrompt } from '#modules/install/web/install-trigger.ts'

/** A visitor who stays this long without a gesture counts as present. */
const SILENT_MS = 20_000

/** Another tab that writes is the same player: what is open here has to know of it. */
const GESTURES = ['pointerup', 'keydown', 'gamepadconnected', 'storage']
/** Where the chat is beside a game it should not wait for a click: there a moving mouse counts as a gesture. */
const WIDE = '(min-width: 1280px) and (hover: hover)'

/**
 * The collecting game on every page: online time, boxes that wait, an invitation one came by. It comes after the first
 * gesture, so the first load carries none of it.
 */
export function startCollecting(storage: TextStorage, navigation: Navigation) {
  // Read at once: the address changes with the first link that is followed.
  const invitation = new URLSearchParams(location.search).get('inv') ?? undefined
  // A browser that queues or plays follows it on every page, at once: a turn lasts a minute (spec 2.27).
  if (storage.read(TICKET_KEY) !== undefined) {
    wakeOverlays()
    wakeCloud()
  }
  const leave = new AbortController()
  const start = (woken?: Event) => {
    leave.abort()
    clearTimeout(timer)
    // If the chunk is lost, it starts with the next page.
    import('./late-pages.ts')
      .then(({ lateParts }) => lateParts.collecting())
      .then(({ collect }) => collect({ storage, invitation, navigation, woken }))
      .catch(forgive('starts with the next page'))
  }
  // The app of the home screen has been touched already, by its icon.
  const isWaiting = invitation === undefined && !matchMedia('(display-mode: standalone)').matches
  const timer = setTimeout(start, isWaiting ? SILENT_MS : 0)
  for (const gesture of matchMedia(WIDE).matches ? [...GESTURES, 'pointermove'] : GESTURES)
    addEventListener(gesture, start, { capture: true, signal: leave.signal })
  // Chrome asks for the home screen once a page; the guide asks instead, when it is time.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.change(() => event as InstallPrompt)
  })
}
