import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Tx } from '#kit/db/db.ts'
import { addressOf } from '#kit/server/client-address.ts'
import { after, minutes, type Instant } from '#kit/time/time.ts'
import {
  endStaffSessions,
  findSession,
  findStaff,
  insertSession,
  noteSeen,
  stateOfSession,
  type StaffOperator,
} from '#modules/staff/server/index.ts'
import { refuse, type ConsoleParts, type Seat } from './console-parts.ts'
import { note } from './note.ts'

/** A look at the session is written down so often at the most. */
const SEEN_EVERY = minutes(1)
/** A page of another site may ask without end: of each session that stands so often at the most. */
const FOREIGN_EVERY = minutes(1)
/** Sent with what a page asks by itself: nobody works only because a page is open. */
const BY_ITSELF = 'x-by-itself'
const KEY = /^[\w-]{43}$/

/** A browser on this machine, or a proxy, comes by 127.0.0.1 now and by ::1 then: that is one place. */
const THIS_MACHINE = '127.0.0.1'

function placeOf(ip: string): string {
  const { household, isLocal } = addressOf(ip)
  return isLocal ? THIS_MACHINE : household
}

/** Where a request comes from, as a session is bound to it. */
const fromOf = (request: FastifyRequest) => ({
  address: placeOf(request.ip),
  browser: createHash('sha256')
    .update(request.headers['user-agent'] ?? '')
    .digest('base64url')
    .slice(0, 22),
})

/** Sessions by a cookie that no script reads and no other site sends. */
export function openStaffSessions({ settings, database: { db }, clock, keys }: ConsoleParts) {
  const { protocol, port } = new URL(settings.url)
  const isSecure = protocol === 'https:'
  // Ports of a host share their cookies: without its port in the name, each console would overwrite the other's.
  const name = [isSecure ? '__Host-console' : `${BRAND_PREFIX}-console`, port].filter(Boolean).join('-')
  const cookie = (value: string, more = '') =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${more}`

  function keyOf(request: FastifyRequest): string | undefined {
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
    const key = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    return key && KEY.test(key) ? key : undefined
  }

  const seats = new WeakMap<FastifyRequest, Seat>()
  /** When a foreign request was last written down, by session. */
  const foreignAt = new Map<string, Instant>()

  /** Who asks; found once a request, before its body is read. */
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Seat | undefined> {
    const known = seats.get(request) ?? (await seatOf(request, reply))
    if (known) seats.set(request, known)
    return known
  }

  async function seatOf(request: FastifyRequest, reply: FastifyReply): Promise<Seat | undefined> {
    const key = keyOf(request)
    const session = key && (await findSession(db, key))
    const operator = session && (await findStaff(db, session.operatorId))
    // The cookie stays: this answer may arrive after another tab has signed in, and would take its session away.
    const no = async (why: 'signedOut' | 'elsewhere') => {
      await refuse(reply, why)
      return undefined
    }
    if (!session || !operator || operator.closedAt !== null) return no('signedOut')
    const now = clock()
    const from = fromOf(request)
    const state = stateOfSession(session, from, now)
    if (state === 'over') return no('signedOut')
    if (state === 'elsewhere') {
      // Whoever has the cookie has it from here: the session ends for both.
      await endStaffSessions(db, now, session)
      await note(db, now, {
        operator: operator.name,
        command: 'console session',
        after: { refused: 'the session was used from elsewhere', from: from.address },
      })
      return no('elsewhere')
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
      const now = clock()
      if (!session || stateOfSession(session, fromOf(request), now) === 'over') return
      for (const [sessionId, at] of foreignAt)
        if (now >= after(at, FOREIGN_EVERY)) foreignAt.delete(sessionId)
      if (foreignAt.has(session.sessionId)) return
      foreignAt.set(session.sessionId, now)
      const operator = await findStaff(db, session.operatorId)
      if (!operator) return
      const from = (request.headers.origin ?? request.headers.host ?? '').slice(0, 200)
      await note(db, now, {
        operator: operator.name,
        command: 'console request',
        after: { refused: 'it came from another site', from },
      })
    },
    /** Stores a session of the browser of a request; gives its key. */
    async begin(tx: Tx, request: FastifyRequest, { operatorId }: StaffOperator): Promise<string> {
      const now = clock()
      const key = keys.token()
      await insertSession(tx, key, { sessionId: keys.id(now), operatorId, ...fromOf(request) }, now)
      return key
    },
    /** Gives the browser a session that is stored: one that was rolled back would replace a good one. */
    give: (reply: FastifyReply, key: string) => void reply.header('set-cookie', cookie(key)),
    end: (reply: FastifyReply) => void reply.header('set-cookie', cookie('', '; Max-Age=0')),
  }
}

export type StaffSessions = ReturnType<typeof openStaffSessions>
