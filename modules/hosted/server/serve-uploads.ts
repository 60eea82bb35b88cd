import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { WAITING } from '../rules/frame.ts'
import { isVersion, previewKeyOf, slugOfHost } from '../rules/games-url.ts'
import { SCRIPTS } from '../rules/shim-paths.ts'
import { START_PAGE } from '../rules/upload.ts'
import type { Uploads } from './uploads.ts'

/** Checks whether the network of a request has exceeded its rate of new requests. */
interface Later {
  readonly retrySec: number
}

export interface UploadedGames {
  readonly uploads: Uploads
  /** URL pattern of the games server: each game has its own host, `*` is its slug. */
  readonly gamesUrl: string
  /** Folder with the built SDK scripts. */
  readonly scripts: string
  /** Whether players get this version: no files of hidden or removed games, nor of versions that no reviewer has seen. */
  isShown(slug: string, version: string, request: FastifyRequest): boolean | Promise<boolean | Later>
  /** The unlisted version that a link opens. */
  previewOf?(
    previewKey: string,
    request: FastifyRequest,
  ): Promise<{ readonly slug: string; readonly version: string } | Later | undefined>
  /** Who may frame a game. */
  readonly portalOrigin: string | undefined
  /** Who else may frame an unlisted version: the reviewers' console. */
  readonly reviewOrigin?: string | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.fnt': 'text/plain; charset=utf-8',
  '.atlas': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
}
/** Engine exports may be compressed already (`game.wasm.br`): the browser decompresses them. */
const PACKED: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' }
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A game's content policy: it loads only from itself. It may eval, as engines do, and only the portal may frame it. */
const gamePolicy = (portalOrigin: string | undefined, reviewOrigin = ''): string =>
  [
    `default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'none'`,
    `frame-src 'self'`,
    `frame-ancestors ${portalOrigin ?? '*'} ${reviewOrigin}`.trimEnd(),
  ].join('; ')

/** The preload page loads its version's start page, and nothing else. */
const WAITING_POLICY = `default-src 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors`
const waitingPage = (version: string) =>
  `<!doctype html><title>…</title><link rel="prefetch" href="/${version}/">`

/** Serves uploaded games from a server of their own, without sessions or cookies. */
export function serveUploads(app: FastifyInstance, games: UploadedGames): void {
  const policy = gamePolicy(games.portalOrigin)
  const previewPolicy = gamePolicy(games.portalOrigin, games.reviewOrigin)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': previewIn(games, request) === undefined ? policy : previewPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      // A game loads only its own files, so this blocks nothing, and it enables threads.
      'cross-origin-embedder-policy': 'require-corp',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
      'access-control-allow-origin': '*',
    })
    // A game's service worker would stay in the browser after its version is gone.
    if (request.headers['service-worker'] !== undefined) return reply.code(403).send()
    return undefined
  })
  app.get(`${SCRIPTS}:file`, (request, reply) => sendScript(games, request, reply))
  app.get(`${WAITING}:version`, async (request, reply) => {
    const { version = '' } = request.params as Params
    if (!isVersion(version)) return reply.callNotFound()
    const ancestors = /frame-ancestors (.*)$/.exec(String(reply.getHeader('content-security-policy')))![1]!
    return reply
      .header('content-security-policy', `${WAITING_POLICY} ${ancestors}`)
      .header('cache-control', 'public, max-age=3600')
      .type(TYPES['.html']!)
      .send(waitingPage(version))
  })
  app.get('/:version/*', (request, reply) => sendFile(games, request, reply))
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is no such game.'))
}

const hostIn = ({ gamesUrl }: UploadedGames, { headers }: FastifyRequest) =>
  slugOfHost(gamesUrl, headers.host ?? '')

function previewIn(games: UploadedGames, request: FastifyRequest): string | undefined {
  const host = hostIn(games, request)
  return host === undefined ? undefined : previewKeyOf(host)
}

/** The folder of the game that a request is for, if it may be played there. */
async function folderFor(
  games: UploadedGames,
  request: FastifyRequest,
  version: string,
): Promise<{ readonly slug: string } | Later | undefined> {
  const previewKey = previewIn(games, request)
  if (previewKey === undefined) {
    const slug = hostIn(games, request)
    if (slug === undefined || !isVersion(version)) return undefined
    const isShown = await games.isShown(slug, version, request)
    if (isShown === false) return undefined
    return isShown === true ? { slug } : isShown
  }
  const found = await games.previewOf?.(previewKey, request)
  if (found === undefined || 'retrySec' in found) return found
  return found.version === version ? found : undefined
}

type Params = Readonly<Record<string, string>>

async function sendScript({ scripts }: UploadedGames, request: FastifyRequest, reply: FastifyReply) {
  const { file = '' } = request.params as Params
  if (!/^[a-z0-9]+\.js$/.test(file)) return reply.callNotFound()
  const script = await readFile(join(scripts, file)).catch(ignoreFailure('there is no such script'))
  if (!script) return reply.callNotFound()
  return reply.header('cache-control', 'public, max-age=3600').type(TYPES['.js']!).send(script)
}

async function sendFile(games: UploadedGames, request: FastifyRequest, reply: FastifyReply) {
  const { version = '', '*': rest = '' } = request.params as Params
  const found = await folderFor(games, request, version)
  if (found === undefined) return reply.callNotFound()
  if ('retrySec' in found)
    return reply.code(429).headers({ 'retry-after': found.retrySec, 'cache-control': 'no-store' }).send()
  const file = games.uploads.fileOf(found.slug, version, rest === '' ? START_PAGE : rest)
  if (!file) return reply.callNotFound()
  const takesBrotli =
    /\bbr\b/.test(String(request.headers['accept-encoding'])) && request.headers.range === undefined
  const pressed = takesBrotli ? await sizeOf(file.pressed) : undefined
  const size = pressed ?? (await sizeOf(file.plain))
  if (size === undefined) return reply.callNotFound()
  // A compressed file is served under its name without the extension.
  const packed = PACKED[extname(file.plain)]
  const name = packed ? file.plain.slice(0, -extname(file.plain).length) : file.plain
  const encoding = pressed === undefined ? packed : 'br'
  reply.headers({
    // The link to an unlisted version may expire.
    'cache-control': previewIn(games, request) === undefined ? FOR_EVER : 'private, max-age=60',
    'content-type': TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  const range = rangeOf(request.headers.range, size)
  if (range === 'wrong') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range ? range.end - range.start + 1 : size)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(createReadStream(pressed === undefined ? file.plain : file.pressed, range))
}

/** Size of a file; undefined when it is none. */
const sizeOf = (place: string) =>
  stat(place).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )

interface Range {
  readonly start: number
  readonly end: number
}

/** The single range of a request, as sound and video use; for several ranges the whole file is sent. */
function rangeOf(header: string | undefined, size: number): Range | 'wrong' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'wrong' : { start, end }
}
