import { once } from 'node:events'
import { createServer, request as requestPlainly, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds } from '#kit/time/time.ts'
import { fetchPublicBy, isPublicAddress, PublicFetchError, type NetworkAccess } from './public-fetch.ts'

let server: Server
let port = 0
let heard: string[]
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/switch')
      request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')
    heard.push(`${request.method} ${request.headers.host} ${request.url}`)
    if (request.url === '/away') response.writeHead(302, { location: 'https://inner.example/' }).end()
    else if (request.url === '/endless') endless(response)
    else if (!['/silent', '/switch'].includes(request.url!)) response.end('picture')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (heard = []))

function endless(response: { write(text: string): boolean; on(event: 'drain', next: () => void): unknown }) {
  const more = () => {
    while (response.write('x'.repeat(10_000)));
  }
  response.on('drain', more)
  more()
}

/** Names lead to the server of the test, which speaks http and counts as far away. */
const near: NetworkAccess = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayReach: (address) => address === '127.0.0.1',
  request: ((url: URL, options: object, hear: never) =>
    requestPlainly(
      { ...options, host: url.hostname, port, path: url.pathname, headers: { host: url.hostname } },
      hear,
    )) as never,
}
const ask = (address: string, more: Partial<NetworkAccess> = {}, patience = milliseconds(20_000)) =>
  fetchPublicBy({ ...near, ...more })(address, { mostBytes: 50_000, patience })

test('a public host name is requested at the address that was checked', async () => {
  const { status, bytes } = await ask('https://img.publisher.example/a.png')
  expect([status, bytes.toString()]).toEqual([200, 'picture'])
  expect(heard).toEqual(['GET img.publisher.example /a.png'])
})

test('a name is resolved once, so a later answer with another address has no effect', async () => {
  const answers = ['127.0.0.1', '10.0.0.5']
  let times = 0
  const resolve = async () => [{ address: answers[times++]!, family: 4 }]
  await ask('https://turning.example/', { resolve })
  expect([times, heard.length]).toEqual([1, 1])
})

test.for([
  ['an inner address', ['10.1.2.3']],
  ['this machine', ['127.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['an inner address beside a public one', ['93.184.216.34', '192.168.1.1']],
  ['this machine by IPv6', ['::1']],
  ['this machine as a mapped address', ['::ffff:127.0.0.1']],
  ['an inner network by IPv6', ['fd00::1']],
  ['no address', []],
] as const)('a name that resolves to %s is refused before any request', async ([, found]) => {
  const resolve = async () => found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const asking = ask('https://inner.example/', { resolve, mayReach: isPublicAddress })
  await expect(asking).rejects.toBeInstanceOf(PublicFetchError)
  expect(heard).toEqual([])
})

test.for([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:10.0.0.1]/',
  'http://img.publisher.example/',
  'file:///etc/passwd',
])('%s is refused without a DNS lookup', async (address) => {
  const resolve = () => expect.fail('a number was resolved')
  await expect(ask(address, { resolve, mayReach: isPublicAddress })).rejects.toBeInstanceOf(PublicFetchError)
  expect(heard).toEqual([])
})

test('a redirect is returned, not followed', async () => {
  expect((await ask('https://img.publisher.example/away')).status).toBe(302)
  expect(heard).toHaveLength(1)
})

test('an endless response is aborted', async () => {
  await expect(ask('https://img.publisher.example/endless')).rejects.toBeInstanceOf(PublicFetchError)
})

test('a silent host and a silent name server are aborted', async () => {
  const soon = milliseconds(50)
  await expect(ask('https://img.publisher.example/silent', {}, soon)).rejects.toThrow(/abort|timeout/i)
  const resolve = () => new Promise<never>(() => undefined)
  await expect(ask('https://img.publisher.example/', { resolve }, soon)).rejects.toThrow(/abort|timeout/i)
})

test('a host that switches to another protocol is aborted', async () => {
  await expect(ask('https://img.publisher.example/switch')).rejects.toBeInstanceOf(PublicFetchError)
})

test.for([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['100.64.0.1', false],
  ['100.128.0.0', true],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['::', false],
  ['localhost', false],
] as const)('%s is an address of the public internet: %s', ([address, isPublic]) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
