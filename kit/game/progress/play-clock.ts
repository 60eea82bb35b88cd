/** Measures how long a run has been played, without the pauses of the page. */
export interface PlayClock {
  /** Sets the time played so far, for another run or after a reload; the clock waits for a touch. */
  set(millis: number): void
  /** Starts the clock when the player touches the board. */
  go(): void
  hold(): void
  passed(): number
}

interface Wishes {
  /** Called every second while it runs. */
  tick?(): void
  now?(): number
}

const SECOND = 1000

export function playClock({ tick, now = () => performance.now() }: Wishes = {}): PlayClock {
  let before = 0
  let since: number | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  function hold() {
    if (since !== undefined) before += now() - since
    since = undefined
    clearInterval(timer)
  }
  return {
    set(millis) {
      hold()
      before = millis
    },
    go() {
      if (since !== undefined) return
      since = now()
      if (tick) timer = setInterval(tick, SECOND)
    },
    hold,
    passed: () => Math.floor(before + (since === undefined ? 0 : now() - since)),
  }
}

/** A duration as a counter: `4:07`, from an hour `1:04:07`. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
