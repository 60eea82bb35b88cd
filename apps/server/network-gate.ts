import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kit/i18n/languages.ts'
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

/** One bucket for each network. This machine itself is not counted, as for calls. */
export function networkGate(name: string, { limiter, rate, trustedProxies }: NetworkLimits): Gate {
  return async ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for']
    const { isLocal, network } = clientAddress(
      socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      trustedProxies,
    )
    return isLocal ? 0 : toWholeSeconds(await limiter.take(name, network, rate))
  }
}

/** Answers a network over its limit, in the player's language. */
export const sendAway = (reply: FastifyReply, retrySec: number, language: Language = 'en') =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retrySec), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(speak(language)('errors.TooFast'))
