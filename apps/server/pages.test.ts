import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import type { PageModule, WebBuild } from './web-build.ts'

/** Pages without React: what was asked of them is what they show. */
function buildThatCounts() {
  const rendered: string[] = []
  const pages: PageModule = {
    PAGE_DATA_ID: 'page-data',
    pageDataText: ({ payload }) => JSON.stringify(payload),
    familyOf: () => undefined,
    drawSharePicture: async () => '',
    planPage(path) {
      if (path === '/old')
        return { kind: 'redirect', redirect: { to: '/new', isExternal: false, permanent: true } }
      if (path === '/blog')
        return {
          kind: 'redirect',
          redirect: { to: 'https://blog.example.com/', isExternal: true, permanent: false },
        }
      if (path === '/' || path === '/new') return { kind: 'page', reads: [], isFleeting: false }
      if (path === '/shtml/KEY') return { kind: 'page', reads: [], isFleeting: true }
      const slug = /^\/g\/(.+)$/.exec(path)?.[1]
      return slug
        ? { kind: 'page', reads: [{ wire: 'game/info', params: { slug } }], isFleeting: false }
        : { kind: 'missing' }
    },
    async renderPage({ path, language, wanted, payload }) {
      rendered.push(`${path} ${language} ${wanted}`)
      return {
        body: `<main>${payload.status} ${path} ${language}</main>`,
        head: { title: path, description: '' },
        screen: 'screen.tsx',
      }
    },
  }
  const build: WebBuild = {
    id: 'b1',
    pages,
    fonts: [],
    chunksOf: () => ({ entry: '/assets/a.js', preload: [], styles: '', sheets: [] }),
  }
  return { build, rendered }
}

const canonical = new Map([
  ['pool', 'pool'],
  ['2048', '2048'],
])
let edition = 'day 1'
let { build, rendered } = buildThatCounts()
let app = Fastify()

beforeEach(() => {
  edition = 'day 1'
  ;({ build, rendered } = buildThatCounts())
  app = Fastify()
  servePages(app, {
    build,
    read: async (_wire, params, language) => {
      const { slug } = params as { slug: string }
      return canonical.has(slug) ? { slug, language } : undefined
    },
    canonicalSlug: (slug) => canonical.get(slug.toLowerCase()),
    publicUrl: 'https://islet.example',
    apiBase: '/api',
    resourceHost: '',
    edition: () => edition,
  })
})
afterEach(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  test('comes rendered, with its status, language and policy', async () => {
    for (const path of ['/', '/g/2048']) {
      const { statusCode, body, headers } = await get(path)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<main>200 ${path} en</main>`)
      expect(headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'no-cache' })
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
  })

  test.for([
    ['/', 'de-DE,en;q=0.5', 'de'],
    ['/?lang=ar', 'de', 'ar'],
    ['/?lang=xx', 'pl', 'pl'],
    ['/', '', 'en'],
  ] as const)('[2.47] [5.2] %s for a browser that asks for %j is in %s', async ([url, accept, language]) => {
    const { body, headers } = await get(url, { 'accept-language': accept })
    expect(headers['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  test('is rendered once for each path and language, and anew with the day', async () => {
    for (let round = 0; round < 3; round++) await get('/g/pool')
    await get('/g/pool/')
    await get('/g/pool', { 'accept-language': 'de' })
    expect(rendered).toEqual(['/g/pool en null', '/g/pool de null'])
    edition = 'day 2'
    await get('/g/pool')
    expect(rendered).toHaveLength(3)
  })

  test('that may end at any moment is rendered anew each time [2.9]', async () => {
    await get('/shtml/KEY')
    expect((await get('/shtml/KEY')).statusCode).toBe(200)
    expect(rendered).toHaveLength(2)
  })
})

describe('[2.13] [8.9] a page that does not exist', () => {
  test.for(['/nowhere', '/g/unknown', '/g/..%2fpool', '/%00', '/g/pool/more'])('%s is a 404', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<main>404 ')
  })

  test('is not kept, so that nobody fills the memory with names', async () => {
    await get('/nowhere')
    await get('/nowhere')
    expect(rendered).toHaveLength(2)
  })

  test('is nothing at all to other methods', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/nowhere' })
    expect([statusCode, body]).toEqual([404, ''])
  })
})

describe('[2.14] redirects', () => {
  test.for([
    ['/old', '/new', 301],
    ['/old?lang=de', '/new?lang=de', 301],
    ['/blog?lang=de', 'https://blog.example.com/', 302],
    ['/g/Pool', '/g/pool', 301],
    ['/g/POOL?lang=de', '/g/pool?lang=de', 301],
  ] as const)('%s leads to %s with %i', async ([url, to, status]) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['location']]).toEqual([status, to])
    expect(rendered).toEqual([])
  })
})

describe('[7.46] the payload of a page, for moves inside the portal', () => {
  test.for([
    [
      '/_app/payload/de/g/pool',
      200,
      { status: 200, reads: [['game/info', { slug: 'pool' }, { slug: 'pool', language: 'de' }]] },
    ],
    ['/_app/payload/de/', 200, { status: 200, reads: [] }],
    ['/_app/payload/de/g/Pool', 200, { status: 301, redirect: '/g/pool', reads: [] }],
    ['/_app/payload/de/old', 200, { status: 301, redirect: '/new', reads: [] }],
    ['/_app/payload/de/nowhere', 404, { status: 404, reads: [] }],
    ['/_app/payload/xx/g/pool', 404, { status: 404, reads: [] }],
    ['/_app/payload/', 404, { status: 404, reads: [] }],
  ] as const)('%s', async ([url, status, payload]) => {
    const response = await get(url)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual(payload)
  })
})
