/** Runs at most this many tasks at a time; the rest wait in order. */
export function limitConcurrency(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function limited(work: () => Promise<void>): Promise<void> {
    // The slot goes straight to the next in line, so that nobody cuts in.
    if (running < most) running++
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
