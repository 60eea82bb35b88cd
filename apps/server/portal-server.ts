import type { Meter } from '@opentelemetry/api'
import Fastify, { type FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#kit/db/open-database.ts'
import { liveOverBus } from '#kit/sockets/live-bus.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { measureCalls } from '#kit/server/call-measures.ts'
import { logSettings } from '#kit/server/log.ts'
import type { Clock } from '#kit/time/time.ts'
import { dayNumber } from '#modules/catalog/server/handlers.ts'
import { readCatalogue } from '#modules/catalog/server/catalogue.ts'
import { keepLists } from '#modules/centre/server/index.ts'
import { sendWith } from '#modules/notices/server/index.ts'
import { openApi } from './api-server.ts'
import { neededLevelOf } from './needed-level.ts'
import { serveCloudArt } from './cloud-art.ts'
import { importNewProfiles } from './cloud-catalogue.ts'
import { serveImportedCovers } from './imported-covers.ts'
import { serveWorkers } from './cloud.ts'
import { serveArenas } from './arenas.ts'
import { openBus, serveLive } from './live.ts'
import { openAssets } from './assets.ts'
import type { ServerConfig } from './config.ts'
import { serveLogin } from './login-routes.ts'
import { measurePortal, measureRequests } from './measures.ts'
import { servePages } from './pages.ts'
import { sendSafeHeaders } from './safe-headers.ts'
import { sendAsset } from './send-asset.ts'
import { serveSeo } from './seo.ts'
import { serveSharePictures } from './share-pictures.ts'
import { maintenanceNotice } from './maintenance-notice.ts'
import { openWebBuild } from './web-build.ts'
import { serveWebManifest } from './web-manifest.ts'

export interface PortalParts {
  readonly config: ServerConfig
  readonly database: Database
  readonly clock: Clock
  readonly pepper: string
  readonly meter: Meter
  /** The project's folder; `dist` below it holds the build. */
  readonly root: string
}

const PLAIN_PAGES = [
  '/',
  '/games',
  '/rules/idle-rewards',
  '/rules/cloud-time',
  '/privacy',
  '/terms',
  '/credits',
]
const READY_WITHIN_MS = 2000

/** The whole portal on one web server: pages, files and calls. */
export async function openPortalServer({
  config,
  database,
  clock,
  pepper,
  root,
  meter,
}: PortalParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'),
    ...(config.trustedProxies > 0
      ? { trustProxy: (_address: string, hop: number) => hop < config.trustedProxies }
      : {}),
  })
  measureRequests(app, meter, config.apiBase)
  const dist = join(root, 'dist')
  const build = await openWebBuild(dist)
  const assets = openAssets(join(dist, 'client'))
  const bus = await openBus(config, database, app.log)
  const api = openApi({
    database,
    live: liveOverBus(bus),
    bus,
    dataFolder: config.dataDir,
    consentAge: config.consentAge,
    push: config.push && { publicKey: config.push.publicKey, send: sendWith(config.push) },
    log: app.log,
    clock,
    random: dice,
    keys: secureKeys,
    pepper,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    providers: config.providers,
    catalogue: readCatalogue(join(dist, 'catalogue.json'), neededLevelOf),
    apiBase: config.apiBase,
    checkResults: process.env['NODE_ENV'] !== 'production',
    measure: measureCalls(meter),
  })

  const { catalogue, watch } = api
  await watch.look()
  const workerKey = config.workerKey ?? secureKeys.token()
  sendSafeHeaders(app, config.publicUrl)
  if (config.apiBase.startsWith('/')) {
    await app.register(api.plugin)
    const gateway = serveLive(app, {
      ...config,
      bus,
      db: database.db,
      clock,
      catalogue,
      presence: api.presence,
    })
    const arenas = serveArenas(app, { ...config, bus, db: database.db, clock })
    measurePortal(meter, { database, sockets: () => gateway.size, rooms: arenas.rooms })
    // Whoever was banned a moment ago hears nothing more, and plays with nobody.
    watch.onChange(async () => void (await Promise.all([gateway.checkSessions(), arenas.checkSessions()])))
    serveWorkers(app, { ...config, workerKey, cloud: api.cloud, db: database.db, clock })
    serveLogin(app, { ...config, oauth: api.oauth })
  }
  serveHealth(app, database)
  serveSeo(app, {
    publicUrl: config.publicUrl,
    paths: () => [
      ...PLAIN_PAGES,
      ...catalogue.categories.map(({ tag }) => `/games/${tag}`),
      ...catalogue.games.map(({ slug }) => `/g/${slug}`),
    ],
  })
  serveWebManifest(app, sloganIn(root))
  // Before a worker asks which games there are.
  await importNewProfiles(database.db, clock())
  serveCloudArt(app, database.db)
  serveImportedCovers(app, database.db)
  serveSharePictures(app, { read: api.readPublic, draw: build.pages.drawSharePicture })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asset = assets(new URL(request.url, 'http://portal').pathname)
    return asset ? sendAsset(request, reply, asset) : undefined
  })
  servePages(app, {
    build,
    read: api.readPublic,
    canonicalSlug: catalogue.canonicalSlug,
    publicUrl: config.publicUrl,
    apiBase: config.apiBase,
    resourceHost: config.resourceHost,
    mediaHosts: config.mediaHosts,
    gameHosts: catalogue.hosts,
    tags: config.tags,
    ownRedirects: watch.redirects,
    notice: maintenanceNotice(watch),
    edition: () => `${dayNumber(clock())} ${watch.edition()} ${catalogue.edition()}`,
  })
  const lists = keepLists(database.db, clock)
  app.addHook('onClose', async () => {
    await lists.close()
    await api.close()
    await bus.close()
  })
  return app
}

/** `/healthz` says that the process lives, `/readyz` that it can serve. */
function serveHealth(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    // The pool waits patiently for a database that restarts; a load balancer must hear sooner that it is away.
    const answer = database.query({ name: 'ready', text: 'select 1' }, []).then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([answer, pause(READY_WITHIN_MS, false)])
    return isReady ? { ok: true } : reply.code(503).send({ ok: false })
  })
}

function sloganIn(root: string) {
  return (language: Language): string => {
    const file = join(root, 'modules/catalog/web/messages', `${language}.json`)
    return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['footer.slogan'] ?? 'Islet'
  }
}
