import { refuse } from '#kit/result/result.ts'
import { toWholeSeconds, type Duration } from '#kit/time/time.ts'

/** The refusal of a caller without tokens, with the seconds until the next one. */
export const tooFast = (wait: Duration) => refuse('TooFast', { retrySec: toWholeSeconds(wait) })
