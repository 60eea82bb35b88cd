import type { FastifyInstance } from 'fastify'
import { days, type Clock } from '#kit/time/time.ts'
import { originOf } from './origin.ts'

export interface ContactParts {
  /** `mailto:` or `https:`. */
  readonly securityContact: string | undefined
  /** Used if the one above is not set. */
  readonly contact: string | undefined
  readonly publicUrl: string | undefined
  readonly clock: Clock
}

/** Clients fetch it again before it expires (RFC 9116). */
const GOOD_FOR = days(180)

/** `/.well-known/security.txt`: the contact for security reports; without an address the contact page. */
export function serveSecurityContact(
  app: FastifyInstance,
  { securityContact, contact, publicUrl, clock }: ContactParts,
): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(clock() + GOOD_FOR).toISOString().slice(0, 10)
    const origin = originOf(request, publicUrl)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${securityContact ?? contact ?? `${origin}/contact`}`,
          `Expires: ${expires}T00:00:00Z`,
          ...(publicUrl ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      )
  })
}
