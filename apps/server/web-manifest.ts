import type { FastifyInstance } from 'fastify'
import {
  isLanguage,
  pickLanguage,
  directionOf,
  acceptedLanguages,
  type Language,
} from '#kit/i18n/languages.ts'
import { BRAND_NAME, BRAND_NIGHT } from '#kit/brand/brand.ts'
import { makeAsset } from './assets.ts'
import { sendAsset } from './send-asset.ts'

const ICON_SIZES = [192, 512] as const

/** A hand-over code: 256 bits. */
const HAND_CODE = /^[\w-]{43}$/

/**
 * Start URL of the installed portal. On iOS it has separate storage: with the visitor's code (`hc`) it starts as the same
 * visitor (docs/contract.md 9). The code is checked when it is used.
 */
function startUrl(language: Language, handCode: string | undefined): string {
  const query = new URLSearchParams({
    ...(language === 'en' ? {} : { lang: language }),
    ...(handCode && HAND_CODE.test(handCode) ? { hc: handCode } : {}),
  }).toString()
  return query ? `/?${query}` : '/'
}

/** Serves the name and start URL of the installed portal, in the visitor's language. */
export function serveWebManifest(app: FastifyInstance, slogan: (language: Language) => string) {
  app.get<{ Querystring: { lang?: string; hc?: string } }>('/manifest.webmanifest', (request, reply) => {
    const { lang, hc } = request.query
    const language =
      lang && isLanguage(lang)
        ? lang
        : pickLanguage(lang, acceptedLanguages(request.headers['accept-language']))
    const manifest = {
      id: '/',
      name: BRAND_NAME,
      short_name: BRAND_NAME,
      description: slogan(language),
      lang: language,
      dir: directionOf(language),
      start_url: startUrl(language, hc),
      scope: '/',
      display: 'standalone',
      background_color: BRAND_NIGHT,
      theme_color: BRAND_NIGHT,
      categories: ['games', 'entertainment'],
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...ICON_SIZES.flatMap((size) => [
          { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
          {
            src: `/icons/icon-maskable-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'maskable',
          },
        ]),
      ],
    }
    const asset = makeAsset(
      Buffer.from(JSON.stringify(manifest)),
      'application/manifest+json; charset=utf-8',
      hc === undefined ? 'no-cache' : 'no-store',
    )
    return sendAsset(request, reply, asset)
  })
}
