import type { FastifyInstance } from 'fastify'
import {
  isLanguage,
  pickLanguage,
  directionOf,
  acceptedLanguages,
  type Language,
} from '#kit/i18n/languages.ts'
import { makeAsset } from './assets.ts'
import { sendAsset } from './send-asset.ts'

const ICON_SIZES = [192, 512] as const
const NIGHT = '#081b26'

/** How the installed portal is named and starts, in the visitor's language. */
export function serveWebManifest(app: FastifyInstance, slogan: (language: Language) => string) {
  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', (request, reply) => {
    const { lang } = request.query
    const language =
      lang && isLanguage(lang)
        ? lang
        : pickLanguage(lang, acceptedLanguages(request.headers['accept-language']))
    const manifest = {
      id: '/',
      name: 'Islet',
      short_name: 'Islet',
      description: slogan(language),
      lang: language,
      dir: directionOf(language),
      start_url: language === 'en' ? '/' : `/?lang=${language}`,
      scope: '/',
      display: 'standalone',
      background_color: NIGHT,
      theme_color: NIGHT,
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
      'no-cache',
    )
    return sendAsset(request, reply, asset)
  })
}
