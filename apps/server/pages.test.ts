import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildThatCounts } from '#apps/testing/counting-pages.ts'
import { RETIRED_SLUG, testCatalogue } from '#apps/testing/test-catalogue.ts'
import type { RouteRule } from '#kit/web/route-rules.ts'
import type { Tag, TagSettings } from '#modules/consent/model.ts'
import { servePages } from './pages.ts'

let edition = 'day 1'
/** Redirects set by the operator. */
let ownRedirects: RouteRule[] = []
let notice: string | undefined
let { build, rendered } = buildThatCounts()
let app = Fastify()

function openPages(tags?: TagSettings) {
  const opened = Fastify()
  servePages(opened, {
    build,
    read: async (_wire, params, language) => {
      const { slug = '', key } = params as { slug?: string; key?: string }
      if (key === 'KEY') return { key }
      return testCatalogue.bySlug(slug) ? { slug, language } : undefined
    },
    currentSlug: testCatalogue.currentSlug,
    publicUrl: 'https://islet.example',
    apiBase: '/api',
    resourceHost: '',
    edition: () => edition,
    ownRedirects: () => ownRedirects,
    notice: () => notice,
    tags,
    gate: async () => 0,
    turns: () => (work) => work(),
  })
  return opened
}

beforeEach(() => {
  edition = 'day 1'
  ownRedirects = []
  notice = undefined
  ;({ build, rendered } = buildThatCounts())
  app = openPages()
})
afterEach(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  test('is rendered, with its status, language and policy', async () => {
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
  ] as const)('[2.47] [5.2] %s for a browser that accepts %j is in %s', async ([url, accept, language]) => {
    const { body, headers } = await get(url, { 'accept-language': accept })
    expect(headers['content-language']).toBe(language)
    expect(body).toContain(`<html lang="${language}"`)
  })

  test('whose optional read fails is rendered without it and not cached', async () => {
    for (const _time of [1, 2]) {
      const { statusCode, body } = await get('/asks-more')
      expect(statusCode).toBe(200)
      expect(body).toContain('<main>200 /asks-more en</main>')
    }
    expect(rendered).toEqual(['/asks-more en null', '/asks-more en null'])
  })

  test('is rendered once per path and language, and again each day', async () => {
    for (let round = 0; round < 3; round++) await get('/g/pool')
    await get('/g/pool/')
    await get('/g/pool', { 'accept-language': 'de' })
    expect(rendered).toEqual(['/g/pool en null', '/g/pool de null'])
    edition = 'day 2'
    await get('/g/pool')
    expect(rendered).toHaveLength(3)
  })

  test('that may end at any moment is rendered each time [2.9]', async () => {
    await get('/shtml/KEY')
    expect((await get('/shtml/KEY')).statusCode).toBe(200)
    expect(rendered).toHaveLength(2)
  })
})

describe('[7.47] third-party scripts', () => {
  const tag = (kind: Tag['kind']): Tag => ({
    kind,
    id: '1',
    script: `https://${kind}.example/tag.js`,
    hosts: [`https://${kind}.example`],
  })
  const FACEBOOK = 'Mozilla/5.0 (iPhone) Mobile/21F90 [FBAN/FBIOS;FBAV/470.0]'

  /** The external hosts in the content policy of a page. */
  async function hostsOf(url: string, headers: Record<string, string> = {}) {
    const { headers: answered } = await get(url, headers)
    const policy = String(answered['content-security-policy'])
    return [...new Set(policy.match(/\w+\.example/g))].toSorted()
  }

  test('are in no page unless the operator configures some', async () => {
    for (const path of ['/', '/g/2048', '/?tag=facebook', '/nowhere'])
      expect(await hostsOf(path, { 'user-agent': FACEBOOK })).toEqual([])
    expect((await get('/')).body).not.toContain('tags')
  })

  test('have a place in the pages that may load them, for this visitor', async () => {
    await app.close()
    app = openPages({ isAsking: true, tags: [tag('pixel'), tag('analytics'), tag('ads')] })
    expect(await hostsOf('/')).toEqual(['ads.example', 'analytics.example'])
    expect(await hostsOf('/?tag=facebook')).toEqual(['ads.example', 'analytics.example', 'pixel.example'])
    expect(await hostsOf('/', { 'user-agent': FACEBOOK })).toContain('pixel.example')
    expect(await hostsOf('/', { 'sec-gpc': '1' })).toEqual([])
    for (const path of ['/g/2048', '/g/2048?tag=facebook', '/shtml/KEY', '/cgame', '/oauth/success?code=x'])
      expect(await hostsOf(path, { 'user-agent': FACEBOOK }), path).toEqual([])
  })
})

describe('[2.13] [8.9] a page that does not exist', () => {
  test.for(['/nowhere', '/g/unknown', '/g/..%2fpool', '/%00', '/g/pool/more'])('%s is a 404', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('<main>404 ')
  })

  test('is one page whatever its path, so that invented paths cost no memory or CPU', async () => {
    for (let index = 0; index < 20; index++) {
      expect((await get(`/nowhere-${index}`)).statusCode).toBe(404)
      expect((await get(`/g/unknown-${index}`)).statusCode).toBe(404)
    }
    expect(rendered).toEqual(['/- en null'])
  })

  test('does not answer other methods', async () => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/nowhere' })
    expect([statusCode, body]).toEqual([404, ''])
  })
})

describe('[2.14] redirects of the operator', () => {
  beforeEach(() => {
    ownRedirects = [
      { path: '/g/pool', redirect: '/g/2048', permanent: true },
      { path: '/old', redirect: '/never', permanent: true },
      { path: '/press/**', redirect: 'https://press.example.com/**', permanent: false },
      { path: '/summer', redirect: '/new', permanent: false },
    ]
  })

  test.for([
    ['/summer?a=b', 302, '/new?a=b'],
    ['/summer/', 302, '/new'],
    ['/press/kit/logo', 302, 'https://press.example.com/kit/logo'],
    ['/g/pool', 301, '/g/2048'],
    // The portal's own rules take precedence.
    ['/old', 301, '/new'],
  ] as const)('%s answers %i and redirects to %s', async ([path, status, to]) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([status, to])
  })

  test('are answered as a redirect in the payload, too', async () => {
    expect((await get('/_app/payload/de/summer')).json()).toEqual({
      status: 302,
      redirect: '/new',
      reads: [],
    })
  })

  test('that are added and removed take effect at once, also for cached pages', async () => {
    const redirects = ownRedirects
    ownRedirects = []
    expect((await get('/g/pool')).statusCode).toBe(200)
    expect((await get('/summer')).statusCode).toBe(404)
    ;[ownRedirects, edition] = [redirects, 'after the change']
    expect((await get('/g/pool')).statusCode).toBe(301)
    expect((await get('/summer')).statusCode).toBe(302)
  })
})

test('the operator’s message is above every page, as plain text', async () => {
  expect((await get('/')).body).not.toContain('role="status"')
  ;[notice, edition] = ['Back at <b>ten</b> & a half', 'after the change']
  const { body } = await get('/')
  expect(body).toMatch(
    /<body><p role="status" dir="auto"[^>]*>Back at &lt;b&gt;ten&lt;\/b&gt; &amp; a half<\/p><div id="root" style="position:relative">/,
  )
})

describe('[2.14] redirects', () => {
  test.for([
    ['/old', '/new', 301],
    ['/old?lang=de', '/new?lang=de', 301],
    ['/blog?lang=de', 'https://blog.example.com/', 302],
    ['/g/Pool', '/g/pool', 301],
    ['/g/POOL?lang=de', '/g/pool?lang=de', 301],
  ] as const)('%s redirects to %s with %i', async ([url, to, status]) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['location']]).toEqual([status, to])
    expect(rendered).toEqual([])
  })
})

describe('[2.12] the address of a retired game', () => {
  test.for([
    [`/g/${RETIRED_SLUG}`, '/g/2048'],
    [`/g/${RETIRED_SLUG.toUpperCase()}?lang=de`, '/g/2048?lang=de'],
    [`/g/${RETIRED_SLUG}/`, '/g/2048'],
  ] as const)('%s redirects permanently to %s, the most similar game', async ([url, to]) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['location']]).toEqual([301, to])
    expect(rendered).toEqual([])
  })

  test('is answered as a redirect in the payload, too', async () => {
    const { statusCode, body } = await get(`/_app/payload/de/g/${RETIRED_SLUG}`)
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 301, redirect: '/g/2048', reads: [] }])
  })
})

describe('a link to a shared run', () => {
  test('has its own page, rendered each time, with an address that messengers keep', async () => {
    for (let round = 0; round < 2; round++) {
      const { body } = await get('/g/pool?beat=KEY&score=9999')
      expect(body).toContain('<meta property="og:url" content="https://islet.example/g/pool?beat=KEY">')
      expect(body).not.toContain('9999')
    }
    expect(rendered).toHaveLength(2)
    expect((await get('/g/pool')).body).toContain('content="https://islet.example/g/pool">')
    expect(rendered).toHaveLength(3)
  })

  test('that is invalid gives the page of the game, rendered once', async () => {
    for (let index = 0; index < 20; index++) {
      const { statusCode, body } = await get(`/g/pool?beat=FORGED${index}`)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('FORGED')
    }
    await get('/g/pool')
    expect(rendered).toEqual(['/g/pool en null'])
  })

  test('counts only on the page of a game', async () => {
    for (let index = 0; index < 3; index++) await get('/?beat=KEY')
    expect(rendered).toEqual(['/ en null'])
    expect((await get('/g/unknown?beat=KEY')).statusCode).toBe(404)
  })

  test('to a missing game is the not-found page, rendered once for all of them', async () => {
    for (let index = 0; index < 20; index++) {
      const { statusCode, body } = await get(`/g/unknown?beat=FORGED${index}`)
      expect(statusCode).toBe(404)
      expect(body).not.toContain('FORGED')
    }
    expect(rendered).toHaveLength(1)
  })

  test('does not change the payload of the page', async () => {
    const [plain, linked] = [
      await get('/_app/payload/de/g/pool'),
      await get('/_app/payload/de/g/pool?beat=KEY'),
    ]
    expect(linked.json()).toEqual(plain.json())
  })
})

describe('[7.46] the payload of a page, for navigations inside the portal', () => {
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
