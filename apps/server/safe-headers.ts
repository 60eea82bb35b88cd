import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Other sites must not embed our resources.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
/** Policy for responses that are not pages, if a browser opens one as a page (ASVS 3.4.3): a picture, a call's answer, a list. */
const NO_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
/** A worker has the policy of its script; pages have their own. */
const BINDS_OTHERWISE = /\.(?:js|html)$/
/** Files may be on a separate host (RESOURCE_HOST), and messengers embed preview pictures. */
const OF_ALL_SITES =
  /^\/(?:assets|covers|imported\/covers|cloud\/art|icons|tunes|sounds|og|sdk)\/|^\/shtml\/[^/]+\.png$/
const A_YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains'

/** Security headers of every response; over https with HSTS. */
export function sendSafeHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const headers = isSecure ? { ...HEADERS, 'strict-transport-security': A_YEAR_OF_HTTPS } : HEADERS
  app.addHook('onRequest', async ({ url }, reply) => {
    const path = url.split('?')[0]!
    reply.headers(headers)
    if (!BINDS_OTHERWISE.test(path)) reply.header('content-security-policy', NO_PAGE)
    if (OF_ALL_SITES.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
