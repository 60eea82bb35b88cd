import type { FastifyInstance } from 'fastify'
import type { PageHead } from '#kit/web/page-head.ts'
import { coverPixels, openSharePictures } from '#modules/sharing/server/index.ts'
import { linkTo, makeAsset, type Asset } from './assets.ts'
import type { Preview } from './document.ts'
import { sendAway, type Gate, type NetworkTurns } from './network-gate.ts'
import { sendAsset } from './send-asset.ts'
import type { PageModule } from './web-build.ts'

export interface GamePictureServices {
  /** A file of the build by its path. */
  readonly fileAt: (path: string) => Asset | undefined
  readonly draw: PageModule['drawSharePicture']
  /** Whether a network may have one more picture drawn. */
  readonly gate: Gate
  readonly turns: NetworkTurns
}

/** The names carry the hash of the cover. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
export const ICON = '/icons/icon.svg'
const PNG = { compress: false } as const

/** What messengers ask for (Open Graph). */
const SIZE = { width: 1200, height: 630 } as const
const COVER = /^\/(covers\/.+)\.svg$/

/** What messengers show of a page: no drawing as SVG, which none of them takes. */
export function previewOf({ image, imageSize }: PageHead, origin: string): Preview {
  if (image === undefined) return { address: `${origin}/og/islet.png`, size: SIZE }
  const [, cover] = COVER.exec(image) ?? []
  if (cover) return { address: `${origin}/og/${cover}.png`, size: SIZE }
  return { address: origin + image, size: imageSize }
}

/** The pictures that messengers show of pages: a game's cover at 1200×630, and the islet for everything else. */
export function serveGamePictures(app: FastifyInstance, { fileAt, draw, gate, turns }: GamePictureServices) {
  const gamePicture = openSharePictures<{ readonly cover: string }>(async ({ cover }) => {
    const icon = fileAt(ICON)
    return gameDrawing(await coverPixels(linkTo(fileAt(cover)!)), icon && linkTo(icon))
  })
  const isletPicture = openSharePictures(draw)

  app.get('/og/islet.png', async (request, reply) => {
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const png = await isletPicture({ kind: 'page', avatar: undefined, card: undefined }, turns(request))
    return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_A_DAY, PNG))
  })

  app.get<{ Params: { name: string } }>('/og/covers/:name.png', async (request, reply) => {
    const cover = `/covers/${request.params.name}.svg`
    if (!fileAt(cover)) return reply.code(404).send()
    const retrySec = await gate(request)
    if (retrySec > 0) return sendAway(reply, retrySec)
    const png = await gamePicture({ cover }, turns(request))
    return sendAsset(request, reply, makeAsset(png, 'image/png', FOR_EVER, PNG))
  })
}

/** The whole cover in the middle, where every messenger crops, with itself as backdrop: no words, so no font. */
const gameDrawing = (cover: string, icon: string | undefined) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<clipPath id="tile"><rect x="332" y="47" width="536" height="536" rx="72"/></clipPath>
<image href="${cover}" x="-60" y="-345" width="1320" height="1320"/>
<rect width="1200" height="630" fill="#06141c" fill-opacity=".46"/>
<rect x="324" y="55" width="552" height="544" rx="80" fill="#02080d" fill-opacity=".35"/>
<g clip-path="url(#tile)"><image href="${cover}" x="332" y="47" width="536" height="536"/></g>
${icon ? `<image href="${icon}" x="1064" y="494" width="96" height="96"/>` : ''}
</svg>`
