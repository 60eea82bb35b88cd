/** The host's window depends on acknowledgements; a large frame is acknowledged at once. */
const ANSWERS_EVERY_MS = 33
const LARGE_BYTES = 8 * 1024

/** Acknowledges frames to the host, in few messages. */
export function openAcknowledger(
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
