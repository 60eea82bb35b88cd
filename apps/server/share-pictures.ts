import type { FastifyInstance } from 'fastify'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { sharingCalls } from '#modules/sharing/calls.ts'
import { openSharePictures } from '#modules/sharing/server/index.ts'
import { makeAsset } from './assets.ts'
import { sendAway, type Gate, type NetworkTurns } from './network-gate.ts'
import type { PublicRead } from './pages.ts'
import { sendAsset } from './send-asset.ts'
import type { PageModule } from './web-build.ts'

export interface PictureServices {
  readonly read: PublicRead
  readonly draw: PageModule['drawSharePicture']
  /** Whether a network may get another picture: each needs a read, and some a drawing. */
  readonly gate: Gate
  readonly turns: NetworkTurns
}

const { readSharedPage } = sharingCalls
/** A page may expire; messengers may show the old picture until they ask again. */
const FOR_A_QUARTER = 'public, max-age=900'

/** Serves preview pictures of shared pages (spec 2.9). */
export function serveSharePictures(app: FastifyInstance, { read, draw, gate, turns }: PictureServices) {
  const pictureOf = openSharePictures(draw)

  app.get<{ Params: { key: string } }>('/shtml/:key.png', async (request, reply) => {
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const { key } = request.params
    // A cached picture does not wait behind drawings of its network.
    const found = await turns(
      request,
      'read',
    )(async () => ({ page: await read(readSharedPage.wire, toWire(readSharedPage.params, { key }), 'en') }))
    if ('retrySec' in found) return sendAway(reply, found.retrySec)
    if (!found.page) return reply.code(404).send()
    const { kind, sharer, card } = fromWire(readSharedPage.result, found.page) as ResultOf<
      typeof readSharedPage
    >
    const png = await pictureOf({ kind, avatar: sharer?.avatar, card: card?.kind }, turns(request))
    if ('retrySec' in png) return sendAway(reply, png.retrySec)
    reply.header('x-robots-tag', 'noindex')
    return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_A_QUARTER, { compress: false }))
  })
}
