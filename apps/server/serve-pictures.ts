import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makeAsset } from './assets.ts'
import { sendAway, type Gate } from './network-gate.ts'
import { sendAsset } from './send-asset.ts'

export interface PictureSource {
  /** The route, with `:names` for the parameters of `find`. */
  readonly route: string
  readonly headers?: Readonly<Record<string, string>>
  readonly gate: Gate
  find(
    params: Readonly<Record<string, string>>,
  ): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined>
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Pictures from the database with content-addressed paths: browsers cache them, and each network has a rate. */
export function servePictures(app: FastifyInstance, { route, headers = {}, gate, find }: PictureSource) {
  app.get(route, async (request: FastifyRequest, reply: FastifyReply) => {
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const found = await find(request.params as Readonly<Record<string, string>>)
    if (!found) return reply.code(404).send()
    const asset = makeAsset(found.bytes, found.type, FOR_EVER, { compress: false })
    return sendAsset(request, reply.headers(headers), asset)
  })
}
