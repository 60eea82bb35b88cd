/** Measures thinking time; it stands still while the page does. */
export interface StopWatch {
  /** Restarts from zero and calls `ring` after this time; an earlier call is dropped. */
  start(hundredths: number, ring: () => void): void
  stop(): void
  pause(): void
  resume(): void
  /** Hundredths of a second since the start, without pauses. */
  passed(): number
  readonly isRunning: boolean
}

const MILLISECONDS = 10

export function stopWatch(now: () => number = () => performance.now()): StopWatch {
  let before = 0
  let since: number | undefined
  let due: { readonly at: number; readonly ring: () => void } | undefined
  let timer = 0

  const passed = () => Math.floor((before + (since === undefined ? 0 : now() - since)) / MILLISECONDS)
  function hold() {
    clearTimeout(timer)
    if (since !== undefined) before += now() - since
    since = undefined
  }
  function go() {
    if (!due) return
    const { at, ring } = due
    since = now()
    timer = window.setTimeout(ring, Math.max(0, at * MILLISECONDS - before))
  }
  return {
    start(hundredths, ring) {
      hold()
      before = 0
      due = { at: hundredths, ring }
      go()
    },
    stop() {
      hold()
      before = 0
      due = undefined
    },
    pause: hold,
    resume() {
      if (since === undefined) go()
    },
    passed,
    get isRunning() {
      return since !== undefined
    },
  }
}
