import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import { isBadgeId } from '#kit/sdk/protocol.ts'
import type { ShownCatalogue } from '#modules/catalog/server/index.ts'
import { hostedHandlers, isVersion, openDeclarations, openUploads } from '#modules/hosted/server/index.ts'
import { shownGame } from './hosted-games.ts'
import { isPlayable } from './playable-versions.ts'
import type { Gate } from './network-gate.ts'
import { servePictures } from './serve-pictures.ts'

/** Path of badge pictures of external games. */
const BADGE_PICTURES = '/imported/badges/'

/** Calls about badges of external games. */
export function openGameBadges(catalogue: ShownCatalogue, dataFolder = '.data') {
  return hostedHandlers({
    declarations: openDeclarations(openUploads(join(dataFolder, 'hosted'))),
    shownGame: (which) =>
      shownGame('slug' in which ? catalogue.bySlug(which.slug) : catalogue.byId(which.gameId)),
    titleOf: (gameId, language) => {
      const { words, slug } = catalogue.byId(gameId)!
      return (words[language] ?? words['en'])?.title ?? slug
    },
    pictureAt: ({ slug }, version, badgeId) => `${BADGE_PICTURES}${slug}/${version}/${badgeId}.png`,
  })
}

interface PictureParts {
  readonly db: Db
  readonly gate: Gate
  readonly catalogue: Pick<ShownCatalogue, 'bySlug'>
  readonly folder: string
}

/** Serves pictures of badges, for versions that players may get. */
export function serveBadgePictures(
  app: FastifyInstance,
  { db, gate, catalogue, folder }: PictureParts,
): void {
  const declarations = openDeclarations(openUploads(folder))
  servePictures(app, {
    route: `${BADGE_PICTURES}:slug/:version/:file`,
    gate,
    async find({ slug = '', version = '', file = '' }) {
      const badgeId = file.replace(/\.png$/, '')
      if (!isBadgeId(badgeId) || !isVersion(version) || !(await isPlayable(db, catalogue, slug, version)))
        return undefined
      const bytes = await declarations.pictureOf(slug, version, badgeId)
      return bytes && { bytes, type: 'image/png' }
    },
  })
}
