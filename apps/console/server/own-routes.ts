import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  endOtherSessions,
  endStaffSessions,
  forgetInvitations,
  lockStaff,
  invite,
  listPasskeys,
  revokeKey,
  setRecoveryCodes,
} from '#modules/staff/server/index.ts'
import { refuse, type ConsoleParts } from './console-parts.ts'
import { note } from './note.ts'
import { Proof, type Proves } from './passkey-proofs.ts'
import { newCodes } from './recovery-codes.ts'
import type { StaffSessions } from './sessions.ts'

const EndedSession = Type.Object({ sessionId: Type.String({ maxLength: 26 }) })
const Proved = Type.Object({ proof: Type.Optional(Proof) })
const Revoked = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 40 }),
  proof: Type.Optional(Proof),
})

/** The operator's sessions, passkeys and recovery codes; changing keys requires a passkey, not just a session. */
export function serveOwn(
  app: FastifyInstance,
  { clock, keys, database: { db } }: ConsoleParts,
  { sessions, proves }: { readonly sessions: StaffSessions; readonly proves: Proves },
): void {
  const { authenticate } = sessions

  app.post('/api/sign-out', async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    await endStaffSessions(db, clock(), seat.session)
    sessions.end(reply)
    return { ok: true }
  })

  app.post('/api/sessions/end', { schema: { body: EndedSession } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { sessionId } = request.body as Static<typeof EndedSession>
    const { operatorId } = seat.operator
    const ended = await endStaffSessions(db, clock(), { operatorId, sessionId })
    return ended === 1 ? { ok: true } : refuse(reply, 'unknown')
  })

  app.post('/api/passkey/another', { schema: { body: Proved } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat || !(await proves({ seat, purpose: 'another' }, request, reply))) return reply
    const invitation = keys.token()
    await inTransaction(db, (tx) => invite(tx, invitation, seat.operator, clock()))
    return { ok: true, invitation }
  })

  app.post('/api/codes/new', { schema: { body: Proved } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat || !(await proves({ seat, purpose: 'codes' }, request, reply))) return reply
    const codes = newCodes(keys)
    const { name, operatorId } = seat.operator
    await inTransaction(db, async (tx) => {
      await lockStaff(tx)
      await setRecoveryCodes(tx, operatorId, codes)
      await note(tx, clock(), { operator: name, command: 'console codes', after: { codes: codes.length } })
    })
    return { ok: true, codes }
  })

  app.post('/api/keys/revoke', { schema: { body: Revoked } }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { key } = request.body as Static<typeof Revoked>
    if (!(await proves({ seat, purpose: `revoke ${key}` }, request, reply))) return reply
    const { name, operatorId } = seat.operator
    const why = await inTransaction(db, async (tx) => {
      await lockStaff(tx)
      const own = await listPasskeys(tx, operatorId)
      // Deleting one's last passkey would lock oneself out.
      if (own.length === 1 && own[0]!.handle === key) return 'lastKey'
      if (!(await revokeKey(tx, operatorId, key))) return 'unknown'
      // Sessions opened with the revoked key end too.
      await endOtherSessions(tx, clock(), seat.session)
      await forgetInvitations(tx, operatorId)
      await note(tx, clock(), { operator: name, command: 'console revoke', after: { revoked: key } })
      return undefined
    })
    return why ? refuse(reply, why) : { ok: true }
  })
}
