import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { Server as SocketIo } from 'socket.io'
import { WebSocketServer } from 'ws'
import { openApi } from '#apps/server/api-server.ts'
import { serveLive } from '#apps/server/live.ts'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import { testCatalogue } from '#apps/testing/test-catalogue.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { migrate } from '#kit/db/migrations.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { dice } from '#kit/random/dice.ts'
import { secureKeys } from '#kit/server/keys.ts'
import { hashKey } from '#kit/server/masking.ts'
import { liveOverBus } from '#kit/sockets/live-bus.ts'
import { systemClock } from '#kit/time/system-clock.ts'

// One of three servers in a separate process; `sockets.ts` controls it by messages.

export type ServerKind = 'islet' | 'ws' | 'socket.io'

export type ServerWish =
  /** Sends a message to all clients. */
  { readonly type: 'say'; readonly body: object } | { readonly type: 'usage' } | { readonly type: 'end' }

export interface ServerReady {
  readonly type: 'ready'
  readonly port: number
  readonly tickets: readonly string[]
}

export interface Usage {
  readonly type: 'usage'
  readonly cpuMs: number
  readonly rssBytes: number
}

interface BenchServer {
  readonly server: Server
  readonly tickets: readonly string[]
  say(body: object): void
}

const log = { warn: () => undefined }

/** The gateway in a complete portal: calls, database, presence and session checks. */
async function openIslet(
  dataFolder: string,
  { players, tick }: { readonly players: number; readonly tick: number },
) {
  const database = await openDatabase({ dataFolder })
  await migrate(database.db)
  const bus = memoryBus(log)
  const live = liveOverBus(bus)
  const clock = systemClock
  const api = openApi({
    database,
    clock,
    random: dice,
    keys: secureKeys,
    catalogue: testCatalogue,
    pepper: 'a pepper for benches, and for nothing else',
    rates: NO_RATES,
    runsJobs: false,
    live,
  })
  const app = Fastify()
  await app.register(api.plugin)
  serveLive(app, {
    bus,
    db: database.db,
    clock,
    catalogue: testCatalogue,
    presence: api.presence,
    limits: { tick },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const tickets = Array.from({ length: players }, () => secureKeys.token())
  const hashes = tickets.map(hashKey)
  await sql`
    with player as (
      insert into account (id, created_at)
      select 10000000 + place, now() from generate_series(1, ${players}) place returning id
    ), session as (
      insert into account_session (id, token_hash, account_id, device_mask, started_at, seen_at, expires_at,
        network, language, platform, os_family, width_class, version, utc_offset)
      select 'session' || id, 'token' || id, id, 'device' || id, now(), now(), now() + interval '1 day',
        '', 'en', 'web_mobile', 'other', 'phone', '', 0
      from player
    )
    insert into live_ticket (ticket_hash, account_id, session_id, ends_at)
    select hash, 10000000 + place, 'session' || (10000000 + place), now() + interval '1 hour'
    from unnest(${hashes}::text[]) with ordinality as ticket (hash, place)`.execute(database.db)
  let said = 0
  return {
    server: app.server,
    tickets,
    say: (body: object) => live.toTopic('world', { kind: 'chat', id: String(++said), body }),
  }
}

/** The simplest implementation: a loop over `send`. */
async function openBareWs(): Promise<BenchServer> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  return {
    server,
    tickets: [],
    say(body) {
      const text = JSON.stringify({ v: 1, list: [{ kind: 'chat', id: '1', body, room: 'world' }] })
      for (const socket of sockets.clients) socket.send(text)
    },
  }
}

async function openSocketIo(): Promise<BenchServer> {
  const server = createServer()
  const sockets = new SocketIo(server, { transports: ['websocket'], serveClient: false })
  sockets.on('connection', (socket) => void socket.join('world'))
  return { server, tickets: [], say: (body) => void sockets.to('world').emit('chat', body) }
}

const [kind, dataFolder = '', players = '0', tick = '250'] = process.argv.slice(2)
const opened: BenchServer =
  kind === 'islet'
    ? await openIslet(dataFolder, { players: Number(players), tick: Number(tick) })
    : kind === 'ws'
      ? await openBareWs()
      : await openSocketIo()
if (!opened.server.listening) {
  opened.server.listen(0, '127.0.0.1')
  await once(opened.server, 'listening')
}
const tell = (message: ServerReady | Usage) => process.send!(message)
process.on('message', (wish: ServerWish) => {
  if (wish.type === 'say') opened.say(wish.body)
  if (wish.type === 'end') process.exit(0)
  if (wish.type !== 'usage') return
  const { user, system } = process.cpuUsage()
  tell({ type: 'usage', cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() })
})
// The database ends with this process.
process.on('disconnect', () => process.exit(0))
const { port } = opened.server.address() as AddressInfo
tell({ type: 'ready', port, tickets: opened.tickets })
