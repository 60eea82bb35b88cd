import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Db } from '#kit/db/db.ts'
import { turnAway } from '#kit/sockets/handshake.ts'
import type { Clock } from '#kit/time/time.ts'
import {
  keepSave,
  MOST_SAVE_BYTES,
  readSave,
  WORKER_CLOSE,
  type OpenCloud,
  type SaveParts,
  type WorkerPlay,
} from '#modules/cloud/server/index.ts'
import { onUpgrade } from './upgrades.ts'
import { readWorkerMessage } from './worker-messages.ts'

export interface WorkerSocketParts {
  readonly cloud: Pick<OpenCloud, 'coordinator'>
  readonly db: Db
  readonly keys: SaveParts['keys']
  /** The object store for saves, if configured. */
  readonly objects?: SaveParts['objects']
  readonly savesLost?: SaveParts['lost']
  readonly clock: Clock
  /** The secret with which workers connect. */
  readonly workerKey: string
  readonly apiBase?: string
}

/** Enough for a heartbeat with a thousand sessions, or the names of all games of a large worker. */
const LARGEST_MESSAGE = 1024 * 1024
/** A worker sends a heartbeat every two seconds: after this time without one its connection is lost. */
const SILENT_AFTER_MS = 15_000
const KEPT = { kept: 204, unknown: 404, tooLarge: 413, notPacked: 422 } as const

/** Serves workers: their socket, and the saves that they read and write. */
export function serveWorkers(app: FastifyInstance, parts: WorkerSocketParts): void {
  const path = `${(parts.apiBase ?? '/api').replace(/\/$/, '')}/worker`
  const isWorker = keyCheck(parts.workerKey)
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
  })
  onUpgrade(app, path, (request, stream, head) => {
    if (!isWorker(request.headers)) return turnAway(stream, 401)
    server.handleUpgrade(request, stream, head, (socket) => serveWorker(socket, parts.cloud))
  })
  void app.register(async (scope) => serveSaves(scope, path, { ...parts, isWorker }))
  app.addHook('preClose', async () => {
    const done = parts.cloud.coordinator.close()
    for (const socket of server.clients) socket.terminate()
    await done
  })
}

function serveWorker(socket: WebSocket, { coordinator }: Pick<OpenCloud, 'coordinator'>): void {
  const connection = coordinator.connect({
    send: (message) => socket.send(JSON.stringify(message)),
    close: (code, reason) => socket.close(code, reason),
  })
  const silence = setTimeout(cut, SILENT_AFTER_MS).unref()
  function cut() {
    socket.terminate()
  }
  socket.on('message', (data, isBinary) => {
    silence.refresh()
    const message = isBinary ? undefined : readWorkerMessage(String(data as Buffer))
    if (message) connection.hear(message)
    else socket.close(WORKER_CLOSE.bad, 'This is no message of protocol 1')
  })
  // A protocol error or a lost connection: `close` follows.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(silence)
    connection.closed()
  })
}

function serveSaves(
  scope: FastifyInstance,
  path: string,
  {
    db,
    keys,
    objects,
    savesLost: lost = () => undefined,
    clock,
    isWorker,
  }: WorkerSocketParts & { isWorker: ReturnType<typeof keyCheck> },
): void {
  const saves = ({ log }: FastifyRequest): SaveParts => ({ db, keys, objects, log, lost })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_SAVE_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  scope.addHook('onRequest', async (request, reply) => {
    if (!isWorker(request.headers)) return reply.code(401).send()
    return undefined
  })
  scope.get(`${path}/saves/:playId`, async (request, reply) => {
    const found = await readSave(saves(request), placeOf(request), clock()).catch((error: unknown) => {
      request.log.error({ err: error }, 'A saved game cannot be had from the object store: its play waits')
      return 'away' as const
    })
    // The worker retries as long as a play may wait.
    if (found === 'away') return reply.code(503).send()
    if (!found) return reply.code(404).send()
    if (!found.archive) return reply.code(204).send()
    return reply.type('application/gzip').header('cache-control', 'no-store').send(found.archive)
  })
  scope.put(`${path}/saves/:playId`, async (request, reply) => {
    const archive = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    return reply.code(KEPT[await keepSave(saves(request), placeOf(request), archive, clock())]).send()
  })
}

const placeOf = (request: FastifyRequest): WorkerPlay => ({
  playId: (request.params as { playId: string }).playId,
  workerId: String(request.headers['x-worker-id'] ?? ''),
  bootId: String(request.headers['x-worker-boot'] ?? ''),
})

/** Compares keys in constant time, against timing attacks. */
function keyCheck(workerKey: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(`Bearer ${workerKey}`)
  return ({ authorization = '' }: IncomingHttpHeaders): boolean =>
    timingSafeEqual(digest(authorization), wanted)
}
