import type { Rate } from '#kit/limits/limiter.ts'
import { milliseconds, minutes, seconds } from '#kit/time/time.ts'
import type { ClientLimits } from './client.ts'
import type { TopicsLimits } from './topics.ts'

export interface GatewayLimits extends ClientLimits, TopicsLimits {
  /** The longest message that a client may send. */
  readonly largestFrame: number
  readonly mostOfAccount: number
  readonly mostOfNetwork: number
  readonly mostTopics: number
  /** How often one network may open a socket. */
  readonly opens: Rate
  /** A socket that does not answer a ping before the next is terminated. */
  readonly pingEvery: number
  /** How often sessions are checked. */
  readonly checkEvery: number
}

/** A tab has one socket; a network may be a school or a mobile carrier. */
export const GATEWAY_LIMITS: GatewayLimits = {
  largestFrame: 4096,
  mostOfAccount: 10,
  mostOfNetwork: 2000,
  mostTopics: 4,
  opens: { burst: 100, refillEvery: milliseconds(50) },
  frames: { burst: 20, refillEvery: milliseconds(500) },
  mostWaiting: 256 * 1024,
  goodbye: seconds(3),
  pingEvery: seconds(25),
  checkEvery: minutes(1),
  tick: 150,
  kept: 100,
  remembered: minutes(10),
}
