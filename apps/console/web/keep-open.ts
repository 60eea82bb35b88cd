import { systemClock } from '#kit/time/system-clock.ts'
import { between, minutes } from '#kit/time/time.ts'
import { askOnce } from './api.ts'

/** Whoever types for long asks the server nothing: their work is told so often. */
const TOLD_EVERY = minutes(5)

/** Keeps the session open while somebody works with the page, not only while it asks for something. */
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
