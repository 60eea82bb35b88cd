import { brotliDecompressSync } from 'node:zlib'
import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { NO_WAIT } from '#kit/limits/limiter.ts'
import { seconds } from '#kit/time/time.ts'
import { isForeign, mountApi, pageOf } from './api.ts'

let portal: TestPortal
let device: TestDevice
beforeAll(async () => {
  portal = await openTestPortal({ publicUrl: 'https://islet.example' })
  device = portal.device('caller')
  await device.signIn()
})
afterAll(() => portal.close())

const STATUS = 'acc/signin/status'
const always = async () => NO_WAIT
const body = { id: 1, params: { visitId: 'x' }, head: {} }

test('[7.1] a call is a POST with JSON below the API base', async () => {
  const response = await device.post(STATUS, { body })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('long responses are compressed for clients with brotli, short ones are not', async () => {
  const asked = async (answer: string, encoding: string) => {
    const dispatch = () =>
      Promise.resolve({ status: 200, answer: { id: 1, result: { answer }, error: null } })
    await using app = fastify()
    app.register(mountApi({ admit: always, dispatch, trustedProxies: 0 }))
    return await app.inject({
      method: 'POST',
      url: '/api/any',
      headers: { 'accept-encoding': encoding },
      body: {},
    })
  }
  const long = 'islet '.repeat(400)
  const packed = await asked(long, 'gzip, deflate, br')
  expect(packed.headers['content-encoding']).toBe('br')
  const plain = await asked(long, 'gzip, deflate')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length * 10).toBeLessThan(plain.rawPayload.length)
  expect((await asked('islet', 'br')).headers).not.toHaveProperty('content-encoding')
})

test.for([
  ['', seconds(7), '429'],
  ['origin: https://evil.example\r\n', NO_WAIT, '403'],
] as const)(
  'a call that is turned away (%j) is answered before its body has come',
  async ([head, wait, status]) => {
    let dispatched = 0
    const app = fastify()
    onTestFinished(() => app.close())
    app.register(
      mountApi({
        admit: async () => wait,
        async dispatch() {
          dispatched++
          return { status: 200, answer: { id: 1, result: {}, error: null } }
        },
        trustedProxies: 0,
      }),
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.write(`POST /api/any HTTP/1.1\r\nhost: x\r\n${head}content-type: application/json\r\n`)
    socket.write('content-length: 60000\r\n\r\n{')
    await new Promise((resolve) => socket.once('close', resolve))
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(dispatched).toBe(0)
  },
)

test.for(['', '{', '{"id":1', 'nothing', '[1]', '"text"', '{"id":[1]}'])(
  'the body %j is refused',
  async (text) => {
    const response = await device.post(STATUS, { body: text })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      id: null,
      result: null,
      error: { code: 100001, msg: 'InvalidParams', data: { field: 'body' } },
    })
  },
)

test('a body above 64 KiB is refused, one below is read', async () => {
  const padded = (size: number) => JSON.stringify({ ...body, more: 'x'.repeat(size) })
  const refused = await device.post(STATUS, { body: padded(64 * 1024) })
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toEqual({
    id: null,
    result: null,
    error: { code: 100001, msg: 'InvalidParams', data: { field: 'body' } },
  })
  expect((await device.post(STATUS, { body: padded(63 * 1024) })).statusCode).toBe(200)
})

test.for([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])('%s is refused, because a form of another site could send it', async (type) => {
  const response = await device.post(STATUS, { body, headers: { 'content-type': type } })
  expect(response.statusCode).toBe(415)
  expect(response.json()).toMatchObject({ result: null, error: { code: 100001 } })
})

test.for(['nothing/here', 'acc/signin', 'acc/signin/status/more', '', '../../etc/passwd', 'toString'])(
  'the call %j does not exist',
  async (path) => {
    expect((await device.post(path, { body })).statusCode).toBe(404)
  },
)

test.for(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a call by %s is refused',
  async (method) => {
    const response = await portal.app.inject({ method, url: `/api/${STATUS}` })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  },
)

test.for([
  [undefined, 200],
  ['https://islet.example', 200],
  ['http://localhost:8080', 200],
  ['https://evil.example', 403],
  ['https://islet.example.evil.example', 403],
  ['null', 403],
] as const)('a page of the origin %s gets %d', async ([origin, status]) => {
  const response = await device.post(STATUS, { body, headers: origin ? { origin } : {} })
  expect(response.statusCode).toBe(status)
})

test('a deeply nested body is refused without a stack overflow', async () => {
  for (const deep of [
    '['.repeat(30_000),
    `{"id":1,"params":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}},"head":{}}`,
  ]) {
    const response = await device.post(STATUS, { body: deep })
    expect([response.statusCode, response.json().error.code]).toEqual([400, 100001])
  }
  expect(portal.log()).not.toContain('RangeError')
})

test('with a configured address, origins are compared with it and not with the Host header', () => {
  const from = (origin: string, host: string, ours?: string) => isForeign({ headers: { origin, host } }, ours)
  expect(from('https://islet.example', 'islet.example', 'islet.example')).toBe(false)
  expect(from('https://evil.example', 'evil.example', 'islet.example')).toBe(true)
  expect(from('https://islet.example', 'inner:8080', 'islet.example')).toBe(false)
  expect(from('http://localhost:8080', 'localhost:8080', 'islet.example')).toBe(false)
  expect(from('http://evil.example', 'localhost:8080', 'islet.example')).toBe(true)
  expect(from('http://any.example', 'any.example')).toBe(false)
})

test('the cookie alone authorises nothing', async () => {
  const thief = portal.device('thief')
  thief.cookies = new Map(device.cookies)
  expect((await thief.post(STATUS, { body })).json()).toMatchObject({ error: { code: 101005 } })
})

test.for([
  {},
  { visitId: 5 },
  { visitId: null },
  { visitId: {} },
  { visitId: ['x'] },
  { visitId: 'x'.repeat(101) },
])('a wrong type is named by its field on the wire: %j', async (params) => {
  const response = await device.post(STATUS, { body: { id: 1, params, head: {} } })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ error: { code: 100001, data: { field: 'visitId' } } })
})

test('invalid headers do not fail a call', async () => {
  const head = {
    language: 'klingon',
    width: -1,
    platform: {},
    devOS: [],
    lng: 'NaN',
    utcOffset: '?',
    opId: 7,
  }
  const response = await device.post(STATUS, { body: { ...body, head } })
  expect(response.json()).toMatchObject({ error: null })
})

const SITE = 'https://islet.example'
test.for<[string, Record<string, string>, string | undefined]>([
  ['none', { host: 'islet.example' }, undefined],
  ['what is no address', { host: 'islet.example', referer: 'islet' }, undefined],
  ['our front page', { host: 'islet.example', referer: `${SITE}/` }, `${SITE}/`],
  [
    'our front page behind a proxy that rewrites the host',
    { host: 'api:8080', referer: `${SITE}/`, 'sec-fetch-site': 'same-origin' },
    `${SITE}/`,
  ],
  ['an invitation', { host: 'api.islet.example', referer: `${SITE}/?inv=x` }, `${SITE}/?inv=x`],
  ['a game', { host: 'api.islet.example', referer: `${SITE}/g/snake` }, `${SITE}/g/snake`],
  ['an origin', { host: 'api.islet.example', referer: `${SITE}/` }, undefined],
  [
    'an origin, as the browser says',
    { host: 'islet.example', referer: `${SITE}/`, 'sec-fetch-site': 'same-site' },
    undefined,
  ],
])('the referring page of %s is recorded only if it can be trusted', ([, headers, page]) => {
  expect(pageOf({ headers })).toBe(page)
})

test('the referring page of a call from another origin is not recorded', async () => {
  const pages: unknown[] = []
  await using app = fastify()
  app.register(
    mountApi({
      admit: always,
      async dispatch({ page }) {
        pages.push(page)
        return { status: 200, answer: { id: 1, result: {}, error: null } }
      },
      trustedProxies: 0,
      publicUrl: SITE,
    }),
  )
  for (const host of ['islet.example', 'api.islet.example'])
    await app.inject({
      method: 'POST',
      url: '/api/any',
      headers: { host, referer: `${SITE}/`, origin: SITE },
      body: {},
    })
  expect(pages).toEqual([`${SITE}/`, undefined])
})
