import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Type, type Static } from 'typebox'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  countRecoveryCodes,
  endStaffSessions,
  findInvitation,
  findPasskey,
  findStaff,
  holdStaff,
  insertPasskey,
  insertStaff,
  invite,
  notePasskeyUse,
  passkeysOf,
  RECOVERY_CODES,
  setRecoveryCodes,
  takeInvitation,
  takeRecoveryCode,
} from '#modules/staff/server/index.ts'
import { openCeremonies } from './ceremonies.ts'
import { refuse, type ConsoleParts } from './console-parts.ts'
import { limitTries } from './guard.ts'
import { note } from './note.ts'
import type { StaffSessions } from './sessions.ts'

const Key = Type.String({ pattern: '^[\\w-]{43}$' })
const Invited = Type.Object({ invitation: Key })
const Registered = Type.Object({ invitation: Key, ceremony: Key, answer: Type.Object({}) })
const SignedIn = Type.Object({ ceremony: Key, answer: Type.Object({ id: Type.String({ maxLength: 2000 }) }) })
const Recovered = Type.Object({ code: Type.String({ maxLength: 60 }) })
const EndedSession = Type.Object({ sessionId: Type.String({ maxLength: 26 }) })

/** Letters and digits that nobody takes for another: 75 bits a code. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16

/** How operators get in and out: invitations, passkeys, recovery codes, sessions. */
export function serveEntry(app: FastifyInstance, parts: ConsoleParts, sessions: StaffSessions): void {
  const { settings, clock, keys } = parts
  const ceremonies = openCeremonies(keys, clock)
  const { hostname: rpID, origin } = new URL(settings.url)
  const mayTry = limitTries(clock)
  const paces = async (request: FastifyRequest, reply: FastifyReply) =>
    mayTry(request.ip) ? undefined : refuse(reply, 'tooFast')
  const entry: Entry = { parts, sessions, ceremonies, rpID, origin }

  app.post('/api/invitation', { schema: { body: Invited }, preHandler: paces }, async (request, reply) => {
    const { invitation } = request.body as Static<typeof Invited>
    const found = await findInvitation(parts.database.db, invitation, clock())
    return found ? { ok: true, name: found.name, role: found.role } : refuse(reply, 'invitation')
  })
  app.post('/api/passkey/ask', { schema: { body: Invited }, preHandler: paces }, (request, reply) =>
    askForPasskey(entry, request, reply),
  )
  app.post('/api/passkey', { schema: { body: Registered }, preHandler: paces }, (request, reply) =>
    keepPasskey(entry, request, reply),
  )
  app.post('/api/sign-in/ask', { preHandler: paces }, async () => {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    return { ok: true, ceremony: ceremonies.begin(options.challenge), options }
  })
  app.post('/api/sign-in', { schema: { body: SignedIn }, preHandler: paces }, (request, reply) =>
    signIn(entry, request, reply),
  )
  app.post('/api/recover', { schema: { body: Recovered }, preHandler: paces }, (request, reply) =>
    recover(entry, request, reply),
  )
  serveOwnSessions(app, entry)
}

interface Entry {
  readonly parts: ConsoleParts
  readonly sessions: StaffSessions
  readonly ceremonies: ReturnType<typeof openCeremonies>
  readonly rpID: string
  readonly origin: string
}

async function askForPasskey(
  { parts, ceremonies, rpID }: Entry,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db } = parts.database
  const { invitation } = request.body as Static<typeof Invited>
  const found = await findInvitation(db, invitation, parts.clock())
  if (!found) return refuse(reply, 'invitation')
  const known = found.operatorId === null ? [] : await passkeysOf(db, found.operatorId)
  const options = await generateRegistrationOptions({
    rpName: `${BRAND_NAME} console`,
    rpID,
    userName: found.name,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ok: true, ceremony: ceremonies.begin(options.challenge), options }
}

async function keepPasskey(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const { parts, ceremonies, rpID, origin } = entry
  const { invitation, ceremony, answer } = request.body as Static<typeof Registered>
  const expectedChallenge = ceremonies.end(ceremony)
  if (expectedChallenge === undefined) return refuse(reply, 'passkey')
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'A passkey was not accepted')
    return undefined
  })
  if (!verified?.verified) return refuse(reply, 'passkey')
  const { credential } = verified.registrationInfo
  const now = parts.clock()
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(parts))
  const isIn = await inTransaction(parts.database.db, async (tx) => {
    await holdStaff(tx)
    const taken = await takeInvitation(tx, invitation, now)
    if (!taken) return undefined
    const operator =
      taken.operatorId === null ? await insertStaff(tx, taken, now) : await findStaff(tx, taken.operatorId)
    if (!operator || operator.closedAt !== null) return undefined
    const { operatorId } = operator
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const { id: passkeyId, counter: uses, transports = [] } = credential
    await insertPasskey(tx, { passkeyId, operatorId, publicKey, uses, transports }, now)
    const isFirst = (await countRecoveryCodes(tx, operatorId)) === 0
    if (isFirst) await setRecoveryCodes(tx, operatorId, codes)
    await note(tx, now, {
      operator: operator.name,
      command: 'console passkey',
      after: { passkeys: 'one more' },
    })
    await entry.sessions.begin(tx, request, reply, operator)
    return { isFirst }
  })
  if (!isIn) return refuse(reply, 'invitation')
  return { ok: true, codes: isIn.isFirst ? codes : [] }
}

const newCode = ({ keys }: ConsoleParts) =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[keys.number(0, CODE_LETTERS.length - 1)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

async function signIn(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const { parts, ceremonies, rpID, origin } = entry
  const { db } = parts.database
  const { ceremony, answer } = request.body as Static<typeof SignedIn>
  const expectedChallenge = ceremonies.end(ceremony)
  const passkey = await findPasskey(db, answer.id)
  const operator = passkey && (await findStaff(db, passkey.operatorId))
  if (expectedChallenge === undefined || !operator || operator.closedAt !== null)
    return refuse(reply, 'passkey')
  const now = parts.clock()
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.passkeyId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.uses,
    },
  }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'A sign-in to the console was not accepted')
    return undefined
  })
  if (!verified?.verified) {
    const after = { refused: 'the passkey was not accepted' }
    await note(db, now, { operator: operator.name, command: 'console sign-in', after })
    return refuse(reply, 'passkey')
  }
  await inTransaction(db, async (tx) => {
    await notePasskeyUse(tx, passkey.passkeyId, verified.authenticationInfo.newCounter, now)
    await note(tx, now, { operator: operator.name, command: 'console sign-in' })
    await entry.sessions.begin(tx, request, reply, operator)
  })
  return { ok: true }
}

/** A recovery code gives an invitation for oneself, which ends in a new passkey. */
async function recover({ parts }: Entry, request: FastifyRequest, reply: FastifyReply) {
  const { code } = request.body as Static<typeof Recovered>
  const now = parts.clock()
  const invitation = await inTransaction(parts.database.db, async (tx) => {
    const operatorId = await takeRecoveryCode(tx, code)
    const operator = operatorId === undefined ? undefined : await findStaff(tx, operatorId)
    if (!operator || operator.closedAt !== null) return undefined
    const key = parts.keys.token()
    await invite(tx, key, operator, now)
    await note(tx, now, { operator: operator.name, command: 'console recovery code' })
    return key
  })
  return invitation === undefined ? refuse(reply, 'code') : { ok: true, invitation }
}

/** One's own sessions and passkeys. */
function serveOwnSessions(app: FastifyInstance, { parts, sessions }: Entry): void {
  const { db } = parts.database
  app.post('/api/sign-out', async (request, reply) => {
    const seat = await sessions.authenticate(request, reply)
    if (!seat) return reply
    await endStaffSessions(db, parts.clock(), seat.session)
    sessions.end(reply)
    return { ok: true }
  })
  app.post('/api/sessions/end', { schema: { body: EndedSession } }, async (request, reply) => {
    const seat = await sessions.authenticate(request, reply)
    if (!seat) return reply
    const { sessionId } = request.body as Static<typeof EndedSession>
    const { operatorId } = seat.operator
    const ended = await endStaffSessions(db, parts.clock(), { operatorId, sessionId })
    return ended === 1 ? { ok: true } : refuse(reply, 'unknown')
  })
  app.post('/api/passkey/another', async (request, reply) => {
    const seat = await sessions.authenticate(request, reply)
    if (!seat) return reply
    const invitation = parts.keys.token()
    await inTransaction(db, (tx) => invite(tx, invitation, seat.operator, parts.clock()))
    return { ok: true, invitation }
  })
}
