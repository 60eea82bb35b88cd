import type { FastifyInstance } from 'fastify'
import type { Bus } from '#kit/bus/bus.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { postgresBus } from '#kit/bus/postgres-bus.ts'
import { redisBus } from '#kit/bus/redis-bus.ts'
import type { BusLog } from '#kit/bus/topics.ts'
import type { Db } from '#kit/db/db.ts'
import type { Database } from '#kit/db/open-database.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { isForeign } from '#kit/server/api.ts'
import { clientAddress } from '#kit/server/client-address.ts'
import type { GatewayLimits } from '#kit/sockets/gateway-limits.ts'
import { openGateway, type Gateway } from '#kit/sockets/gateway.ts'
import type { Clock } from '#kit/time/time.ts'
import { findLiveSessions } from '#modules/account/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/catalogue.ts'
import { DUEL_ROOM } from '#modules/duels/model.ts'
import { redeemTicket, type OpenPresence } from '#modules/presence/server/index.ts'
import type { ServerConfig } from './config.ts'
import { onUpgrade } from './upgrades.ts'

/** What carries messages between the processes of this portal; whoever uses the embedded database is alone. */
export async function openBus(
  { redisUrl, databaseUrl }: Pick<ServerConfig, 'redisUrl' | 'databaseUrl'>,
  database: Database,
  log: BusLog,
): Promise<Bus> {
  if (redisUrl) return redisBus(redisUrl, log)
  return databaseUrl ? postgresBus(database, log) : memoryBus(log)
}

export interface LiveParts {
  readonly bus: Bus
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly presence: Pick<OpenPresence, 'touch'>
  readonly publicUrl?: string | undefined
  readonly apiBase?: string
  readonly trustedProxies?: number
  readonly limits?: Partial<GatewayLimits>
}

const GAME_ROOM = /^game:(\d{1,9})$/

/** Everybody may be in the room of the world, in that of a game there is, and in that of a duel whose code he knows. */
function isRoom(name: string, catalogue: LiveParts['catalogue']): boolean {
  if (name === 'world' || DUEL_ROOM.test(name)) return true
  const gameId = GAME_ROOM.exec(name)?.[1]
  return (
    gameId !== undefined && String(Number(gameId)) === gameId && catalogue.byId(Number(gameId)) !== undefined
  )
}

/** Lets the web server hold sockets below the API base, until it closes. */
export function serveLive(app: FastifyInstance, parts: LiveParts): Gateway {
  const { db, clock, catalogue, presence, trustedProxies = 0 } = parts
  const ourHost = parts.publicUrl ? new URL(parts.publicUrl).host : undefined
  const gateway = openGateway({
    bus: parts.bus,
    clock,
    log: app.log,
    limiter: memoryLimiter(clock),
    isForeign: (request) => isForeign(request, ourHost),
    addressOf: ({ socket, headers }) =>
      clientAddress(
        socket.remoteAddress,
        [headers['x-forwarded-for'] ?? []].flat().join(','),
        trustedProxies,
      ),
    redeem: (ticket) => redeemTicket(db, ticket, clock()),
    isRoom: (name) => isRoom(name, catalogue),
    liveSessions: (sessionIds) => findLiveSessions(db, sessionIds, clock()),
    seen: (accountId) => presence.touch(accountId, clock()),
    ...(parts.limits ? { limits: parts.limits } : {}),
  })
  const path = `${(parts.apiBase ?? '/api').replace(/\/$/, '')}/live`
  onUpgrade(app, path, gateway.upgrade)
  // Before the server waits for its connections to end, which sockets would not.
  app.addHook('preClose', () => gateway.close())
  return gateway
}
