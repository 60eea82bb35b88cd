import { seconds, type Duration } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'

/** How long it waits after each attempt that got no answer, and then no more: half an hour in all. */
export const WAITS: readonly Duration[] = [
  ...[2, 5, 10, 30].map(seconds),
  ...Array.from({ length: 29 }, () => seconds(60)),
]

/** There was no answer. */
const LOST: readonly string[] = ['Unreachable', 'TimedOut'] satisfies CallError['refusal'][]
/** Why somebody should ask again: no answer, or a server in trouble that may have one in a little while. */
const AGAIN: readonly string[] = [
  ...LOST,
  ...(['TooFast', 'ServerError', 'Closed'] satisfies CallError['refusal'][]),
]

/** Whether the same may be taken another time: a refusal stays one. */
export const isWorthAgain = (error: CallError): boolean => AGAIN.includes(error.refusal)

/**
 * Sends something that may be sent twice until there is an answer, which a refusal is, too. Throws the refusal, or what
 * the last attempt failed with. `lost` hears of every attempt that got no answer; `pause` is told how long to wait at most.
 */
export async function sendAgain<Value>(
  send: () => Promise<Value>,
  lost: () => void,
  pause: (length: Duration) => Promise<void> = untilOnline,
): Promise<Value> {
  for (const wait of WAITS) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallError) || !isWorthAgain(error)) throw error
      if (LOST.includes(error.refusal)) lost()
      const asked = Number(error.data['retrySec'] ?? 0)
      await pause(Math.max(wait, seconds(asked)) as Duration)
    }
  }
  return send()
}

/** Waits so long, or until the browser has a connection again. */
function untilOnline(length: Duration): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, length)
    addEventListener('online', over)
  })
}
