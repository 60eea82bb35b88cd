import { STATUS_CODES, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Limiter, Rate } from '#kit/limits/limiter.ts'
import { isForeign } from '#kit/server/api.ts'
import { clientAddress } from '#kit/server/client-address.ts'
import { seconds, type Clock } from '#kit/time/time.ts'
import { STREAM_PATH, STREAM_PROTOCOL, type Watcher } from '../model.ts'
import { isPlayId } from './orders.ts'
import type { Session } from './session.ts'

export interface StreamHandshakeParts {
  find(playId: string): Session | undefined
  /** Waits a little for a play or an admission that may be on its way. */
  expect(playId: string, lets: (session: Session) => boolean): Promise<Session | undefined>
  readonly clock: Clock
  readonly limiter: Limiter
  /** The host of the pages that may open streams, when it is not the one that was asked. */
  readonly pageHost: string | undefined
  readonly trustedProxies: number
}

/** Tokens that do not open, and plays that are not there, from one network. */
export const WRONG_TOKENS: Rate = { burst: 20, refillEvery: seconds(3) }
/** So many may wait for their play at once; each is a connection held for seconds. */
const MOST_WAITING = 200

interface Judged {
  readonly session: Session
  /** Missing: it is the player. */
  readonly watcher?: Watcher
}

/** Lets browsers in to the streams: everything is checked before anything is handed to a session. */
export function openStreamHandshake({ find, expect, clock, limiter, ...parts }: StreamHandshakeParts) {
  let waiting = 0

  async function judge(request: IncomingMessage): Promise<Judged | number> {
    const playId = playIdOf(request)
    if (playId === undefined) return 404
    if (isForeign(request, parts.pageHost)) return 403
    const token = tokenOf(request)
    if (token === undefined) return 401
    const known = find(playId)
    const entry = known?.enter(token, clock()) ?? 'early'
    // A token that opens is never made to wait for those of others in its network.
    if (known && entry === 'open') return { session: known }
    const watcher = entry === 'early' ? known?.enterToWatch(token, clock()) : undefined
    if (known && watcher) return { session: known, watcher }
    const counted = await countWrong(request)
    if (entry === 'shut' || counted !== 401 || waiting >= MOST_WAITING) return counted
    waiting++
    let late: Watcher | undefined
    const lets = (session: Session) => {
      if (session.enter(token, clock()) === 'open') return true
      late = session.enterToWatch(token, clock())
      return late !== undefined
    }
    const session = await expect(playId, lets).finally(() => waiting--)
    return session ? { session, ...(late && { watcher: late }) } : 401
  }

  async function countWrong(request: IncomingMessage): Promise<401 | 429> {
    const { network, isLocal } = addressOf(request)
    return isLocal || (await limiter.take('stream', network, WRONG_TOKENS)) === 0 ? 401 : 429
  }

  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(
      socket.remoteAddress,
      [headers['x-forwarded-for'] ?? []].flat().join(','),
      parts.trustedProxies,
    )

  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // It may break while it waits.
    stream.on('error', () => stream.destroy())
    // A TLS connection cannot be passed to another process: TLS ends at the proxy in front.
    if (!(stream instanceof Socket)) return turnAway(stream, 501)
    void judge(request).then((judged) => {
      if (typeof judged === 'number') turnAway(stream, judged)
      else judged.session.connect(request, stream, head, judged.watcher)
    })
  }
}

function playIdOf({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?')
  const playId = path.slice(STREAM_PATH.length)
  return path.startsWith(STREAM_PATH) && isPlayId(playId) ? playId : undefined
}

/** The token comes as a second subprotocol: a browser can set no other header. */
function tokenOf({ headers }: IncomingMessage): string | undefined {
  const offered = headers['sec-websocket-protocol']?.split(',').map((part) => part.trim()) ?? []
  return offered[0] === STREAM_PROTOCOL ? offered[1] : undefined
}

function turnAway(stream: Duplex, status: number): void {
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  stream.end(answer, () => stream.destroy())
}
