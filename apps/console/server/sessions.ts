import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Db, Tx } from '#kit/db/db.ts'
import { addressOf } from '#kit/server/client-address.ts'
import { after, minutes, type Clock, type Instant } from '#kit/time/time.ts'
import {
  changePlaces,
  endStaffSessions,
  findSession,
  findStaff,
  insertSession,
  noteSeen,
  placesWith,
  stateOfSession,
  type StaffOperator,
  type StaffSession,
} from '#modules/staff/server/index.ts'
import { refuse, type ConsoleParts, type Seat } from './console-parts.ts'
import { note } from './note.ts'

/** The last use is stored at most this often. */
const SEEN_EVERY = minutes(1)
/** Refusals of one session are logged at most this often. */
const NOTED_EVERY = minutes(1)
/** Marks automatic requests, which do not keep a session open. */
const BY_ITSELF = 'x-by-itself'
const KEY = /^[\w-]{43}$/

/** Loopback is 127.0.0.1 or ::1 at random: treated as one place. */
const THIS_MACHINE = '127.0.0.1'

function placeOf(ip: string): string {
  const { network, isLocal } = addressOf(ip)
  return isLocal ? THIS_MACHINE : network
}

/** The origin that a session is bound to. */
const fromOf = (request: FastifyRequest) => ({
  address: placeOf(request.ip),
  browser: createHash('sha256')
    .update(request.headers['user-agent'] ?? '')
    .digest('base64url')
    .slice(0, 22),
})

/** Logs that a session's request was refused, unless one was logged just now. */
function openRefusals({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  /** Time of the last log entry, by session and kind. */
  const notedAt = new Map<string, Instant>()
  return async ({ sessionId, operatorId }: StaffSession, command: string, change: object) => {
    const now = clock()
    for (const [one, at] of notedAt) if (now >= after(at, NOTED_EVERY)) notedAt.delete(one)
    const key = `${sessionId} ${command}`
    if (notedAt.has(key)) return
    notedAt.set(key, now)
    const operator = await findStaff(db, operatorId)
    if (operator) await note(db, now, { operator: operator.name, command, after: change })
  }
}

/** Sessions by a cookie that no script reads and no other site sends. */
export function openStaffSessions({ settings, database: { db }, clock, keys }: ConsoleParts) {
  const { protocol, port } = new URL(settings.url)
  const isSecure = protocol === 'https:'
  // Cookies are shared by the ports of a host: without the port in its name, consoles would overwrite each other's.
  const name = [isSecure ? '__Host-console' : `${BRAND_PREFIX}-console`, port].filter(Boolean).join('-')
  const cookie = (value: string, more = '') =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${more}`

  function keyOf(request: FastifyRequest): string | undefined {
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
    const key = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    return key && KEY.test(key) ? key : undefined
  }

  const seats = new WeakMap<FastifyRequest, Seat>()
  const noteRefused = openRefusals({ db, clock })

  /** Identifies the caller once per request, before its body is read. */
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Seat | undefined> {
    const known = seats.get(request) ?? (await seatOf(request, reply))
    if (known) seats.set(request, known)
    return known
  }

  async function seatOf(request: FastifyRequest, reply: FastifyReply): Promise<Seat | undefined> {
    const key = keyOf(request)
    const session = key && (await findSession(db, key))
    const operator = session && (await findStaff(db, session.operatorId))
    // Keeps the cookie: another tab may have signed in meanwhile, and would lose its session.
    const no = async (why: 'signedOut' | 'elsewhere' | 'moved') => {
      await refuse(reply, why)
      return undefined
    }
    if (!session || !operator || operator.closedAt !== null) return no('signedOut')
    const now = clock()
    const from = fromOf(request)
    const state = stateOfSession(session, from, now)
    if (state === 'over') return no('signedOut')
    if (state === 'elsewhere') {
      // The cookie was copied to another browser: the session ends for both.
      await endStaffSessions(db, now, session)
      await note(db, now, {
        operator: operator.name,
        command: 'console session',
        after: { refused: 'the session was used from elsewhere', from: from.address },
      })
      return no('elsewhere')
    }
    if (state === 'moved') {
      const said = { refused: 'the session came from another network', from: from.address }
      await noteRefused(session, 'console session', said)
      return no('moved')
    }
    const isWork = request.headers[BY_ITSELF] === undefined
    if (isWork && now - session.seenAt >= SEEN_EVERY) await noteSeen(db, session.sessionId, now)
    return { operator, session }
  }

  return {
    authenticate,
    /** Records a request that another site made with an operator's session; requests without a session are not recorded. */
    async noteForeign(request: FastifyRequest) {
      const key = keyOf(request)
      const session = key && (await findSession(db, key))
      if (!session || stateOfSession(session, fromOf(request), clock()) === 'over') return
      const from = (request.headers.origin ?? request.headers.host ?? '').slice(0, 200)
      await noteRefused(session, 'console request', { refused: 'it came from another site', from })
    },
    /** The session of a request that comes from a network it does not know, and waits for a passkey; `open` needs none. */
    async moved(request: FastifyRequest): Promise<StaffSession | 'open' | undefined> {
      const key = keyOf(request)
      const session = key && (await findSession(db, key))
      if (!session) return undefined
      const state = stateOfSession(session, fromOf(request), clock())
      if (state === 'open') return state
      return state === 'moved' ? session : undefined
    },
    /** Adds the new network to the session. */
    goOn: (tx: Tx, request: FastifyRequest, session: StaffSession) =>
      changePlaces(tx, session.sessionId, placesWith(session, fromOf(request).address)),
    /** Stores a session for the requesting browser; returns its key. */
    async begin(tx: Tx, request: FastifyRequest, { operatorId }: StaffOperator): Promise<string> {
      const now = clock()
      const key = keys.token()
      await insertSession(tx, key, { sessionId: keys.id(now), operatorId, ...fromOf(request) }, now)
      return key
    },
    /** Sets the cookie after the commit: a rolled back session must not replace a good one. */
    give: (reply: FastifyReply, key: string) => void reply.header('set-cookie', cookie(key)),
    end: (reply: FastifyReply) => void reply.header('set-cookie', cookie('', '; Max-Age=0')),
  }
}

export type StaffSessions = ReturnType<typeof openStaffSessions>
