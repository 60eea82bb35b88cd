import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAsset, openAssets } from './assets.ts'
import { sendAsset } from './send-asset.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'islet-assets-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'covers'))
  writeFileSync(join(folder, 'assets/app-1234.js'), 'const a = 1\n'.repeat(50))
  writeFileSync(join(folder, 'covers/pool-1234.svg'), '<svg/>')
  writeFileSync(join(folder, 'service-worker.js'), 'self')
  writeFileSync(join(folder, 'icon.png'), 'png')
  writeFileSync(join(folder, 'odd.bin'), 'x')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file', () => {
  test.for([
    ['/assets/app-1234.js', 'text/javascript; charset=utf-8', true, true],
    ['/covers/pool-1234.svg', 'image/svg+xml; charset=utf-8', true, true],
    ['/service-worker.js', 'text/javascript; charset=utf-8', false, true],
    ['/icon.png', 'image/png', false, false],
    ['/odd.bin', 'application/octet-stream', false, false],
  ] as const)('%s is %s; immutable: %s, compressed: %s', ([path, type, isForEver, isCompressed]) => {
    const asset = openAssets(folder)(path)!
    expect(asset.type).toBe(type)
    expect(asset.cacheControl).toBe(isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    expect(asset.brotli !== undefined && asset.gzip !== undefined).toBe(isCompressed)
  })

  test('is read and compressed only once', () => {
    const assets = openAssets(folder)
    expect(assets('/assets/app-1234.js')).toBe(assets('/assets/app-1234.js'))
  })

  test.for(['/', '/assets', '/nowhere.js', '/../package.json', '/assets/../icon.png', '//icon.png', ''])(
    '%j is not a file',
    (path) => expect(openAssets(folder)(path)).toBeUndefined(),
  )
})

test('a missing folder has no files', () => {
  expect(openAssets(join(folder, 'nowhere'))('/a.js')).toBeUndefined()
})

describe('sending', () => {
  const text = 'wave '.repeat(500)
  const asset = makeAsset(Buffer.from(text), 'text/plain', 'no-cache')
  const app = Fastify()
  app.get('/', (request, reply) => sendAsset(request, reply, asset))
  afterAll(() => app.close())
  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })

  test.for([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    ['abracadabra', undefined],
  ] as const)('a browser that accepts %j gets the smallest encoding', async ([accepted, encoding]) => {
    const response = await get({ 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    const body = response.rawPayload
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(text)
    expect(response.headers['vary']).toContain('accept-encoding')
  })

  test('nothing is sent to a browser that has the file already', async () => {
    const { headers } = await get()
    const again = await get({ 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})
