import { useEffect } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import { between, minutes, type Instant } from '#kit/time/time.ts'
import { createStore, useStore } from '#kit/ui/store.ts'
import type { LineOffer } from './cloud-state.ts'
import { measurePing } from './ping.ts'

interface Measured {
  readonly at: Instant
  /** Missing while it is being measured, and when the line does not answer. */
  readonly milliseconds?: number | undefined
}

const GOOD_FOR = minutes(1)
const pings = createStore<ReadonlyMap<string, Measured>>(new Map())

async function measure(url: string) {
  const known = pings.read().get(url)
  if (known && between(known.at, systemClock()) < GOOD_FOR) return
  const put = (milliseconds: number | undefined) =>
    pings.change((all) => new Map(all).set(url, { at: systemClock(), milliseconds }))
  put(known?.milliseconds)
  put(await measurePing(url))
}

/** Latencies of lines by ping URL, each measured at most once a minute. */
export function usePings(lines: readonly LineOffer[]): (line: LineOffer) => number | undefined {
  const urls = lines
    .map(({ pingUrl }) => pingUrl)
    .filter((url) => url !== '')
    .join(' ')
  useEffect(() => {
    for (const url of urls.split(' ')) if (url) void measure(url)
  }, [urls])
  const known = useStore(pings)
  return ({ pingUrl }) => known.get(pingUrl)?.milliseconds
}
