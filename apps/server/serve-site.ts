import { isolatedPages, previewOrigin } from './hosted-games.ts'
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import type { Clock } from '#kit/time/time.ts'
import { dayNumber } from '#modules/catalog/server/index.ts'
import type { Api } from './api-server.ts'
import { openAssets } from './assets.ts'
import { serveCloudArt } from './cloud-art.ts'
import type { ServerConfig } from './config.ts'
import { serveBadgePictures } from './game-badges.ts'
import { serveImportedCovers } from './imported-covers.ts'
import { pageNotice } from './page-notice.ts'
import { networkGate, networkTurns } from './network-gate.ts'
import { addressOf } from './origin.ts'
import { servePages } from './pages.ts'
import { servePolicyReports } from './policy-reports.ts'
import { PRODUCT_RATES } from './rates.ts'
import { serveSecurityContact } from './security-contact.ts'
import { sendAsset } from './send-asset.ts'
import { serveSeo } from './seo.ts'
import { serveGamePictures } from './game-pictures.ts'
import { serveResultPictures } from './result-pictures.ts'
import { serveSharePictures } from './share-pictures.ts'
import { openWebBuild } from './web-build.ts'
import { serveWebManifest } from './web-manifest.ts'

export interface SiteParts {
  readonly config: ServerConfig
  readonly db: Db
  readonly clock: Clock
  readonly root: string
  readonly api: Pick<Api, 'readPublic' | 'catalogue' | 'hubs' | 'operatorPoll'>
  readonly limiter: Limiter
}

const speak = textsFrom({ catalog: 'modules/catalog/web/messages' })
const PLAIN_PAGES = [
  '/',
  '/games',
  '/games/new',
  '/games/five-minutes',
  '/today',
  '/rules/idle-rewards',
  '/rules/cloud-time',
  '/privacy',
  '/terms',
  '/contact',
  '/credits',
]
/** Pages rendered for one network at a time: its flood must not take database connections that others need. */
const PAGES_AT_ONCE = 2

/** Serves the site: pages, their files and pictures, and what search engines read. */
export async function serveSite(
  app: FastifyInstance,
  { config, db, clock, root, api, limiter }: SiteParts,
): Promise<void> {
  const { catalogue, hubs, operatorPoll } = api
  const notice = pageNotice(operatorPoll, clock)
  const dist = join(root, 'dist')
  const build = await openWebBuild(dist)
  const { trustedProxies } = config
  const gateOf = (name: 'page' | 'picture' | 'drawing' | 'report') =>
    networkGate(name, { limiter, rate: PRODUCT_RATES[name], trustedProxies })
  const pictureGate = gateOf('picture')
  const drawing = { gate: gateOf('drawing'), turns: networkTurns(1, trustedProxies) }
  const assets = openAssets(join(dist, 'client'))
  serveSeo(app, {
    publicUrl: config.publicUrl,
    paths: () => [
      ...PLAIN_PAGES,
      ...catalogue.categories.map(({ tag }) => `/games/${tag}`),
      ...hubs.slugs().map((slug) => `/hub/${slug}`),
      ...catalogue.games.map(({ slug }) => `/g/${slug}`),
    ],
  })
  serveWebManifest(app, (language) => speak(language)('catalog.footer.slogan'))
  servePolicyReports(app, gateOf('report'))
  serveSecurityContact(app, { ...config, clock })
  serveCloudArt(app, { db, gate: pictureGate })
  serveImportedCovers(app, { db, gate: pictureGate })
  serveBadgePictures(app, { db, gate: pictureGate, catalogue, folder: config.games.folder })
  serveGamePictures(app, { fileAt: assets, draw: build.pages.drawSharePicture, ...drawing })
  serveResultPictures(app, { root, read: api.readPublic, catalogue, fileAt: assets, ...drawing })
  serveSharePictures(app, { read: api.readPublic, draw: build.pages.drawSharePicture, ...drawing })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asset = assets(addressOf(request).pathname)
    return asset ? sendAsset(request, reply, asset) : undefined
  })
  servePages(app, {
    build,
    read: api.readPublic,
    currentSlug: catalogue.currentSlug,
    publicUrl: config.publicUrl,
    apiBase: config.apiBase,
    resourceHost: config.resourceHost,
    contact: config.contact,
    mediaHosts: config.mediaHosts,
    gameHost: catalogue.hostOf,
    previewHost: (path) => previewOrigin(config.games.url, path),
    isIsolated: isolatedPages({ db, clock, catalogue, folder: config.games.folder }),
    tags: config.tags,
    hidesGallery: process.env['NODE_ENV'] === 'production',
    ownRedirects: operatorPoll.redirects,
    notice: notice.text,
    gate: gateOf('page'),
    turns: networkTurns(PAGES_AT_ONCE, trustedProxies),
    edition: () =>
      `${dayNumber(clock())} ${operatorPoll.edition()} ${catalogue.edition()} ${notice.edition()}`,
  })
}
