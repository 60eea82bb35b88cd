import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#kit/db/db.ts'
import { LONGEST_FROM_PAGE } from '#kit/game/rooms/wire.ts'
import { namedLanguage } from '#kit/i18n/languages.ts'
import { openByteSockets } from '#kit/sockets/byte-sockets.ts'
import { GATEWAY_LIMITS } from '#kit/sockets/gateway-limits.ts'
import { milliseconds } from '#kit/time/time.ts'
import { WITH_FRIEND } from '#modules/arenas/model.ts'
import { openRoomRegistry, type RoomRegistry } from '#modules/arenas/server/index.ts'
import { friendsSince } from '#modules/friends/server/index.ts'
import type { LiveParts } from './live.ts'
import { openRoomOf, roomQuestion } from './room-games.ts'
import { roomVoices } from './room-voices.ts'
import { hearOfSessions } from './session-news.ts'
import { socketHandshake, socketPath, type SocketHandshakeParts } from './socket-handshake.ts'
import { onUpgrade } from './upgrades.ts'

export interface ArenaParts extends SocketHandshakeParts, Pick<LiveParts, 'bus'> {
  /** The name of this process for proxies, which route players of its rooms here. */
  readonly nodeName: string
}

/** A page, the page that it was reloaded from, and one as a spectator. */
const MOST_OF_ACCOUNT = 3

/** A page sends at most one input per tick and one ping per second. */
export const BYTE_LIMITS = {
  largestMessage: LONGEST_FROM_PAGE,
  mostWaiting: 256 * 1024,
  messages: { burst: 130, refillEvery: milliseconds(15) },
  mostDropped: 300,
}

type Entered = ReturnType<RoomRegistry['enter']>

/** Close code 1011: the server's fault. */
const FAULT = 1011

/** Only friends can be followed: others are anonymous in rooms. */
async function mayFollow(db: Db, accountId: number, friendId: number): Promise<number | undefined> {
  return (await friendsSince(db, accountId, friendId)) === undefined ? undefined : friendId
}

/** Buffers what a page sends before it is in a room, and handles it then. */
function afterwards<Value>(
  question: Promise<Value>,
  enter: (answer: Value) => Entered,
  failed: (error: unknown) => void,
): Entered {
  const early: Uint8Array[] = []
  let entered: Entered | undefined
  let isClosed = false
  question
    .then((answer) => {
      if (isClosed) return
      entered = enter(answer)
      for (const message of early) entered.heard(message)
    })
    .catch(failed)
  return {
    heard: (message) => (entered ? entered.heard(message) : void early.push(message)),
    closed() {
      isClosed = true
      entered?.closed()
    },
  }
}

/** Serves the rooms of arenas below the API base, until the web server closes. */
export function serveArenas(app: FastifyInstance, parts: ArenaParts) {
  const registry = openRoomRegistry({
    node: parts.nodeName,
    bus: parts.bus,
    log: app.log,
    now: () => performance.now(),
    secret: (bytes) => randomBytes(bytes),
    voices: roomVoices({ db: parts.db, clock: parts.clock, log: app.log }),
    openRoom: openRoomOf,
  })
  const handshake = socketHandshake(parts)
  const sockets = openByteSockets({
    ...handshake,
    bytes: BYTE_LIMITS,
    limits: { ...GATEWAY_LIMITS, mostOfAccount: MOST_OF_ACCOUNT },
    log: app.log,
    welcome(socket, request) {
      const { url = '' } = request
      const { search, searchParams: asked } = new URL(url, 'http://arena')
      const question = roomQuestion(search)
      const isSent = asked.has('at')
      const friendId = Number(asked.get(WITH_FRIEND) ?? undefined)
      if (question) {
        const { network, isLocal } = handshake.addressOf(request)
        const language = namedLanguage(asked.get('lang')) ?? 'en'
        const visitor = { ...socket, network: isLocal ? undefined : network, language }
        const enter = (id?: number) => registry.enter(visitor, { ...question, isSent, friendId: id })
        if (!Number.isSafeInteger(friendId) || question.code !== undefined) return enter()
        return afterwards(mayFollow(parts.db, socket.accountId, friendId), enter, (error) => {
          app.log.error({ err: error }, 'A player could not follow a friend')
          socket.close(FAULT, 'Something went wrong')
        })
      }
      socket.close(4404, 'No such room')
      return { heard: () => undefined, closed: () => undefined }
    },
  })
  onUpgrade(app, socketPath(parts, 'arenas'), sockets.upgrade)
  const leave = hearOfSessions(parts.bus, sockets.lookAt)
  app.addHook('preClose', async () => {
    leave()
    registry.close()
    sockets.close()
  })
  return { rooms: () => registry.rooms, checkSessions: () => sockets.checkSessions() }
}
