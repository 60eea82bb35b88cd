import Fastify from 'fastify'
import { join } from 'node:path'
import { logSettings } from '#kit/server/log.ts'
import type { AddressOf, ShownCatalogue } from '#modules/catalog/server/index.ts'
import { gameAddress, openUploads, serveUploads, uploadedVersion } from '#modules/hosted/server/index.ts'
import type { ServerConfig } from './config.ts'
import { serverLimits } from './guard-connections.ts'

/** An uploaded game is played where games are; any other one at its own address. */
export const addressOfGames =
  (gamesUrl: string | undefined): AddressOf =>
  ({ slug, address }) => {
    const version = uploadedVersion(address)
    if (version === undefined) return address
    return gamesUrl === undefined ? undefined : gameAddress(gamesUrl, slug, version)
  }

interface HostedParts {
  readonly config: Pick<ServerConfig, 'games' | 'host' | 'publicUrl' | 'roles'>
  readonly catalogue: Pick<ShownCatalogue, 'bySlug'>
  readonly root: string
  readonly say: (text: string) => void
}

/** Opens the server of uploaded games on its own port; a port that is taken is said and costs nothing else. */
export async function openHostedGames({ config, catalogue, root, say }: HostedParts) {
  const { port, url, folder } = config.games
  const closed = { close: () => Promise.resolve() }
  if (port === undefined || url === undefined || !config.roles.includes('web')) return closed
  const app = Fastify({ ...logSettings(process.env['LOG_LEVEL'] ?? 'warn'), ...serverLimits() })
  serveUploads(app, {
    uploads: openUploads(folder),
    gamesUrl: url,
    scripts: join(root, 'dist/client/sdk'),
    isShown: (slug) => catalogue.bySlug(slug)?.hosted !== undefined,
    portalOrigin: config.publicUrl,
  })
  try {
    await app.listen({ port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    say(`port ${port} is taken: uploaded games are not served; GAMES_PORT names another one`)
    await app.close()
    return closed
  }
  return { close: () => app.close() }
}
