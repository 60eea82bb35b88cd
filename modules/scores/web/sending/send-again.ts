import { seconds, type Duration } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'

/** Delays between attempts without an answer: half an hour in total. */
export const WAITS: readonly Duration[] = [
  ...[2, 5, 10, 30].map(seconds),
  ...Array.from({ length: 29 }, () => seconds(60)),
]

/** There was no answer. */
const LOST: readonly string[] = ['Unreachable', 'TimedOut'] satisfies CallError['refusal'][]
/** Reasons to retry: no answer, or a temporary server problem. */
const AGAIN: readonly string[] = [
  ...LOST,
  ...(['TooFast', 'ServerError', 'Closed'] satisfies CallError['refusal'][]),
]

/** Whether a retry may succeed: a refusal stays one. */
export const isWorthAgain = (error: CallError): boolean => AGAIN.includes(error.refusal)

/**
 * Sends something idempotent until there is an answer; a refusal is one. Throws the refusal, or the last error. `lost` is called for
 * every attempt without an answer; `pause` gets the longest wait.
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

/** Waits for this long, or until the browser is online again. */
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
