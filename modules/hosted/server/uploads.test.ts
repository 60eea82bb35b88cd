import Fastify from 'fastify'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { zipOf, type ZipEntry } from '#kit/testing/zip.ts'
import { openUploads } from './uploads.ts'
import { serveUploads } from './serve-uploads.ts'

const data = makeDataFolder('uploads')
const uploads = openUploads(join(data.folder, 'hosted'))
const shown = new Set(['hop'])
const app = Fastify()
const GAME: readonly ZipEntry[] = [
  {
    path: 'hop/index.html',
    content:
      '<script src="https://game-cdn.poki.com/scripts/v2/poki-sdk.js"></script><script src="hop.js"></script>',
  },
  { path: 'hop/hop.js', content: 'document.title = 1'.repeat(200) },
  { path: 'hop/sound.ogg', content: Buffer.from('0123456789') },
  { path: '__MACOSX/._index.html', content: 'clutter' },
]

function packed(name: string, entries: readonly ZipEntry[]): string {
  const place = join(data.folder, name)
  writeFileSync(place, zipOf(entries))
  return place
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: path, headers: { host: 'hop.games.example', ...headers } })

let version = ''
beforeAll(async () => {
  serveUploads(app, {
    uploads,
    gamesUrl: 'https://*.games.example',
    scripts: data.folder,
    isShown: (slug) => shown.has(slug),
    portalOrigin: 'https://islet.example',
  })
  writeFileSync(join(data.folder, 'poki.js'), 'shim()')
  const stored = await uploads.store('hop', packed('hop.zip', GAME))
  if (!('version' in stored)) throw new Error(stored.fault)
  version = stored.version
})
afterAll(async () => {
  await app.close()
  data.remove()
})

test('a zip and its folder give the same version; files beside the game are left out', async () => {
  const folder = join(data.folder, 'as-folder')
  mkdirSync(folder)
  for (const { path, content } of GAME.slice(0, 3))
    writeFileSync(join(folder, path.replace('hop/', '')), content)
  expect(await uploads.check(folder)).toEqual({ version })
  expect(await uploads.check(join(data.folder, 'hop.zip'))).toEqual({ version })
  expect((await uploads.versions('hop')).map((one) => one.version)).toEqual([version])
})

test('a game is served from its own host, immutable, compressed, and with its own policy', async () => {
  const page = await ask(`/${version}/`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('src="/_sdk/poki.js"')
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const policy = page.headers['content-security-policy']
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain('frame-ancestors https://islet.example')
  expect(page.headers['set-cookie']).toBeUndefined()
  const script = await ask(`/${version}/hop.js`, { 'accept-encoding': 'gzip, br' })
  expect(script.headers['content-encoding']).toBe('br')
  expect(Number(script.headers['content-length'])).toBeLessThan(200)
  expect((await ask('/_sdk/poki.js')).body).toBe('shim()')
})

test('a range request of a sound gets that range', async () => {
  const part = await ask(`/${version}/sound.ogg`, { range: 'bytes=2-4' })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await ask(`/${version}/sound.ogg`, { range: 'bytes=-2' })).body).toBe('89')
  expect((await ask(`/${version}/sound.ogg`, { range: 'bytes=90-' })).statusCode).toBe(416)
})

test.for([
  ['another host', `/VERSION/`, { host: 'games.example' }],
  ['the host of a game that is not shown', `/VERSION/`, { host: 'skip.games.example' }],
  ['no version', `/0000000000000000/`, {}],
  ['a way out', `/VERSION/..%2f..%2f..%2fsecret`, {}],
  ['a way out in the version', `/..%2f..%2fsecret/x`, {}],
  ['the pressed files', `/VERSION/.pressed/hop.js.br`, {}],
  ['a NUL', `/VERSION/index.html%00.js`, {}],
  ['a script of ours that is none', `/_sdk/..%2fpoki.js`, {}],
] as const)('%s is not served', async ([, path, headers]) => {
  writeFileSync(join(data.folder, 'secret'), 'pepper')
  expect((await ask(path.replace('VERSION', version), headers)).statusCode).toBe(404)
})

test('a game that an operator takes down is unavailable at once', async () => {
  shown.delete('hop')
  expect((await ask(`/${version}/`)).statusCode).toBe(404)
  shown.add('hop')
})

test('a network that invents versions is told when to retry', async () => {
  const busy = Fastify()
  serveUploads(busy, {
    uploads,
    gamesUrl: 'https://*.games.example',
    scripts: data.folder,
    isShown: async () => ({ retrySec: 3 }),
    previewOf: async () => ({ retrySec: 4 }),
    portalOrigin: undefined,
  })
  for (const [host, retrySec] of [
    ['hop', '3'],
    [`preview-${'a'.repeat(32)}`, '4'],
  ]) {
    const answer = await busy.inject({ url: `/${version}/`, headers: { host: `${host}.games.example` } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      429,
      retrySec,
      'no-store',
    ])
  }
  await busy.close()
})

test('a service worker is not served, because it would outlive its version', async () => {
  expect((await ask(`/${version}/hop.js`, { 'service-worker': 'script' })).statusCode).toBe(403)
})

test.for([
  [
    'a way out of the folder',
    [
      { path: 'index.html', content: '' },
      { path: '../../evil.js', content: 'x' },
    ],
  ],
  [
    'a link',
    [
      { path: 'index.html', content: '' },
      { path: 'a.js', content: '/etc/passwd', mode: 0o120777 },
    ],
  ],
  [
    'a bomb',
    [
      { path: 'index.html', content: '' },
      { path: 'a.bin', content: Buffer.alloc(20_000_000) },
    ],
  ],
  ['a lie about its size', [{ path: 'index.html', content: 'x'.repeat(5000), claimedBytes: 10 }]],
] as const)('an archive with %s is refused and leaves nothing behind', async ([, entries]) => {
  const place = packed('attack.zip', entries)
  expect(await uploads.store('attack', place)).toHaveProperty('fault')
  expect(existsSync(join(data.folder, 'hosted', 'attack'))).toBe(false)
  expect(readdirSync(join(data.folder, 'hosted')).filter((name) => name.startsWith('.coming'))).toEqual([])
  expect(existsSync(join(data.folder, 'evil.js'))).toBe(false)
})

test('a file that is not an archive is refused with the reason', async () => {
  const place = join(data.folder, 'text.zip')
  writeFileSync(place, 'not a zip')
  expect(await uploads.check(place)).toEqual({ fault: expect.stringMatching(/^is no zip that can be read/) })
  expect(await uploads.check(join(data.folder, 'nowhere.zip'))).toEqual({ fault: 'is not there' })
})

test('100,000 files are refused before anything is written', async () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ({ path: `f/${n}.js`, content: '' }))
  const place = packed('many.zip', [{ path: 'index.html', content: '' }, ...many])
  expect(await uploads.store('many', place)).toEqual({ fault: 'it has more than 5000 files' })
  expect(existsSync(join(data.folder, 'hosted', 'many'))).toBe(false)
})

test('the type of a file follows its name and is not sniffed', async () => {
  const page = '<!doctype html><script>alert(1)</script>'
  const stored = await uploads.store(
    'hop',
    packed('mime.zip', [
      { path: 'index.html', content: '' },
      ...['a.png', 'b.exe', 'c.xhtml', 'd', 'e.php'].map((path) => ({ path, content: page })),
    ]),
  )
  if (!('version' in stored)) throw new Error(stored.fault)
  for (const [name, type] of [
    ['a.png', 'image/png'],
    ['b.exe', 'application/octet-stream'],
    ['c.xhtml', 'application/octet-stream'],
    ['d', 'application/octet-stream'],
    ['e.php', 'application/octet-stream'],
  ] as const) {
    const { headers } = await ask(`/${stored.version}/${name}`)
    expect([headers['content-type'], headers['x-content-type-options']], name).toEqual([type, 'nosniff'])
  }
})

test('an invalid declaration makes the whole archive unreadable', async () => {
  const declaration = JSON.stringify({ badges: [{ id: 'a', title: 'A', task: 'A', picture: 'none.png' }] })
  for (const [content, fault] of [
    ['{', 'islet.json is no JSON'],
    [declaration, 'none.png is not there'],
    [' '.repeat(70_000), 'islet.json is larger than 64 kB'],
  ] as const) {
    const place = packed('declared.zip', [
      { path: 'index.html', content: '' },
      { path: 'islet.json', content },
    ])
    expect(await uploads.store('declared', place)).toEqual({ fault })
  }
})

test('a folder with a link to a file outside is refused', async () => {
  const folder = join(data.folder, 'linked')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), '')
  symlinkSync('/etc/hostname', join(folder, 'a.txt'))
  expect(await uploads.check(folder)).toEqual({ fault: '"a.txt" is a link' })
})

test('a stored version keeps its page as packed', () => {
  const folder = join(data.folder, 'hosted', 'hop', version)
  expect(readdirSync(folder).toSorted()).toEqual(['.pressed', 'hop.js', 'index.html', 'sound.ogg'])
  expect(readFileSync(join(folder, 'sound.ogg'), 'utf8')).toBe('0123456789')
})

test('a small archive that lists folders and clutter without end is refused', async () => {
  const clutter = Array.from({ length: 20_001 }, (_, at) => ({ path: `__MACOSX/${at}`, content: '' }))
  expect(await uploads.check(packed('clutter.zip', [...clutter, ...GAME]))).toEqual({
    fault: 'has more than 20000 entries',
  })
})

test('an upload that takes more than there is room for is not stored', async () => {
  const large = packed('large.zip', [{ path: 'index.html', content: '<p>large' }])
  const { bytes } = (await uploads.store('large', large)) as { bytes: number }
  expect(bytes).toBe(8)
  expect(await uploads.store('other', large, bytes - 1)).toMatchObject({ isFull: true, bytes })
  expect(await uploads.store('other', large, bytes)).toMatchObject({ bytes })
  // The disk is nobody's fault: the version is checked again when there is room.
  const crowded = openUploads(join(data.folder, 'crowded'), Number.MAX_SAFE_INTEGER)
  await expect(crowded.store('large', large)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await crowded.versions('large')).toEqual([])
})
