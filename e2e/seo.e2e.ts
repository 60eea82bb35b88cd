import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { at, openPage } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { word } from './words.ts'

const games = readCatalogue()
const text = async (path: string) => (await fetch(at(path))).text()

test('a game page has its canonical address, languages and structured data for search engines [1.26]', async () => {
  const html = await text('/g/2048?lang=de')
  expect(html).toContain(`<link rel="canonical" href="${at('/g/2048?lang=de')}">`)
  expect(html).toContain(`hreflang="x-default" href="${at('/g/2048')}"`)
  for (const language of LANGUAGES) expect(html).toContain(`hreflang="${language}"`)
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'VideoGame', inLanguage: 'de', name: expect.any(String) })
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/covers\//)
})

test('the sitemap has every game in every language', async () => {
  const index = await text('/sitemap.xml')
  for (const language of LANGUAGES) expect(index).toContain(`/sitemap-${language}.xml`)
  const german = await text('/sitemap-de.xml')
  for (const { slug } of games) expect(german).toContain(`<loc>${at(`/g/${slug}?lang=de`)}</loc>`)
  expect(german).toContain(`<loc>${at('/contact?lang=de')}</loc>`)
  expect((await fetch(at('/sitemap-xx.xml'))).status).toBe(404)
})

test('robots may read the pages but not the API, and private pages are not listed', async () => {
  const robots = await text('/robots.txt')
  for (const line of ['Disallow: /api/', 'Disallow: /me', `Sitemap: ${at('/sitemap.xml')}`])
    expect(robots).toContain(line)
  for (const path of ['/me', '/dev/ui', '/no-such-page'])
    expect(await text(path)).toContain('content="noindex"')
})

test('the portal can be installed, in the language of the visitor [1.26]', async () => {
  const answer = await fetch(at('/manifest.webmanifest?lang=ja'))
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ display: 'standalone', lang: 'ja', start_url: '/?lang=ja' })
  expect(manifest).toMatchObject({ description: word('catalog', 'footer.slogan', 'ja') })
  for (const { src } of manifest.icons) expect((await fetch(at(src))).status, src).toBe(200)
})

test('every response has headers for content policy, types, framing and referrer', async () => {
  const { headers } = await fetch(at('/'))
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy).toContain(rule)
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe')
  for (const path of ['/', '/robots.txt', '/sw.js', '/no-such-page'])
    expect((await fetch(at(path))).headers.get('x-content-type-options'), path).toBe('nosniff')
  for (const path of ['/robots.txt', '/healthz', '/manifest.webmanifest', '/icons/icon.svg'])
    expect((await fetch(at(path))).headers.get('content-security-policy'), path).toContain(
      "default-src 'none'",
    )
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('files named by their hash may be cached for a year, pages are revalidated', async () => {
  const [file] = /\/assets\/[^" ]+\.js/.exec(await text('/')) ?? []
  expect((await fetch(at(file!))).headers.get('cache-control')).toContain('immutable')
  const { headers } = await fetch(at('/g/2048'))
  const again = await fetch(at('/g/2048'), { headers: { 'if-none-match': headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('a page can be read without scripts [2.1]', async () => {
  const page = await openPage({ javaScript: false, isMobile: true })
  await page.goto('/')
  await page.getByRole('heading', { name: word('catalog', 'home.wall') }).waitFor()
  expect(await page.locator('main a[href^="/g/"]').count()).toBeGreaterThan(20)
  await page.locator('main a[href="/g/classic-chess"]').first().tap()
  await page.waitForURL(at('/g/classic-chess'))
  await page.getByRole('heading', { name: word('catalog', 'game.how') }).waitFor()
})
