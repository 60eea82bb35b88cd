/** Does at most so many works at a time; the rest wait, the oldest first. */
export function inTurn(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function doInTurn(work: () => Promise<void>): Promise<void> {
    // A place is handed on to who waits, so that nobody comes in between.
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
