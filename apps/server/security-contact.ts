import type { FastifyInstance } from 'fastify'
import { days, type Clock } from '#kit/time/time.ts'
import { originOf } from './origin.ts'

export interface ContactParts {
  /** `mailto:` or `https:`; without it there is nobody to write to. */
  readonly contact: string | undefined
  readonly publicUrl: string | undefined
  readonly clock: Clock
}

/** Read anew before it is over (RFC 9116). */
const GOOD_FOR = days(180)

/** `/.well-known/security.txt`: whom to tell of a hole. */
export function serveSecurityContact(
  app: FastifyInstance,
  { contact, publicUrl, clock }: ContactParts,
): void {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(clock() + GOOD_FOR).toISOString().slice(0, 10)
    const address = `${originOf(request, publicUrl)}/.well-known/security.txt`
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires}T00:00:00Z`,
          ...(publicUrl ? [`Canonical: ${address}`] : []),
          'Preferred-Languages: en',
          '',
        ].join('\n'),
      )
  })
}
