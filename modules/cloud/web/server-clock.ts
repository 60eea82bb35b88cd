import { useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, between, milliseconds, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { callApi } from '#kit/web/api.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

const SECOND = seconds(1)
/** The wire tells whole seconds; the moment itself lies half a second later on average. */
const HALF = milliseconds(500)

let ahead: Duration = milliseconds(0)
let learning: Promise<void> | undefined

/** Asks the server what time it is, once a page: a turn ends by its clock, not by the player's. */
export function learnServerTime(): Promise<void> {
  const askedAt = systemClock()
  learning ??= callApi(presenceCalls.readTime, {}).then(
    ({ now }) => {
      const heardAt = systemClock()
      const middle = after(askedAt, milliseconds(between(askedAt, heardAt) / 2))
      ahead = between(middle, after(now, HALF))
    },
    () => {
      learning = undefined
    },
  )
  return learning
}

export const serverNow = (): Instant => after(systemClock(), ahead)

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND / 2)
  return () => clearInterval(timer)
}
const never = () => () => undefined

/** Whole seconds until a moment of the server's clock; 0 when it has passed or there is none. */
export function useSecondsUntil(moment: Instant | null | undefined): number {
  const left = () =>
    moment === null || moment === undefined
      ? 0
      : Math.max(0, Math.ceil(between(serverNow(), moment) / SECOND))
  return useSyncExternalStore(moment ? everySecond : never, left, () => 0)
}
