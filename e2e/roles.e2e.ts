import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import { soakCaller } from '../scripts/soak/soak-client.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { freePort, startPortal, type Portal } from './portal.ts'

const ROLES = ['web', 'api', 'gateway', 'jobs'] as const
type Role = (typeof ROLES)[number]
const SOON = { interval: 50 }

const host = join(inject('dataFolder'), 'postgres')
const name = `roles_${randomBytes(4).toString('hex')}`
const SETTINGS = {
  DATABASE_URL: `postgres://islet@localhost/${name}?host=${host}`,
  ISLET_PEPPER: randomBytes(32).toString('hex'),
  LEAVE_SECONDS: '2',
}
const folders = [...ROLES, 'stranger'].map(() => makeDataFolder('roles'))
const portals = new Map<Role, Portal>()
const of = (role: Role) => portals.get(role)!.url

async function administer(statement: string): Promise<void> {
  const client = new Client({ host, user: 'islet', database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await administer(`create database ${name}`)
  // All at once: the first one migrates.
  await Promise.all(
    ROLES.map(async (role, index) =>
      portals.set(
        role,
        await startPortal(folders[index]!.folder, { settings: SETTINGS, args: ['--roles', role] }),
      ),
    ),
  )
})

afterAll(async () => {
  await Promise.all([...portals.values()].map((portal) => portal.stop()))
  await administer(`drop database ${name} with (force)`)
  for (const { remove } of folders) remove()
})

const statusOf = async (url: string, options?: RequestInit) => (await fetch(url, options)).status
const WHOLE_LINE = { done: 0, refused: 0, lost: 0, repeated: 0 }

test('each process answers the requests of its role, and all are healthy', async () => {
  for (const role of ROLES) {
    expect(await statusOf(`${of(role)}/readyz`)).toBe(200)
    expect([role, await statusOf(`${of(role)}/g/2048`)]).toEqual([role, role === 'web' ? 200 : 404])
    const post = {
      method: 'POST',
      body: '{"id":1,"params":{},"head":{}}',
      headers: { 'content-type': 'application/json' },
    }
    const status = await statusOf(`${of(role)}/api/sys/time`, post)
    expect([role, status === 404]).toEqual([role, role !== 'api'])
  }
})

test('a message sent through the api arrives at the gateway', async () => {
  const call = soakCaller({ url: of('api') }, WHOLE_LINE, () => 1)
  const signed = await call(accountCalls.signInDevice, { deviceId: randomUUID().toUpperCase() })
  const { token } = signed.result!.session
  await call(privacyCalls.answerAge, { year: 1990 }, token)
  await call(accountCalls.setNickname, { nickname: 'Otherside' }, token)
  const { ticket } = (await call(presenceCalls.takeTicket, {}, token)).result!
  const socket = new WebSocket(`${of('gateway').replace('http', 'ws')}/api/live`, [LIVE_PROTOCOL, ticket])
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data as Buffer)))
  await expect.poll(() => socket.readyState, SOON).toBe(WebSocket.OPEN)
  socket.send(JSON.stringify({ v: 1, type: 'join', room: 'world' }))
  await expect.poll(() => heard.some((text) => text.includes('"joined"')), SOON).toBe(true)
  const text = 'Hello from the other side'
  const said = await call(chatCalls.sendMessage, { channel: 'world', text }, token)
  expect(said.refusal).toBeNull()
  await expect.poll(() => heard.some((one) => one.includes(text)), SOON).toBe(true)
  socket.close()
})

test('a process that ends reports that it is not ready, and continues to answer for a while', async () => {
  const settings = { ...SETTINGS }
  const portal = await startPortal(folders[0]!.folder, { settings, args: ['--roles', 'web'] })
  const ended = portal.stop()
  await expect.poll(() => statusOf(`${portal.url}/readyz`), { interval: 20 }).toBe(503)
  expect(await statusOf(`${portal.url}/g/2048`)).toBe(200)
  await ended
  await expect(fetch(`${portal.url}/healthz`)).rejects.toThrow()
})

test('a process with another secret than the others is refused', async () => {
  const settings = { ...SETTINGS, ISLET_PEPPER: randomBytes(32).toString('hex') }
  const port = await freePort()
  await expect(startPortal(folders[4]!.folder, { settings, port, args: ['--roles', 'api'] })).rejects.toThrow(
    'ended before it was ready',
  )
})
