import type { Meter } from '@opentelemetry/api'
import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Bus } from '#kit/bus/bus.ts'
import type { Db } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { liveOverBus } from '#kit/sockets/live-bus.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { measureCalls } from '#kit/server/call-measures.ts'
import { logSettings } from '#kit/server/log.ts'
import type { Clock } from '#kit/time/time.ts'
import type { RoomNews } from '#modules/arenas/model.ts'
import { readCatalogue } from '#modules/catalog/server/index.ts'
import { openObjectStore } from '#modules/cloud/server/index.ts'
import { sendWith } from '#modules/notices/server/index.ts'
import { openApi, type Api } from './api-server.ts'
import { neededLevelOf } from './needed-level.ts'
import { importNewProfiles } from './cloud-catalogue.ts'
import { serveWorkers } from './cloud.ts'
import { serveArenas } from './arenas.ts'
import { answerFailures } from './failed-requests.ts'
import { guardConnections, serverLimits } from './guard-connections.ts'
import { openEngines } from './engines.ts'
import { serveHealth } from './health.ts'
import { serveLive } from './live.ts'
import type { Role, ServerConfig } from './config.ts'
import { serveLogin } from './login-routes.ts'
import { countSavesLost, measurePortal, measureRequests } from './measures.ts'
import { sendSafeHeaders } from './safe-headers.ts'
import { serveSite } from './serve-site.ts'
import { escapeBadPath } from './escape-bad-path.ts'

export interface PortalParts {
  readonly config: ServerConfig
  readonly database: Database
  readonly clock: Clock
  readonly pepper: string
  readonly meter: Meter
  /** The project's folder; `dist` below it holds the build. */
  readonly root: string
  /** Whether the first cloud games are being installed. */
  readonly areCloudGamesComing?: () => boolean
}

export interface PortalServer {
  readonly app: FastifyInstance
  /** The games that are currently shown. */
  readonly catalogue: Api['catalogue']
  /** The rooms of arenas in this process. */
  readonly rooms: () => readonly RoomNews[]
  /** Makes `/readyz` fail while the process still answers, so that proxies send players elsewhere. */
  leave(): void
}

/** Serves what the roles of this process require, on one web server. */
export async function openPortalServer({
  config,
  database,
  clock,
  pepper,
  root,
  meter,
  areCloudGamesComing,
}: PortalParts): Promise<PortalServer> {
  const { db } = database
  const hasRole = (role: Role) => config.roles.includes(role)
  const app = Fastify({
    ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'),
    ...serverLimits(),
    rewriteUrl: escapeBadPath,
    ...(config.trustedProxies > 0
      ? { trustProxy: (_address: string, hop: number) => hop < config.trustedProxies }
      : {}),
  })
  guardConnections(app, config)
  answerFailures(app)
  measureRequests(app, meter, config.apiBase)
  const engines = await openEngines(config, database, { clock, log: app.log })
  const { bus, limiter } = engines
  const saveObjects = config.saveStore && openObjectStore(config.saveStore)
  const api = openApi({
    database,
    saveObjects,
    live: liveOverBus(bus),
    bus,
    limiter,
    roles: config.roles,
    dataFolder: config.dataDir,
    consentAge: config.consentAge,
    timeCaps: config.timeCaps,
    push: config.push && { publicKey: config.push.publicKey, send: sendWith(config.push) },
    log: app.log,
    clock,
    random: dice,
    keys: secureKeys,
    pepper,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    providers: config.providers,
    catalogue: readCatalogue(join(root, 'dist/catalogue.json'), neededLevelOf),
    apiBase: config.apiBase,
    gamesUrl: config.games.url,
    areCloudGamesComing,
    checkResults: process.env['NODE_ENV'] !== 'production',
    measure: measureCalls(meter),
  })
  await api.operatorPoll.look()
  sendSafeHeaders(app, config.publicUrl)
  const health = serveHealth(app, database)
  const isHere = config.apiBase.startsWith('/')
  if (isHere && hasRole('api')) {
    await app.register(api.plugin)
    // Must run before a worker asks for its games.
    await importNewProfiles(db, clock())
    serveWorkers(app, {
      ...config,
      workerKey: config.workerKey ?? secureKeys.token(),
      cloud: api.cloud,
      db,
      clock,
      keys: secureKeys,
      objects: saveObjects,
      savesLost: countSavesLost(meter),
    })
    serveLogin(app, { ...config, oauth: api.oauth })
  }
  const sockets =
    isHere && hasRole('gateway') ? serveSockets(app, { config, api, bus, db, clock }) : NO_SOCKETS
  measurePortal(meter, { database, ...sockets })
  if (hasRole('web')) await serveSite(app, { config, db, clock, root, api, limiter })
  app.addHook('onClose', async () => {
    await api.close()
    await engines.close()
  })
  return { app, catalogue: api.catalogue, rooms: sockets.rooms, leave: health.leave }
}

const NO_SOCKETS = { sockets: () => 0, rooms: () => [] }

interface SocketParts {
  readonly config: ServerConfig
  readonly api: Api
  readonly bus: Bus
  readonly db: Db
  readonly clock: Clock
}

/** Sockets of pages and rooms. */
function serveSockets(app: FastifyInstance, { config, api, bus, db, clock }: SocketParts) {
  const { catalogue, presence, operatorPoll } = api
  const gateway = serveLive(app, { ...config, bus, db, clock, catalogue, presence })
  const arenas = serveArenas(app, { ...config, bus, db, clock })
  // Closes the sockets and arena seats of banned players immediately.
  operatorPoll.onChange(
    async () => void (await Promise.all([gateway.checkSessions(), arenas.checkSessions()])),
  )
  return { sockets: () => gateway.size, rooms: arenas.rooms }
}
