import type { FastifyInstance } from 'fastify'
import type { PageHead } from '#kit/web/page-head.ts'
import { coverPixels, openSharePictures } from '#modules/sharing/server/index.ts'
import { linkTo, makeAsset, type Asset } from './assets.ts'
import { coverFrame, type Pictures } from './cover-frame.ts'
import type { Preview } from './document.ts'
import { sendAway, type Gate, type NetworkTurns } from './network-gate.ts'
import { sendAsset } from './send-asset.ts'
import type { PageModule } from './web-build.ts'

export interface GamePictureServices {
  /** A file of the build by its path. */
  readonly fileAt: (path: string) => Asset | undefined
  readonly draw: PageModule['drawSharePicture']
  /** Whether a network may request another drawing. */
  readonly gate: Gate
  readonly turns: NetworkTurns
}

/** File names contain the hash of the cover. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
export const ICON = '/icons/icon.svg'
const PNG = { compress: false } as const

/** Size of Open Graph previews. */
const SIZE = { width: 1200, height: 630 } as const
const COVER = /^\/(covers\/.+)\.svg$/

/** The preview picture of a page: never an SVG, since no messenger accepts one. */
export function previewOf({ image, imageSize }: PageHead, origin: string): Preview {
  if (image === undefined) return { address: `${origin}/og/islet.png`, size: SIZE }
  const [, cover] = COVER.exec(image) ?? []
  if (cover) return { address: `${origin}/og/${cover}.png`, size: SIZE }
  return { address: origin + image, size: imageSize }
}

/** Serves preview pictures of pages: a game's cover at 1200×630, and the islet for everything else. */
export function serveGamePictures(app: FastifyInstance, { fileAt, draw, gate, turns }: GamePictureServices) {
  const gamePicture = openSharePictures<{ readonly cover: string }>(async ({ cover }) => {
    const icon = fileAt(ICON)
    return gameDrawing({ cover: await coverPixels(linkTo(fileAt(cover)!)), icon: icon && linkTo(icon) })
  })
  const isletPicture = openSharePictures(draw)

  app.get('/og/islet.png', async (request, reply) => {
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const png = await isletPicture({ kind: 'page', avatar: undefined, card: undefined }, turns(request))
    if ('retrySec' in png) return sendAway(reply, png.retrySec)
    return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_A_DAY, PNG))
  })

  app.get<{ Params: { name: string } }>('/og/covers/:name.png', async (request, reply) => {
    const cover = `/covers/${request.params.name}.svg`
    if (!fileAt(cover)) return reply.code(404).send()
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const png = await gamePicture({ cover }, turns(request))
    if ('retrySec' in png) return sendAway(reply, png.retrySec)
    return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_EVER, PNG))
  })
}

/** Without text, so without fonts. */
const gameDrawing = (pictures: Pictures) =>
  coverFrame(pictures, {
    top: 47,
    size: 536,
    radius: 72,
    shadow: 8,
    shade: 0.46,
    icon: { size: 96, margin: 40 },
  })
