import type { FastifyInstance } from 'fastify'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { coverPixels, openSharePictures } from '#modules/sharing/server/index.ts'
import { linkTo, makeAsset, type Asset } from './assets.ts'
import { ICON } from './game-pictures.ts'
import { sendAway, type Gate, type NetworkTurns } from './network-gate.ts'
import type { PublicRead } from './pages.ts'
import { pictureFonts } from './picture-fonts.ts'
import { resultDrawing, type ResultSubject } from './result-drawing.ts'
import { sendAsset } from './send-asset.ts'

export interface ResultPictureServices {
  readonly root: string
  readonly read: PublicRead
  readonly catalogue: Pick<Catalogue, 'byId'>
  /** A file of the build by its path. */
  readonly fileAt: (path: string) => Asset | undefined
  /** Whether a network may request another drawing. */
  readonly gate: Gate
  readonly turns: NetworkTurns
}

const { readSharedRun } = scoresCalls
/** A shared run may be withdrawn; messengers may show the old picture until they ask again. */
const FOR_A_QUARTER = 'public, max-age=900'

/** Serves preview pictures of shared runs: only the key comes from the link. */
export function serveResultPictures(
  app: FastifyInstance,
  { root, read, catalogue, fileAt, gate, turns }: ResultPictureServices,
) {
  const pictureOf = openSharePictures<ResultSubject>(
    async (subject) => {
      const icon = fileAt(ICON)
      const cover = await coverPixels(linkTo(fileAt(subject.cover)!))
      return resultDrawing(subject, { cover, icon: icon && linkTo(icon) })
    },
    ({ language }) => pictureFonts(root, language),
  )

  app.get<{ Params: { language: string; key: string } }>(
    '/og/results/:language/:key.png',
    async (request, reply) => {
      const { key } = request.params
      const language = LANGUAGES.find((one) => one === request.params.language)
      if (language === undefined) return reply.code(404).send()
      const retrySec = await gate(request)
      if (retrySec > 0) return sendAway(reply, retrySec)
      // A cached picture does not wait behind drawings of its network.
      const found = await turns(
        request,
        'read',
      )(async () => ({
        run: await read(readSharedRun.wire, toWire(readSharedRun.params, { key }), language),
      }))
      if ('retrySec' in found) return sendAway(reply, found.retrySec)
      if (!found.run) return reply.code(404).send()
      const { gameId, score } = fromWire(readSharedRun.result, found.run) as ResultOf<typeof readSharedRun>
      const game = catalogue.byId(gameId)
      if (!game || !fileAt(game.cover)) return reply.code(404).send()
      const subject = {
        cover: game.cover,
        score: scoreText(game.score.unit, score, (value) => formatNumber(language, value)),
        language,
      }
      const png = await pictureOf(subject, turns(request))
      if ('retrySec' in png) return sendAway(reply, png.retrySec)
      reply.header('x-robots-tag', 'noindex')
      return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_A_QUARTER, { compress: false }))
    },
  )
}
