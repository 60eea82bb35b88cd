import type { Db } from '#kit/db/db.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { isForeign } from '#kit/server/api.ts'
import { clientAddress } from '#kit/server/client-address.ts'
import type { HandshakeServices } from '#kit/sockets/handshake.ts'
import type { SessionChecks } from '#kit/sockets/session-checks.ts'
import type { Clock } from '#kit/time/time.ts'
import { findLiveSessions } from '#modules/account/server/index.ts'
import { redeemTicket } from '#modules/presence/server/index.ts'

export interface SocketHandshakeParts {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl?: string | undefined
  readonly apiBase?: string
  readonly trustedProxies?: number
}

export interface SocketHandshake
  extends Omit<HandshakeServices, 'limits'>, Pick<SessionChecks, 'liveSessions'> {
  readonly clock: Clock
}

/** Decides who may open a socket of any kind: needs a ticket of a live session, and our own origin. */
export function socketHandshake({
  db,
  clock,
  publicUrl,
  trustedProxies = 0,
}: SocketHandshakeParts): SocketHandshake {
  const ourHost = publicUrl ? new URL(publicUrl).host : undefined
  return {
    clock,
    limiter: memoryLimiter(clock),
    isForeign: (request) => isForeign(request, ourHost),
    addressOf: ({ socket, headers }) =>
      clientAddress(
        socket.remoteAddress,
        [headers['x-forwarded-for'] ?? []].flat().join(','),
        trustedProxies,
      ),
    redeem: (ticket) => redeemTicket(db, ticket, clock()),
    liveSessions: (sessionIds) => findLiveSessions(db, sessionIds, clock()),
  }
}

/** The path of sockets of a kind, below the API base. */
export const socketPath = ({ apiBase = '/api' }: Pick<SocketHandshakeParts, 'apiBase'>, kind: string) =>
  `${apiBase.replace(/\/$/, '')}/${kind}`
