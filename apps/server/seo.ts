import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LANGUAGES, isLanguage, type Language } from '#kit/i18n/languages.ts'
import { makeAsset, packAsset, type Asset } from './assets.ts'
import { originOf } from './origin.ts'
import { sendAsset } from './send-asset.ts'

export interface SeoServices {
  readonly publicUrl: string | undefined
  /** Paths of all indexable pages. */
  readonly paths: () => readonly string[]
}

const XML = 'application/xml; charset=utf-8'
const FOR_AN_HOUR = 'public, max-age=3600'
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PRIVATE_PATHS = ['/api/', '/_app/', '/dev/', '/me']

const withLanguage = (origin: string, path: string, language: Language) =>
  language === 'en' ? origin + path : `${origin}${path}?lang=${language}`

/** High, since robots load a file once a day. */
const MAP_QUALITY = 9

/** `/sitemap.xml` is an index with one file per language; each file lists every page. */
export function serveSeo(app: FastifyInstance, { publicUrl, paths }: SeoServices) {
  const here = (request: FastifyRequest) => originOf(request, publicUrl)
  const kept = new Map<string, { readonly text: string; readonly asset: Asset }>()

  /** Compressed once and cached, except what depends on the Host header, so that requests cannot fill the memory. */
  async function fileOf(name: string, text: string): Promise<Asset> {
    const bytes = Buffer.from(text)
    if (!publicUrl) return makeAsset(bytes, XML, FOR_AN_HOUR, { compress: false })
    const known = kept.get(name)
    if (known?.text === text) return known.asset
    const asset = await packAsset(bytes, XML, FOR_AN_HOUR, MAP_QUALITY)
    kept.set(name, { text, asset })
    return asset
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const files = LANGUAGES.map(
      (language) => `<sitemap><loc>${here(request)}/sitemap-${language}.xml</loc></sitemap>`,
    )
    const text = `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${NAMESPACES}>${files.join('')}</sitemapindex>`
    return sendAsset(request, reply, await fileOf('index', text))
  })

  app.get<{ Params: { language: string } }>('/sitemap-:language.xml', async (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return reply.code(404).send()
    const urls = paths().map((path) => `<url><loc>${withLanguage(here(request), path, language)}</loc></url>`)
    const text = `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACES}>${urls.join('')}</urlset>`
    return sendAsset(request, reply, await fileOf(language, text))
  })

  app.get('/robots.txt', (request, reply) => {
    const closed = PRIVATE_PATHS.map((path) => `Disallow: ${path}`).join('\n')
    const text = `User-agent: *\n${closed}\nSitemap: ${here(request)}/sitemap.xml\n`
    const asset = makeAsset(Buffer.from(text), 'text/plain; charset=utf-8', FOR_AN_HOUR, { compress: false })
    return sendAsset(request, reply, asset)
  })
}
