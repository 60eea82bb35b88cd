interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Runs at most this many tasks of a key at a time; the rest wait in order, and those of other keys not at all. Whoever calls bounds
 * how many may wait.
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
    // The slot goes straight to the next in line, so that nobody cuts in.
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

  /** How many tasks of a key wait for their turn. */
  const waiting = (key: string) => lines.get(key)?.waiting.length ?? 0

  return Object.assign(limited, { waiting })
}
