import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { logSettings } from '#kit/server/log.ts'
import { serverLimits } from '#apps/server/guard-connections.ts'
import { openCeremonies } from './ceremonies.ts'
import { serveCommands } from './command-routes.ts'
import { serveChanges } from './confirm-routes.ts'
import { openCommandRunner } from './command-runner.ts'
import { refuse, type ConsoleParts } from './console-parts.ts'
import { serveEntry } from './entry-routes.ts'
import { guardConsole, limitTries } from './guard.ts'
import { openOwnFiles } from './own-files.ts'
import { serveOwn } from './own-routes.ts'
import { servePasskeyProofs } from './passkey-proofs.ts'
import { openStaffSessions } from './sessions.ts'

/** The operators' console: a separate web server that players cannot reach (docs/decisions/0040). */
export function openConsole(parts: ConsoleParts): FastifyInstance {
  const { trustedProxies } = parts.settings
  const app = Fastify({
    ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'),
    ...serverLimits(),
    ...(trustedProxies > 0 ? { trustProxy: (_address: string, hop: number) => hop < trustedProxies } : {}),
  })
  const sessions = openStaffSessions(parts)
  guardConsole(app, parts, sessions.noteForeign)
  app.setErrorHandler(
    (error: { readonly validation?: unknown; readonly statusCode?: number }, request, reply) => {
      if (error.validation || (error.statusCode && error.statusCode < 500)) return refuse(reply, 'invalid')
      request.log.error({ err: error }, 'A request of the console failed')
      return reply.code(500).send({ ok: false, why: 'failed' })
    },
  )
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'unknown'))
  const { authenticate } = sessions
  // Only operators may send bodies of megabytes.
  app.addHook('onRequest', async (request, reply) => {
    const [path] = request.url.split('?')
    if (!path!.startsWith('/api/') || OPEN.has(path!)) return undefined
    return (await authenticate(request, reply)) ? undefined : reply
  })
  const ceremonies = openCeremonies(parts.keys, parts.clock)
  const mayTry = limitTries(parts.clock)
  const paces = async (request: FastifyRequest, reply: FastifyReply) =>
    mayTry(request.ip) ? undefined : refuse(reply, 'tooFast')
  const ownFiles = openOwnFiles(join(parts.dataFolder, 'console'), parts.clock)
  app.addHook('onClose', async () => ownFiles.close())
  const runner = openCommandRunner(parts, ownFiles)
  serveEntry(app, parts, { sessions, ceremonies, paces })
  const proves = servePasskeyProofs(app, parts, { ceremonies, authenticate, paces })
  serveOwn(app, parts, { sessions, proves })
  serveCommands(app, parts, { runner, authenticate, proves })
  serveChanges(app, parts, { runner, authenticate, proves })
  servePages(app, join(parts.root, 'dist/console'))
  return app
}

/** Paths that need no session. */
const OPEN: ReadonlySet<string> = new Set([
  '/api/invitation',
  '/api/passkey/ask',
  '/api/passkey',
  '/api/sign-in/ask',
  '/api/sign-in',
  '/api/moved',
  '/api/recover',
])

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** The pages of the build: few files, each under its own path. */
function servePages(app: FastifyInstance, folder: string): void {
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name).slice(folder.length).replaceAll('\\', '/')
    const content = readFileSync(join(parentPath, name))
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const isPage = path === '/index.html'
    app.get(isPage ? '/' : path, async (_request, reply) =>
      reply
        .header('cache-control', isPage ? 'no-cache' : 'max-age=31536000, immutable')
        .type(type)
        .send(content),
    )
  }
}
