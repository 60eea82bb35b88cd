import { describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { Tag } from '#modules/consent/model.ts'
import { previewOf } from './game-pictures.ts'
import { contentPolicy, documentOf, type DocumentParts } from './document.ts'

const parts: DocumentParts = {
  language: 'en',
  head: { title: '2048', description: 'Slide the tiles', data: { '@type': 'VideoGame', name: '2048' } },
  body: '<main>board</main>',
  data: '{"a":1}',
  dataId: 'page-data',
  path: '/g/2048',
  origin: 'https://islet.example',
  styles: 'main{color:red}',
  sheets: ['/assets/a.css'],
  fonts: ['/assets/f.woff2'],
  preload: ['/assets/b.js'],
  entry: '/assets/a.js',
  picture: { address: 'https://islet.example/og/islet.png', size: { width: 1200, height: 630 } },
}
const write = (more: Partial<DocumentParts> = {}) => documentOf({ ...parts, ...more })
const attributesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

describe('the document of a page', () => {
  test('describes the page, in its language and direction', () => {
    expect(write()).toContain('<html lang="en" dir="ltr">')
    expect(write({ language: 'ar' })).toContain('<html lang="ar" dir="rtl">')
    expect(write()).toContain('<title>2048</title><meta name="description" content="Slide the tiles">')
    expect(write()).toContain('<div id="root"><main>board</main></div>')
  })

  test('names itself in all 20 languages, English without a parameter', () => {
    const html = write({ language: 'de' })
    expect(attributesOf(html, /hreflang="([a-z]{2})"/g)).toEqual(LANGUAGES)
    expect(html).toContain('<link rel="canonical" href="https://islet.example/g/2048?lang=de">')
    expect(html).toContain('hreflang="en" href="https://islet.example/g/2048"')
    expect(html).toContain('hreflang="x-default" href="https://islet.example/g/2048"')
  })

  test('of an unlisted page is hidden from search engines', () => {
    const html = write({ head: { title: 'x', description: '', listed: false } })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  test('escapes all values, so that they contain no markup', () => {
    const evil = `"><script>alert('x')</script>`
    const html = write({
      head: { title: evil, description: evil, data: { name: '</script><script>alert(1)' } },
    })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect(html).toContain('\\u003c/script>')
  })

  test('has a picture for messengers, shown large if its size is known', () => {
    const tag = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(tag(write(), 'og:image')).toBe('https://islet.example/og/islet.png')
    expect(tag(write(), 'og:image:width')).toBe('1200')
    expect(tag(write(), 'twitter:card')).toBe('summary_large_image')
    const foreign = write({ picture: { address: 'https://islet.example/c.webp' } })
    expect(tag(foreign, 'og:image')).toBe('https://islet.example/c.webp')
    expect(tag(foreign, 'twitter:card')).toBeUndefined()
  })

  test.for([
    [{}, '/og/islet.png', true],
    [{ image: '/covers/2048-77850591.svg' }, '/og/covers/2048-77850591.png', true],
    [{ image: '/imported/7/cover.webp' }, '/imported/7/cover.webp', false],
    [{ image: '/shtml/k.png', imageSize: { width: 1200, height: 630 } }, '/shtml/k.png', true],
  ] as const)('%o is shown as %s', ([head, path, isLarge]) => {
    const preview = previewOf({ title: '', description: '', ...head }, 'https://islet.example')
    expect(preview.address).toBe(`https://islet.example${path}`)
    expect(preview.size !== undefined).toBe(isLarge)
  })
})

describe('the content policy', () => {
  const policy = (apiBase = '/api', resourceHost = '') => contentPolicy({ apiBase, resourceHost })

  test('allows only the page’s own host, and no frames', () => {
    expect(policy()).toContain(`default-src 'self';`)
    expect(policy()).toContain(`frame-ancestors 'none'`)
    expect(policy()).toContain(`object-src 'none'`)
    expect(policy()).not.toContain(`script-src 'self' 'unsafe`)
  })

  test('[9.14] allows the hosts of calls and resources', () => {
    const given = policy('https://api.islet.example/v1', 'https://cdn.islet.example/x')
    expect(given).toContain(`connect-src 'self' https://api.islet.example wss://api.islet.example;`)
    expect(given).toContain(`img-src 'self' data: blob: https://cdn.islet.example`)
  })

  test('allows the hosts of workers on other machines', () => {
    const given = contentPolicy({
      apiBase: '/api',
      resourceHost: '',
      mediaHosts: ['wss://play1.islet.example', 'ws://10.0.0.2:8090'],
    })
    expect(given).toContain(
      `connect-src 'self' wss://play1.islet.example https://play1.islet.example ws://10.0.0.2:8090 http://10.0.0.2:8090;`,
    )
  })

  test('[7.47] allows what configured third-party scripts need, and nothing more', () => {
    const tag = (kind: Tag['kind'], host: string): Tag => ({
      kind,
      id: '1',
      script: `https://${host}/tag.js?x=1`,
      hosts: [`https://${host}`, 'https://told.example'],
    })
    const differing = (tags: readonly Tag[]) => {
      const plain = new Set(policy().split('; '))
      return contentPolicy({ apiBase: '/api', resourceHost: '', tags })
        .split('; ')
        .filter((rule) => !plain.has(rule))
    }
    const hashes = policy()
      .match(/'sha256-[^']+'/g)!
      .join(' ')
    expect(differing([])).toEqual([])
    expect(differing([tag('analytics', 'count.example')])).toEqual([
      `script-src 'self' ${hashes} https://count.example`,
      `img-src 'self' data: blob: https://count.example https://told.example`,
      `connect-src 'self' https://count.example https://told.example`,
    ])
    expect(differing([tag('ads', 'ads.example')])).toContain(
      `frame-src 'self' https://ads.example https://told.example`,
    )
    expect(differing([tag('pixel', 'a.example'), tag('loader', 'a.example')])[0]).toBe(
      `script-src 'self' ${hashes} https://a.example`,
    )
  })

  test('allows the host of an external game for frames and requests, and nothing more', () => {
    const plain = new Set(policy().split('; '))
    const rules = contentPolicy({
      apiBase: '/api',
      resourceHost: '',
      gameHost: 'https://tide.example:8443',
    }).split('; ')
    expect(rules.filter((rule) => !plain.has(rule))).toEqual([
      `connect-src 'self' https://tide.example:8443`,
      // Without 'self': an external game must not frame a page of ours.
      `frame-src https://tide.example:8443`,
    ])
  })

  test('lists every inline script by its hash', () => {
    const html = [write(), write({ scriptsWait: true })].join('')
    const inside = new Set(attributesOf(html, /<script(?: data-parts="[^"]*")?>(.*?)<\/script>/gs))
    expect(inside.size).toBe(2)
    for (const script of inside) {
      const hash = createHash('sha256').update(script!).digest('base64')
      expect(policy()).toContain(`'sha256-${hash}'`)
    }
  })
})
