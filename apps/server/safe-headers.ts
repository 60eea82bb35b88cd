import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Nobody else's page embeds what is ours.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
/** Files may lie on a host of their own (RESOURCE_HOST): pages of the portal load them from there. */
const OF_ALL_SITES = /^\/(?:assets|covers|cloud\/art|icons|tunes|sounds)\/|^\/shtml\/[^/]+\.png$/
const A_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains'

/** Every answer says how little a browser may do with it; over https also that it must stay there. */
export function sendSafeHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const headers = isSecure ? { ...HEADERS, 'strict-transport-security': A_YEAR_OF_HTTPS } : HEADERS
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers)
    if (OF_ALL_SITES.test(url.split('?')[0]!)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
