import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kit/i18n/languages.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { clientAddress } from '#kit/server/client-address.ts'
import { speakFrom } from '#kit/server/spoken-texts.ts'
import { milliseconds, seconds, toWholeSeconds } from '#kit/time/time.ts'

/** Pages of one network that have to be made first; what is kept is sent to everybody at any rate. */
export const PAGE_RATE: Rate = { burst: 60, refillEvery: milliseconds(200) }
/** Pictures of one network that the database is asked for: a shelf of cloud games shows forty, a school has many new browsers. */
export const PICTURE_RATE: Rate = { burst: 1000, refillEvery: milliseconds(50) }
/** Rate of content policy reports: a broken page sends one with every load. */
export const REPORT_RATE: Rate = { burst: 10, refillEvery: seconds(20) }
/** Pictures of shared pages, which are drawn first. */
export const DRAWING_RATE: Rate = { burst: 30, refillEvery: seconds(1) }

export interface NetworkLimits {
  readonly limiter: Limiter
  readonly rate: Rate
  readonly trustedProxies: number
}

/** Whether the network of a request may have something made for it; if not, seconds until it may. */
export type Gate = (request: FastifyRequest) => Promise<number>

const speak = speakFrom({ errors: 'kit/errors/messages' })

function addressOfRequest({ socket, headers }: FastifyRequest, trustedProxies: number) {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(
    socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    trustedProxies,
  )
}

/** One bucket for each network. This machine itself is not counted, as for calls. */
export function networkGate(name: string, { limiter, rate, trustedProxies }: NetworkLimits): Gate {
  return async (request) => {
    const { isLocal, network } = addressOfRequest(request, trustedProxies)
    return isLocal ? 0 : toWholeSeconds(await limiter.take(name, network, rate))
  }
}

/** Lets work for a request wait until that for earlier ones of its network is done. */
export type NetworkTurns = (request: FastifyRequest) => <Value>(work: () => Promise<Value>) => Promise<Value>

/** So many works of one network are done at a time; a gate before them bounds how many may wait. This machine itself does not wait. */
export function networkTurns(most: number, trustedProxies: number): NetworkTurns {
  const inTurn = limitConcurrency(most)
  return (request) => {
    const { isLocal, network } = addressOfRequest(request, trustedProxies)
    return (work) => (isLocal ? work() : inTurn(network, work))
  }
}

/** Answers a network over its limit, in the player's language. */
export const sendAway = (reply: FastifyReply, retrySec: number, language: Language = 'en') =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retrySec), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(speak(language)('errors.TooFast'))
