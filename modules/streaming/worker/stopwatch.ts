/** Adds up the stretches it runs for; the clock it reads only ever goes forward. */
export interface Stopwatch {
  run(isRunning: boolean): void
  read(): number
}

export function stopwatch(elapsed: () => number): Stopwatch {
  let sum = 0
  let since: number | undefined
  const read = () => sum + (since === undefined ? 0 : elapsed() - since)
  return {
    run(isRunning) {
      if (isRunning === (since !== undefined)) return
      sum = read()
      since = isRunning ? elapsed() : undefined
    },
    read: () => Math.round(read()),
  }
}
