import { lazy } from 'react'
import { seconds } from '#kit/time/time.ts'

const PAUSES = [1, 2, 5, 10, 30].map(seconds)

/**
 * React.lazy with retries: offline, the part stays absent and is fetched again; a failed fetch must not take down the rest of the
 * page.
 */
export const late: typeof lazy = (load) => lazy(() => insist(load))

/** Retries until it loads. */
export async function insist<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(attempt, PAUSES.length - 1)]))
    }
  }
}
