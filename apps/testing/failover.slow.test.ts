import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embeddedPostgres, EMBEDDED_USER, type EmbeddedPostgres } from '#kit/db/embedded-postgres.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { call, findLost, startServer, type Acknowledged, type RunningServer } from './crash-rig.ts'

const REPLICA = 'replica'
const DATABASE = 'islet'

let folder: string
let remove: () => void
let ports: { readonly primary: number; readonly replica: number }
let primary: EmbeddedPostgres
let replica: EmbeddedPostgres
let server: RunningServer | undefined
beforeEach(async () => {
  ;({ folder, remove } = makeDataFolder('failover'))
  ports = { primary: await freePort(), replica: await freePort() }
  await startPair()
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  await replica.stop()
  await primary.stop()
  remove()
})

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as { port: number }
  listener.close()
  await once(listener, 'close')
  return port
}

const onPort = (port: number) => ({ listen_addresses: '127.0.0.1', port: String(port) })

async function ask<Row extends object>(port: number, statement: string, database = 'postgres') {
  const client = new Client({ host: '127.0.0.1', port, user: EMBEDDED_USER, database })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A primary that waits with each commit until its replica has it too. */
async function startPair(): Promise<void> {
  const home = join(folder, 'primary')
  const first = embeddedPostgres({ folder: home, settings: onPort(ports.primary) })
  await first.ensureRunning()
  await ask(ports.primary, `create database ${DATABASE}`)
  await first.stop()
  cpSync(home, join(folder, REPLICA), { recursive: true, preserveTimestamps: true })
  writeFileSync(join(folder, REPLICA, 'standby.signal'), '')
  primary = embeddedPostgres({
    folder: home,
    settings: { ...onPort(ports.primary), synchronous_standby_names: REPLICA },
  })
  const upstream = `host=127.0.0.1 port=${ports.primary} user=${EMBEDDED_USER} application_name=${REPLICA}`
  replica = embeddedPostgres({
    folder: join(folder, REPLICA),
    settings: { ...onPort(ports.replica), primary_conninfo: upstream, wal_retrieve_retry_interval: '200ms' },
  })
  await primary.ensureRunning()
  await replica.ensureRunning()
  const follows = async () =>
    expect(await ask(ports.primary, 'select sync_state from pg_stat_replication')).toEqual([
      { sync_state: 'sync' },
    ])
  await vi.waitFor(follows, { interval: 100, timeout: LIMITS.event })
}

function killPrimary(): void {
  const [pid] = readFileSync(join(folder, 'primary', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Signs devices in until it is told to stop; what failed may or may not have had its effect. */
async function writeWhile(goesOn: () => boolean, acknowledged: Acknowledged[]): Promise<void> {
  while (goesOn()) {
    const deviceId = randomUUID().toUpperCase()
    const signIn = call(server!.url, 'acc/signin/device/id', { visitId: deviceId })
    // A call that the fault hit says so to the player, who may try again: nothing was promised.
    const done = await signIn.catch(ignoreFailure('nothing was promised'))
    const token = (done as { tokenInfo: { tokenStr: string } } | undefined)?.tokenInfo.tokenStr
    if (token) acknowledged.push({ deviceId, token, nickname: '' })
  }
}

test(
  'a replica takes over from a killed primary: the portal finds it, and nothing acknowledged is lost',
  { timeout: 3 * LIMITS.test },
  async () => {
    const hosts = `127.0.0.1:${ports.primary},127.0.0.1:${ports.replica}`
    server = await startServer(
      join(folder, 'data'),
      `postgres://${EMBEDDED_USER}@${hosts}/${DATABASE}?target_session_attrs=read-write`,
    )
    const acknowledged: Acknowledged[] = []
    let goesOn = true
    const writers = Array.from({ length: 8 }, () => writeWhile(() => goesOn, acknowledged))
    const hasWritten = (count: number) =>
      vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count), {
        interval: 20,
        timeout: LIMITS.event,
      })
    await hasWritten(50)
    killPrimary()
    const before = acknowledged.length
    await ask(ports.replica, 'select pg_promote()')
    // The calls that waited, and as many new ones.
    await hasWritten(before + 50)
    goesOn = false
    await Promise.all(writers)
    expect(await findLost(server.url, acknowledged)).toEqual([])
    const [stored] = await ask<{ count: number }>(
      ports.replica,
      `select count(*)::int as count from account where kind = 'visitor'`,
      DATABASE,
    )
    expect(stored!.count).toBeGreaterThanOrEqual(acknowledged.length)
  },
)

test(
  'a portal whose first host is the replica begins with the primary',
  { timeout: 2 * LIMITS.test },
  async () => {
    const hosts = `127.0.0.1:${ports.replica},127.0.0.1:${ports.primary}`
    server = await startServer(join(folder, 'data'), `postgres://${EMBEDDED_USER}@${hosts}/${DATABASE}`)
    const done = await call(server.url, 'acc/signin/device/id', { visitId: randomUUID().toUpperCase() })
    expect(done).toHaveProperty('tokenInfo')
  },
)
