import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { sendWith } from './push.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
const operator = { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@islet.example' }
const target = {
  endpoint: ENDPOINT,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  language: 'en',
} as const

let service: Server
let status: number
let heard: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    heard.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('Thank you')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => void service.close())
beforeEach(() => {
  heard = []
  status = 201
})

/** The push service of the test is on this machine, whatever the URL. */
const post: typeof fetch = (address, wishes) => {
  const { pathname } = new URL(address as string)
  return fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}${pathname}`, wishes)
}

test('a message is encrypted for the browser and signed by the operator', async () => {
  expect(await sendWith(operator, post)(target, '{"body":"A box is ready"}')).toBe(201)
  const [{ path, headers, body }] = heard as [(typeof heard)[number]]
  expect(path).toBe('/fcm/send/abc')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(headers.authorization).toMatch(/^vapid t=/)
  expect(body.length).toBeGreaterThan(50)
  expect(body.toString('latin1')).not.toContain('box')
})

test.for([404, 410, 429, 302])(
  'a response with %i is returned unchanged, and no redirect is followed',
  async (code) => {
    status = code
    expect(await sendWith(operator, post)(target, '{}')).toBe(code)
    expect(heard).toHaveLength(1)
  },
)
