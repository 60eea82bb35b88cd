import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LANGUAGES, isLanguage, type Language } from '#kit/i18n/languages.ts'
import { makeAsset } from './assets.ts'
import { originOf } from './origin.ts'
import { sendAsset } from './send-asset.ts'

export interface SeoServices {
  readonly publicUrl: string | undefined
  /** Paths of every page that search engines may know. */
  readonly paths: () => readonly string[]
}

const XML = 'application/xml; charset=utf-8'
const FOR_AN_HOUR = 'public, max-age=3600'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PRIVATE_PATHS = ['/api/', '/_app/', '/dev/', '/me']

const withLanguage = (origin: string, path: string, language: Language) =>
  language === 'en' ? origin + path : `${origin}${path}?lang=${language}`

/** `/sitemap.xml` is an index with one file a language; each file has every page. */
export function serveSeo(app: FastifyInstance, { publicUrl, paths }: SeoServices) {
  const here = (request: FastifyRequest) => originOf(request, publicUrl)

  app.get('/sitemap.xml', (request, reply) => {
    const files = LANGUAGES.map(
      (language) => `<sitemap><loc>${here(request)}/sitemap-${language}.xml</loc></sitemap>`,
    )
    const text = `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${NAMESPACES}>${files.join('')}</sitemapindex>`
    return sendAsset(request, reply, makeAsset(Buffer.from(text), XML, FOR_AN_HOUR))
  })

  app.get<{ Params: { language: string } }>('/sitemap-:language.xml', (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return reply.code(404).send()
    const urls = paths().map((path) => `<url><loc>${withLanguage(here(request), path, language)}</loc></url>`)
    const text = `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACES}>${urls.join('')}</urlset>`
    return sendAsset(request, reply, makeAsset(Buffer.from(text), XML, FOR_AN_HOUR))
  })

  app.get('/robots.txt', (request, reply) => {
    const closed = PRIVATE_PATHS.map((path) => `Disallow: ${path}`).join('\n')
    const text = `User-agent: *\n${closed}\nSitemap: ${here(request)}/sitemap.xml\n`
    return sendAsset(request, reply, makeAsset(Buffer.from(text), 'text/plain; charset=utf-8', FOR_AN_HOUR))
  })
}
