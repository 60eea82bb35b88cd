import { refuse } from '#kit/result/result.ts'
import { toWholeSeconds, type Duration } from '#kit/time/time.ts'

/** The answer to who has no token left: in how many seconds there is one. */
export const tooFast = (wait: Duration) => refuse('TooFast', { retrySec: toWholeSeconds(wait) })
