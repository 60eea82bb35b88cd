import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { findImportedCover, IMPORTED_COVERS } from '#modules/catalog/server/index.ts'
import type { Gate } from './network-gate.ts'
import { servePictures } from './serve-pictures.ts'

/** Covers of external games. */
export const serveImportedCovers = (
  app: FastifyInstance,
  { db, gate }: { readonly db: Db; readonly gate: Gate },
): void =>
  servePictures(app, {
    route: `${IMPORTED_COVERS}:file`,
    gate,
    async find({ file = '' }) {
      const bytes = await findImportedCover(db, file)
      return bytes && { bytes, type: 'image/webp' }
    },
  })
