import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { findImportedCover, IMPORTED_COVERS } from '#modules/catalog/server/imported-games.ts'
import { makeAsset } from './assets.ts'
import { sendAsset } from './send-asset.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Covers of games of others; their paths name their content. */
export function serveImportedCovers(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>(`${IMPORTED_COVERS}:file`, async (request, reply) => {
    const cover = await findImportedCover(db, request.params.file)
    if (!cover) return reply.code(404).send()
    return sendAsset(request, reply, makeAsset(cover, 'image/webp', FOR_EVER, { compress: false }))
  })
}
