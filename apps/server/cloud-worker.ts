import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { logSettings } from '#kit/server/log.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { STREAM_PATH } from '#modules/streaming/model.ts'
import { slotUids } from '#modules/streaming/worker/seats.ts'
import { forkHosts } from '#modules/streaming/worker/session-host.ts'
import { openWorker, type Worker } from '#modules/streaming/worker/worker.ts'
import type { ServerConfig } from './config.ts'
import { guardConnections, serverLimits } from './guard-connections.ts'
import { onUpgrade } from './upgrades.ts'

export interface CloudWorkerParts {
  readonly config: ServerConfig
  /** The key that the coordinator checks. */
  readonly key: string
  /** The project's folder. */
  readonly root: string
  readonly say: (text: string) => void
  /** The root with programs and games; by default the machine's own. */
  readonly system?: string | undefined
}

/** A line for an operator whose machine cannot run games. */
const lacks = (missing: readonly string[]) =>
  `this machine lacks ${missing.join(', ')}; "npm run cloud:install" brings what a system's package can`

/**
 * The portal's own worker, which connects through loopback like any other. If this machine cannot run games, the portal
 * runs without them.
 */
export async function openPortalWorker(
  app: FastifyInstance,
  parts: CloudWorkerParts,
): Promise<Worker | undefined> {
  const { config, say, system } = parts
  const missing = missingPrograms(system)
  if (missing.length > 0) say(`cloud games are closed: ${lacks(missing)}`)
  const worker = await workerOf(app, parts, {
    url: `${loopbackUrl(app)}${workerPath(config)}`,
    capacity: missing.length > 0 ? 0 : config.cloud.capacity,
    pageHost: config.publicUrl && new URL(config.publicUrl).host,
  }).catch((error: unknown) => {
    // Another portal on this machine has locked the folder: it runs the games.
    say(`this process runs no cloud games: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  })
  if (worker) onUpgrade(app, STREAM_PATH, worker.takeStream)
  return worker
}

/** Runs only the worker role: streams on a separate port, without pages and database. */
export async function openLoneWorker(parts: CloudWorkerParts) {
  const { config } = parts
  const missing = missingPrograms()
  if (missing.length > 0) throw new Error(`No worker can run here: ${lacks(missing)}`)
  const app = openWorkerServer(config)
  const worker = await workerOf(app, parts, {
    url: `${config.cloud.coordinatorUrl}${workerPath(config)}`,
    capacity: config.cloud.capacity,
    pageHost: new URL(config.publicUrl ?? config.cloud.coordinatorUrl).host,
  })
  onUpgrade(app, STREAM_PATH, worker.takeStream)
  await app.listen({ port: config.port, host: config.host })
  return { app, worker }
}

/** The web server of a worker on its own; it faces players as the portal does. */
export function openWorkerServer(config: Pick<ServerConfig, 'trustedProxies'>): FastifyInstance {
  const app = Fastify({ ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'), ...serverLimits() })
  guardConnections(app, config)
  // Players measure their round-trip time with it.
  app.get('/healthz', async () => ({ ok: true }))
  return app
}

interface Place {
  readonly url: string
  readonly capacity: number
  readonly pageHost: string | undefined
}

const workerOf = (
  app: FastifyInstance,
  { config, key, root, system }: CloudWorkerParts,
  { url, ...place }: Place,
): Promise<Worker> =>
  openWorker({
    ...config.cloud,
    ...place,
    link: { url, key },
    system,
    uids: slotUids(config.cloud.firstUid, process.getuid?.() ?? 0),
    openHost: forkHosts(join(root, 'modules/streaming/host/main.ts')),
    clock: systemClock,
    log: app.log,
    trustedProxies: config.trustedProxies,
  })

const workerPath = ({ apiBase }: ServerConfig) => `${apiBase.replace(/\/$/, '')}/worker`

/** URL of this process on loopback: a wildcard address such as `0.0.0.0` cannot be connected to. */
function loopbackUrl({ server }: FastifyInstance): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The portal listens on no port')
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address.address]
  const written = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host ?? written}:${address.port}`
}
