import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainOf, type Asset } from './assets.ts'

/** Sends an asset in the smallest encoding that the browser accepts, or 304. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, status = 200) {
  reply
    .header('cache-control', asset.cacheControl)
    .header('etag', asset.tag)
    .header('vary', 'accept-encoding, accept-language')
  if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const form =
    asset.brotli && /\bbr\b/.test(accepted)
      ? { encoding: 'br', bytes: asset.brotli }
      : asset.gzip && /\bgzip\b/.test(accepted)
        ? { encoding: 'gzip', bytes: asset.gzip }
        : { encoding: undefined, bytes: plainOf(asset) }
  if (form.encoding) reply.header('content-encoding', form.encoding)
  return reply.code(status).type(asset.type).send(form.bytes)
}
