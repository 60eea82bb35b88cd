import { systemClock } from '#kit/time/system-clock.ts'
import { between, minutes } from '#kit/time/time.ts'
import { askOnce } from './api.ts'

/** Somebody who types for long sends no requests, so their activity is reported this often. */
const TOLD_EVERY = minutes(5)

/** Keeps the session open while somebody uses the page, even if it sends no requests. Returns the function that stops it. */
export function keepOpen(): () => void {
  let toldAt = systemClock()
  const work = () => {
    const now = systemClock()
    if (between(toldAt, now) < TOLD_EVERY) return
    toldAt = now
    void askOnce('/api/me')
  }
  const leave = new AbortController()
  for (const gesture of ['keydown', 'pointerdown'] as const)
    addEventListener(gesture, work, { capture: true, signal: leave.signal })
  return () => leave.abort()
}
