import Fastify from 'fastify'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { logSettings } from '#kit/server/log.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { seconds, type Clock } from '#kit/time/time.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import type { AddressOf, ShownCatalogue } from '#modules/catalog/server/index.ts'
import {
  gameAddress,
  isVersion,
  openDeclarations,
  openUploads,
  previewHost,
  serveUploads,
  uploadedVersion,
  type ShownGame,
} from '#modules/hosted/server/index.ts'
import { findPreview } from '#modules/studio/server/index.ts'
import type { ServerConfig } from './config.ts'
import { guardConnections, serverLimits } from './guard-connections.ts'
import { keptAnswers } from './kept-answers.ts'
import { networkGate, PAGE_RATE } from './network-gate.ts'
import { openPlayable } from './playable-versions.ts'

/** An uploaded game is played on the games' host; any other at its own address. */
export const addressOfGames =
  (gamesUrl: string | undefined): AddressOf =>
  ({ slug, address }) => {
    const version = uploadedVersion(address)
    if (version === undefined) return address
    return gamesUrl === undefined ? undefined : gameAddress(gamesUrl, slug, version)
  }

const previewKeyIn = (path: string) => /^\/studio\/try-([0-9a-f]{32})$/.exec(path)?.[1]

/** The origin of an unlisted version that a page of the studio shows: each has its own, by its key. */
export function previewOrigin(gamesUrl: string | undefined, path: string): string | undefined {
  const previewKey = previewKeyIn(path)
  return previewKey === undefined ? undefined : gamesUrl?.replace('*', previewHost(previewKey))
}

/** The version in the address of an uploaded game; undefined for one on its maker's host. */
function versionIn(address: string | undefined): string | undefined {
  const version = address === undefined ? undefined : new URL(address).pathname.split('/')[1]
  return version !== undefined && isVersion(version) ? version : undefined
}

/** The versions of an uploaded game that players get. */
export function shownGame(game: CatalogueEntry | undefined): ShownGame | undefined {
  const live = game?.hosted?.isServedHere && versionIn(game.hosted.address)
  if (!game || !live) return undefined
  return { gameId: game.gameId, slug: game.slug, live, next: versionIn(game.hosted?.next?.address) }
}

interface IsolationParts {
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Pick<ShownCatalogue, 'bySlug'>
  readonly folder: string
}

/** Only response headers depend on it: calls check access each time. */
const PREVIEW_KEPT_FOR = seconds(10)

/** Whether a page is isolated, or how many seconds its network must wait. */
export type Isolation = boolean | { readonly retrySec: number }

/**
 * Whether the page of a path shows a game with threads, which browsers allow only on isolated pages. Keys of unlisted
 * versions that were not requested recently cost a token of the network, since anybody can make them up.
 */
export function isolatedPages({ db, clock, catalogue, folder }: IsolationParts) {
  const { threadsOf } = openDeclarations(openUploads(folder))
  const ofPreview = keptAnswers<boolean>(clock, PREVIEW_KEPT_FOR)
  const hasThreads = async (previewKey: string) => {
    const found = await findPreview(db, previewKey)
    return found !== undefined && threadsOf(found.slug, found.version)
  }

  return async (path: string, slug: string | undefined, gate: () => Promise<number>): Promise<Isolation> => {
    const game = slug === undefined ? undefined : shownGame(catalogue.bySlug(slug))
    if (game)
      return (
        (await threadsOf(game.slug, game.live)) ||
        (game.next !== undefined && (await threadsOf(game.slug, game.next)))
      )
    const previewKey = previewKeyIn(path)
    return previewKey !== undefined && ofPreview(previewKey, { gate, ask: () => hasThreads(previewKey) })
  }
}

interface HostedParts {
  readonly config: Pick<ServerConfig, 'console' | 'games' | 'host' | 'publicUrl' | 'roles' | 'trustedProxies'>
  readonly db: Db
  readonly root: string
  readonly say: (text: string) => void
}

/** The server of uploaded games. */
export interface HostedGames {
  /** URL of uploaded games; undefined if this portal shows none. */
  readonly url: string | undefined
  /** Sets the catalogue whose games are served. */
  show(catalogue: Pick<ShownCatalogue, 'bySlug'>): void
  close(): Promise<void>
}

/** Closes a connection whose client reads nothing for this long: responses have no other timeout. */
const IDLE_MS = 60_000

/** Opens the server of uploaded games on its own port; if the port is taken, reports it and continues without. */
export async function openHostedGames({ config, db, root, say }: HostedParts): Promise<HostedGames> {
  const { port, url, folder } = config.games
  const elsewhere: HostedGames = { url, show: () => undefined, close: () => Promise.resolve() }
  if (port === undefined || url === undefined || !config.roles.includes('web')) return elsewhere
  const app = Fastify({
    ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'),
    ...serverLimits(),
    connectionTimeout: IDLE_MS,
    forceCloseConnections: true,
  })
  guardConnections(app, config)
  let shown: Pick<ShownCatalogue, 'bySlug'> | undefined
  const playable = openPlayable({
    db,
    clock: systemClock,
    catalogue: () => shown,
    gate: networkGate('made-up version', {
      limiter: memoryLimiter(systemClock),
      rate: PAGE_RATE,
      trustedProxies: config.trustedProxies,
    }),
  })
  serveUploads(app, {
    uploads: openUploads(folder),
    gamesUrl: url,
    scripts: join(root, 'dist/client/sdk'),
    ...playable,
    portalOrigin: config.publicUrl,
    reviewOrigin: config.console && new URL(config.console.url).origin,
  })
  try {
    await app.listen({ port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    say(`port ${port} is taken: uploaded games are not shown; GAMES_PORT names another one`)
    await app.close()
    return { ...elsewhere, url: undefined }
  }
  return { url, show: (catalogue) => void (shown = catalogue), close: () => app.close() }
}
