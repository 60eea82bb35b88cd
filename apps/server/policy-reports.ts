import type { FastifyInstance } from 'fastify'
import type { Gate } from './network-gate.ts'

/** Where browsers report violations of the content policy; part of the policy itself. */
export const REPORTS_PATH = '/policy-reports'
const LARGEST_REPORT = 8 * 1024
const FIELDS = [
  'effective-directive',
  'effectiveDirective',
  'violated-directive',
  'blocked-uri',
  'blockedURL',
] as const

/** The directive and the blocked host; not the page's URL, which may contain codes. */
function told(body: unknown): Readonly<Record<string, string>> {
  const [first] = Array.isArray(body) ? (body as unknown[]) : [body]
  const report =
    (first as Record<string, unknown> | null)?.['csp-report'] ??
    (first as Record<string, unknown> | null)?.['body']
  if (typeof report !== 'object' || report === null) return {}
  const found = FIELDS.flatMap((field) => {
    const value = (report as Record<string, unknown>)[field]
    if (typeof value !== 'string') return []
    return [[field, URL.canParse(value) ? new URL(value).origin : value.slice(0, 60)] as const]
  })
  return Object.fromEntries(found)
}

/** Logs violations of the content policy, a few per minute and network. */
export function servePolicyReports(app: FastifyInstance, gate: Gate): void {
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json'])
      routes.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit: LARGEST_REPORT },
        routes.getDefaultJsonParser('ignore', 'ignore'),
      )
    routes.post(REPORTS_PATH, async (request, reply) => {
      if ((await gate(request)) === 0)
        request.log.warn({ policy: told(request.body) }, 'The content policy stopped something')
      return reply.code(204).send()
    })
  })
}
