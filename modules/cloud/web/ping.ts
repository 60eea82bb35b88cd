import { seconds } from '#kit/time/time.ts'

const TIMES = 3
const PATIENCE = seconds(2)

export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** One round trip in milliseconds; undefined without an answer. */
async function askOnce(url: string): Promise<number | undefined> {
  const begun = performance.now()
  try {
    // A line may be on another host; only the time of its answer matters.
    await fetch(url, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return performance.now() - begun
  } catch {
    return undefined
  }
}

/** Round trip to a line: the median of three sequential pings. */
export async function measurePing(url: string, ask = askOnce): Promise<number | undefined> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn++) {
    const time = await ask(url)
    if (time === undefined) return undefined
    times.push(time)
  }
  const middle = median(times)
  return middle === undefined ? undefined : Math.max(1, Math.round(middle))
}
