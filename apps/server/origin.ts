import type { FastifyRequest } from 'fastify'

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i

/** The public origin: the operator's setting, else the Host header if it is valid. */
export function originOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return publicUrl ?? `${request.protocol}://${HOST.test(request.host) ? request.host : 'localhost'}`
}

/** The URL of a request, with a placeholder host. `//games` is parsed as a path, not as a host. */
export const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL =>
  new URL(`http://portal${url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')}`)
