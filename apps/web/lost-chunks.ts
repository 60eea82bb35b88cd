import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { milliseconds } from '#kit/time/time.ts'
import { isLostChunk, latestBuild, mayReload, RELOAD_ONCE_IN } from '#kit/web/fresh-build.ts'
import styles from './shell.module.css'

const FOR_EVER = milliseconds(Number.POSITIVE_INFINITY)

interface Surroundings {
  /** Session storage, so that a reload in one tab does not prevent one in another. */
  readonly storage: TextStorage
  /** True while a page is loading: the navigation then reloads it whole, at its own address. */
  readonly isGoing: () => boolean
  /** The message for when a reload did not help. */
  readonly words: () => Promise<string>
}

/**
 * When a chunk cannot be loaded, reloads the page, once per path in ten seconds; after that tells the player (spec 4.30).
 * Vite reports every dynamic import that fails.
 */
export function mendLostChunks({ storage, isGoing, words }: Surroundings) {
  let isTold = false
  const mend = async (error: unknown) => {
    if (isTold || isGoing() || !isLostChunk(error)) return
    // If the server does not answer, a reload would lose the page too: the importer tries again by itself.
    if ((await latestBuild(systemClock()).catch(ignoreFailure('no reload'))) === undefined || isTold) return
    const path = location.pathname + location.search
    // An untouched page must not reload again and again on a slow connection.
    const isUsed = navigator.userActivation?.hasBeenActive ?? true
    if (mayReload(storage, path, systemClock(), isUsed ? RELOAD_ONCE_IN : FOR_EVER)) return location.reload()
    isTold = true
    tell(await words())
  }
  addEventListener('vite:preloadError', ({ payload }) => void mend(payload))
}

/** Without React: the lost chunk may be the one that shows toasts. */
function tell(words: string) {
  const note = document.createElement('p')
  note.className = styles.lost!
  note.setAttribute('role', 'alert')
  note.textContent = words
  // A modal dialog hides everything outside it.
  const dialogs = document.querySelectorAll('dialog:modal')
  ;(dialogs[dialogs.length - 1] ?? document.body).append(note)
}
