import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { serveSeo } from './seo.ts'
import { serveWebManifest } from './web-manifest.ts'

const app = Fastify()
serveSeo(app, { publicUrl: undefined, paths: () => ['/', '/g/2048'] })
serveWebManifest(app, (language) => `slogan in ${language}`)
const published = Fastify()
serveSeo(published, { publicUrl: 'https://islet.example', paths: () => ['/'] })
afterAll(async () => {
  await app.close()
  await published.close()
})
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'play.example', ...headers } })

describe('the site map', () => {
  test('exists for each language', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    for (const language of LANGUAGES) {
      expect(body).toContain(`<loc>http://play.example/sitemap-${language}.xml</loc>`)
    }
  })

  test.for([
    ['en', 'http://play.example/g/2048'],
    ['de', 'http://play.example/g/2048?lang=de'],
  ])('lists every page in %s', async ([language, url]) => {
    const { body } = await get(`/sitemap-${language}.xml`)
    expect(body.match(/<url>/g)).toHaveLength(2)
    expect(body).toContain(`<loc>${url}</loc>`)
  })

  test.for(['xx', 'EN', '..'])('does not exist in the language %s', async (language) => {
    expect((await get(`/sitemap-${language}.xml`)).statusCode).toBe(404)
  })

  test('is named in robots.txt, which excludes calls and private pages', async () => {
    const { body } = await published.inject('/robots.txt')
    expect(body).toContain('Sitemap: https://islet.example/sitemap.xml')
    for (const path of ['/api/', '/_app/', '/dev/', '/me']) expect(body).toContain(`Disallow: ${path}`)
  })
})

describe('the installed portal', () => {
  const manifest = async (url: string, accept = '') =>
    (await get(url, { 'accept-language': accept })).json<Record<string, unknown>>()

  test.for([
    ['/manifest.webmanifest', '', 'en', 'ltr', '/'],
    ['/manifest.webmanifest', 'ar', 'ar', 'rtl', '/?lang=ar'],
    ['/manifest.webmanifest?lang=de', 'ar', 'de', 'ltr', '/?lang=de'],
    ['/manifest.webmanifest?lang=xx', 'fr-CA', 'fr', 'ltr', '/?lang=fr'],
  ] as const)('%s for %j starts in %s', async ([url, accept, lang, dir, start]) => {
    expect(await manifest(url, accept)).toMatchObject({
      lang,
      dir,
      start_url: start,
      display: 'standalone',
      description: `slogan in ${lang}`,
    })
  })

  test('[1.20] a visitor’s manifest starts the app with their code and is never cached', async () => {
    const code = 'a'.repeat(43)
    const answer = await get(`/manifest.webmanifest?lang=de&hc=${code}`)
    expect(answer.json()).toMatchObject({ id: '/', start_url: `/?lang=de&hc=${code}`, scope: '/' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache')
    const forged = await get('/manifest.webmanifest?hc=%22%2F%2Fevil.example')
    expect(forged.json()).toMatchObject({ start_url: '/' })
  })

  test('has icons that every launcher can show', async () => {
    const { icons } = (await manifest('/manifest.webmanifest')) as unknown as {
      icons: { sizes: string; purpose?: string }[]
    }
    for (const purpose of ['any', 'maskable']) {
      const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
      expect(sizes).toEqual(['192x192', '512x512'])
    }
  })
})
