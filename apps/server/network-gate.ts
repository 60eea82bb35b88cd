import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kit/i18n/languages.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { addressOfRequest, regionOf } from '#kit/server/client-address.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { milliseconds, seconds, toWholeSeconds } from '#kit/time/time.ts'

/** Rate of pages rendered for one network; cached ones are sent without limit. */
export const PAGE_RATE: Rate = { burst: 60, refillEvery: milliseconds(200) }
/** Rate of database reads for pictures: a shelf of cloud games shows forty, and a school has many new browsers. */
export const PICTURE_RATE: Rate = { burst: 1000, refillEvery: milliseconds(50) }
/** Rate of content policy reports: a broken page sends one with every load. */
export const REPORT_RATE: Rate = { burst: 10, refillEvery: seconds(20) }
/** Rate of pictures drawn for shared pages. */
export const DRAWING_RATE: Rate = { burst: 30, refillEvery: seconds(1) }

export interface NetworkLimits {
  readonly limiter: Limiter
  readonly rate: Rate
  readonly trustedProxies: number
}

/** Whether the network of a request may cause work: 0, or seconds until it may. */
export type Gate = (request: FastifyRequest) => Promise<number>

const speak = textsFrom({ errors: 'kit/errors/messages' })

/** One bucket per network. As for calls, this machine itself is not limited. */
export function networkGate(name: string, { limiter, rate, trustedProxies }: NetworkLimits): Gate {
  return async (request) =>
    toWholeSeconds(await takeOfNetwork(limiter, name, addressOfRequest(request.raw, trustedProxies), rate))
}

/** The work was refused; seconds until a retry makes sense. */
export interface TurnedAway {
  readonly retrySec: number
}

/** Limit of queued work per network: a gate returns no tokens, so a queue behind slow work would grow without limit. */
const MOST_WAITING = 60
const TURNED_AWAY: TurnedAway = { retrySec: 1 }

/** Queues a request's work behind earlier work of its network. Reads have a separate queue. */
export type NetworkTurns = (
  request: FastifyRequest,
  line?: 'work' | 'read',
) => <Value>(work: () => Promise<Value>) => Promise<Value | TurnedAway>

/** Runs at most this much work of one network at a time in each queue. This machine itself does not wait. */
export function networkTurns(most: number, trustedProxies: number): NetworkTurns {
  const inTurn = limitConcurrency(most)
  return (request, line = 'work') => {
    const { isLocal, network } = addressOfRequest(request.raw, trustedProxies)
    const key = `${line} ${regionOf(network)}`
    return async (work) => {
      if (isLocal) return work()
      if (inTurn.waiting(key) >= MOST_WAITING) return TURNED_AWAY
      // The client has disconnected: nobody reads the answer.
      return inTurn(key, async () => (request.socket.destroyed ? TURNED_AWAY : work()))
    }
  }
}

/** Answers a network over its limit, in the player's language. */
export const sendAway = (reply: FastifyReply, retrySec: number, language: Language = 'en') =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retrySec), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(speak(language)('errors.TooFast'))
