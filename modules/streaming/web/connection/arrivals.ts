/** The host sends no more than is answered; a large picture is answered at once, for much depends on it. */
const ANSWERS_EVERY_MS = 33
const LARGE_BYTES = 8 * 1024

/** Tells the host which pictures have arrived, in few words. */
export function openArrivals(
  answer: (sequence: number) => void,
  now: () => number = () => performance.now(),
) {
  let answeredAt = Number.NEGATIVE_INFINITY
  let latest = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell() {
    clearTimeout(timer)
    timer = undefined
    answeredAt = now()
    answer(latest)
  }

  return {
    arrived(sequence: number, bytes: number) {
      latest = sequence
      const wait = answeredAt + ANSWERS_EVERY_MS - now()
      if (wait <= 0 || bytes >= LARGE_BYTES) return tell()
      timer ??= setTimeout(tell, wait)
    },
    close: () => clearTimeout(timer),
  }
}
