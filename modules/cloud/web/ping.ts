import { seconds } from '#kit/time/time.ts'

const TIMES = 3
const PATIENCE = seconds(2)

export const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** One way there and back, in milliseconds; nothing when nobody answers. */
async function askOnce(url: string): Promise<number | undefined> {
  const begun = performance.now()
  try {
    // A line may live on another host, whose answer is of no interest but for its time.
    await fetch(url, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    return performance.now() - begun
  } catch {
    return undefined
  }
}

/** How far away a line is: the median of three, one after another, so that none stands in the way of the next. */
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
