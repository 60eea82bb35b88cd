import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { findArt } from '#modules/cloud/server/catalogue-art.ts'
import { makeAsset } from './assets.ts'
import { sendAsset } from './send-asset.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** A drawing opened as a page of its own does nothing but be seen. */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Icons and covers of cloud games; their paths name their content. */
export function serveCloudArt(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { game: string; file: string } }>('/cloud/art/:game/:file', async (request, reply) => {
    const { game, file } = request.params
    const art = await findArt(db, game, file)
    if (!art) return reply.code(404).send()
    reply.header('content-security-policy', STILL)
    return sendAsset(request, reply, makeAsset(art.bytes, art.type, FOR_EVER, { compress: false }))
  })
}
