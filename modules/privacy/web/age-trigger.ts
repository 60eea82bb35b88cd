import { wakeOverlays } from '#kit/ui/overlays-wanted.ts'
import { createStore } from '#kit/ui/store.ts'

export interface AgeTrigger {
  readonly isOpen: boolean
  /** Counts the openings, so that each starts with an empty field. */
  readonly opening: number
}

export const ageTrigger = createStore<AgeTrigger>({ isOpen: false, opening: 0 })
/** True once the player has declared on this page to be a minor. */
export const declaredMinor = createStore(false)

interface Asking {
  readonly promise: Promise<boolean>
  readonly settle: (isAnswered: boolean) => void
}
let asking: Asking | undefined

function begin(): Asking {
  let settle: Asking['settle'] = () => undefined
  const promise = new Promise<boolean>((resolve) => (settle = resolve))
  // With the keyboard alone one may reach this before any dialog has loaded.
  wakeOverlays()
  ageTrigger.change(({ opening }) => ({ isOpen: true, opening: opening + 1 }))
  return { promise, settle }
}

/** Asks for the year of birth; true once it was answered. Concurrent callers share one dialog. */
export const askAge = (): Promise<boolean> => (asking ??= begin()).promise

/** Closes the question, answered or not. */
export function closeAge(isAnswered: boolean): void {
  ageTrigger.change((now) => ({ ...now, isOpen: false }))
  asking?.settle(isAnswered)
  asking = undefined
}
