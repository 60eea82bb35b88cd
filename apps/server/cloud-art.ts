import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { findArt } from '#modules/cloud/server/index.ts'
import type { Gate } from './network-gate.ts'
import { servePictures } from './serve-pictures.ts'

/** An SVG that is opened as a document must not run scripts. */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Icons and covers of cloud games. */
export const serveCloudArt = (
  app: FastifyInstance,
  { db, gate }: { readonly db: Db; readonly gate: Gate },
): void =>
  servePictures(app, {
    route: '/cloud/art/:game/:file',
    headers: { 'content-security-policy': STILL },
    gate,
    find: ({ game = '', file = '' }) => findArt(db, game, file),
  })
