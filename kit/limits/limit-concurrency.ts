interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Runs at most this many tasks per key concurrently; the rest wait in order, without blocking other keys. The caller limits
 * the length of the queue.
 */
export function limitConcurrency(most: number) {
  const lines = new Map<string, Line>()

  function lineOf(key: string): Line {
    const known = lines.get(key)
    if (known) return known
    const line = { running: 0, waiting: [] }
    lines.set(key, line)
    return line
  }

  async function limited<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const line = lineOf(key)
    // The slot passes directly to the next waiter, so that no later caller takes it.
    if (line.running < most) line.running++
    else await new Promise<void>((begin) => line.waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }

  /** Number of waiting tasks of a key. */
  const waiting = (key: string) => lines.get(key)?.waiting.length ?? 0

  return Object.assign(limited, { waiting })
}
