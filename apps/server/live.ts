import type { FastifyInstance } from 'fastify'
import type { Bus } from '#kit/bus/bus.ts'
import type { GatewayLimits } from '#kit/sockets/gateway-limits.ts'
import { openGateway, type Gateway } from '#kit/sockets/gateway.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { DUEL_TOPIC } from '#modules/duels/model.ts'
import { blockedWith } from '#modules/friends/server/index.ts'
import type { OpenPresence } from '#modules/presence/server/index.ts'
import { hearOfSessions } from './session-news.ts'
import { socketHandshake, socketPath, type SocketHandshakeParts } from './socket-handshake.ts'
import { onUpgrade } from './upgrades.ts'

export interface LiveParts extends SocketHandshakeParts {
  readonly bus: Bus
  readonly catalogue: Pick<Catalogue, 'byId'>
  readonly presence: Pick<OpenPresence, 'touch'>
  readonly limits?: Partial<GatewayLimits>
}

const GAME_TOPIC = /^game:(\d{1,9})$/

/** Anybody may join the topic of the world, of any existing game, and of a duel whose code they know. */
function isTopic(name: string, catalogue: LiveParts['catalogue']): boolean {
  if (name === 'world' || DUEL_TOPIC.test(name)) return true
  const gameId = GAME_TOPIC.exec(name)?.[1]
  return (
    gameId !== undefined && String(Number(gameId)) === gameId && catalogue.byId(Number(gameId)) !== undefined
  )
}

/** Serves sockets below the API base, until the web server closes. */
export function serveLive(app: FastifyInstance, parts: LiveParts): Gateway {
  const { catalogue, presence } = parts
  const handshake = socketHandshake(parts)
  const gateway = openGateway({
    ...handshake,
    bus: parts.bus,
    log: app.log,
    isTopic: (name) => isTopic(name, catalogue),
    blockedWith: (accountId, others) => blockedWith(parts.db, accountId, others),
    seen: (accountId) => presence.touch(accountId, handshake.clock()),
    ...(parts.limits ? { limits: parts.limits } : {}),
  })
  onUpgrade(app, socketPath(parts, 'live'), gateway.upgrade)
  const leave = hearOfSessions(parts.bus, gateway.lookAt)
  // Before the server waits for its connections to end, since sockets do not end by themselves.
  app.addHook('preClose', async () => {
    leave()
    await gateway.close()
  })
  return gateway
}
