import { lazy } from 'react'
import { seconds } from '#kit/time/time.ts'

const PAUSES = [1, 2, 5, 10, 30].map(seconds)

/**
 * A part that comes with its first use. Where the network is away it stays away and is fetched again and again: a failed
 * fetch must not take the page with it that is already there.
 */
export const late: typeof lazy = (load) => lazy(() => insist(load))

/** Fetches again and again until it comes. */
export async function insist<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(attempt, PAUSES.length - 1)]))
    }
  }
}
