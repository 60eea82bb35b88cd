import { useSyncExternalStore } from 'react'
import { between, seconds, type Instant } from '#kit/time/time.ts'
import { serverNow } from '#kit/web/server-clock.ts'

const SECOND = seconds(1)

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND / 2)
  return () => clearInterval(timer)
}
const never = () => () => undefined

/** Whole seconds until a server-clock moment; 0 when it has passed or is undefined. */
export function useSecondsUntil(moment: Instant | null | undefined): number {
  const left = () =>
    moment === null || moment === undefined
      ? 0
      : Math.max(0, Math.ceil(between(serverNow(), moment) / SECOND))
  return useSyncExternalStore(moment ? everySecond : never, left, () => 0)
}
