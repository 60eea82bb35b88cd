import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
const A_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains'

/** Every answer says how little a browser may do with it; over https also that it must stay there. */
export function sendSafeHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const headers = isSecure ? { ...HEADERS, 'strict-transport-security': A_YEAR_OF_HTTPS } : HEADERS
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
