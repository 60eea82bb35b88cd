import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Somebody who stays this long without touching anything is here all the same. */
const SILENT_MS = 20_000

/**
 * The collecting game on every page: online time, boxes that wait, an invitation one came by. It comes after the first
 * gesture, so the first load carries none of it.
 */
export function startCollecting(storage: TextStorage) {
  // Read at once: the address changes with the first link that is followed.
  const invitation = new URLSearchParams(location.search).get('inv') ?? undefined
  const leave = new AbortController()
  const start = () => {
    leave.abort()
    clearTimeout(timer)
    // Lost on the way, it starts with the next page.
    import('./collecting.ts').then(({ collect }) => collect(storage, invitation)).catch(() => undefined)
  }
  const timer = setTimeout(start, invitation === undefined ? SILENT_MS : 0)
  for (const gesture of ['pointerup', 'keydown'])
    addEventListener(gesture, start, { capture: true, signal: leave.signal })
}
