/** Measures how long a run has been played; it stands still while the page does. */
export interface PlayClock {
  /** Another run, or the same one after a reload: it has been played so long, and the clock waits for a touch. */
  set(millis: number): void
  /** The player has touched the board. */
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

/** A time as a counter shows it: `4:07`, and `1:04:07` from an hour on. */
export function clockText(millis: number): string {
  const seconds = Math.floor(millis / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
