import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Type, type Static } from 'typebox'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  findInvitation,
  findPasskey,
  findStaff,
  lockStaff,
  insertPasskey,
  insertStaff,
  listPasskeys,
  listRecoveryCodes,
  invite,
  notePasskeyUse,
  setRecoveryCodes,
  takeInvitation,
  takeRecoveryCode,
} from '#modules/staff/server/index.ts'
import type { Ceremonies } from './ceremonies.ts'
import { refuse, type ConsoleParts } from './console-parts.ts'
import { note } from './note.ts'
import { usesProved } from './passkey-proofs.ts'
import { newCodes } from './recovery-codes.ts'
import type { StaffSessions } from './sessions.ts'

const Key = Type.String({ pattern: '^[\\w-]{43}$' })
const Invited = Type.Object({ invitation: Key })
const Registered = Type.Object({ invitation: Key, ceremony: Key, answer: Type.Object({}) })
const SignedIn = Type.Object({ ceremony: Key, answer: Type.Object({ id: Type.String({ maxLength: 2000 }) }) })
const Recovered = Type.Object({ code: Type.String({ maxLength: 60 }) })

/** Sign-in and sign-out of operators: invitations, passkeys, recovery codes, sessions. */
export function serveEntry(
  app: FastifyInstance,
  parts: ConsoleParts,
  { sessions, ceremonies, paces }: Pick<Entry, 'sessions' | 'ceremonies'> & { readonly paces: Paces },
): void {
  const { settings, clock } = parts
  const { hostname: rpID, origin } = new URL(settings.url)
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
  app.post('/api/sign-in/ask', { preHandler: paces }, async ({ ip }) => {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    return { ok: true, ceremony: ceremonies.begin(options.challenge, 'sign in', ip), options }
  })
  app.post('/api/sign-in', { schema: { body: SignedIn }, preHandler: paces }, (request, reply) =>
    signIn(entry, request, reply),
  )
  app.post('/api/moved', { schema: { body: SignedIn }, preHandler: paces }, (request, reply) =>
    goOn(entry, request, reply),
  )
  app.post('/api/recover', { schema: { body: Recovered }, preHandler: paces }, (request, reply) =>
    recover(entry, request, reply),
  )
}

/** Rate limits attempts. */
export type Paces = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface Entry {
  readonly parts: ConsoleParts
  readonly sessions: StaffSessions
  readonly ceremonies: Ceremonies
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
  const known = found.operatorId === null ? [] : await listPasskeys(db, found.operatorId)
  const options = await generateRegistrationOptions({
    rpName: `${BRAND_NAME} console`,
    rpID,
    userName: found.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ passkeyId }) => ({ id: passkeyId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ok: true, ceremony: ceremonies.begin(options.challenge, 'make', request.ip), options }
}

async function keepPasskey(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const { parts, ceremonies, rpID, origin } = entry
  const { invitation, ceremony, answer } = request.body as Static<typeof Registered>
  const expectedChallenge = ceremonies.end(ceremony, 'make')
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
  const codes = newCodes(parts.keys)
  const isIn = await inTransaction(parts.database.db, async (tx) => {
    await lockStaff(tx)
    const taken = await takeInvitation(tx, invitation, now)
    if (!taken) return undefined
    const operator =
      taken.operatorId === null ? await insertStaff(tx, taken, now) : await findStaff(tx, taken.operatorId)
    if (!operator || operator.closedAt !== null) return undefined
    const { operatorId } = operator
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const { id: passkeyId, counter: uses, transports = [] } = credential
    await insertPasskey(tx, { passkeyId, operatorId, publicKey, uses, transports }, now)
    const isFirst = (await listRecoveryCodes(tx, operatorId)).length === 0
    if (isFirst) await setRecoveryCodes(tx, operatorId, codes)
    await note(tx, now, {
      operator: operator.name,
      command: 'console passkey',
      after: { passkeys: 'one more' },
    })
    return { isFirst, key: await entry.sessions.begin(tx, request, operator) }
  })
  if (!isIn) return refuse(reply, 'invitation')
  entry.sessions.give(reply, isIn.key)
  return { ok: true, codes: isIn.isFirst ? codes : [] }
}

/** The passkey used and its counter; undefined when the proof is invalid. */
async function shownPasskey({ parts, ceremonies, rpID, origin }: Entry, request: FastifyRequest) {
  const { db } = parts.database
  const { ceremony, answer } = request.body as Static<typeof SignedIn>
  const expectedChallenge = ceremonies.end(ceremony, 'sign in')
  const passkey = await findPasskey(db, answer.id)
  const operator = passkey && (await findStaff(db, passkey.operatorId))
  if (expectedChallenge === undefined || !operator || operator.closedAt !== null) return undefined
  const uses = await usesProved(passkey, { answer, expectedChallenge, rpID, origin }, request.log)
  if (uses !== undefined) return { operator, passkeyId: passkey.passkeyId, uses }
  const after = { refused: 'the passkey was not accepted' }
  await note(db, parts.clock(), { operator: operator.name, command: 'console sign-in', after })
  return undefined
}

async function signIn(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const shown = await shownPasskey(entry, request)
  if (!shown) return refuse(reply, 'passkey')
  const now = entry.parts.clock()
  const key = await inTransaction(entry.parts.database.db, async (tx) => {
    await notePasskeyUse(tx, shown.passkeyId, shown.uses, now)
    await note(tx, now, { operator: shown.operator.name, command: 'console sign-in' })
    return entry.sessions.begin(tx, request, shown.operator)
  })
  entry.sessions.give(reply, key)
  return { ok: true }
}

/** A session continues on a new network after its operator has used a passkey there. */
async function goOn(entry: Entry, request: FastifyRequest, reply: FastifyReply) {
  const session = await entry.sessions.moved(request)
  if (!session) return refuse(reply, 'signedOut')
  // The browser is back on a known network, or another tab has proved it meanwhile.
  if (session === 'open') return { ok: true }
  const shown = await shownPasskey(entry, request)
  if (!shown) return refuse(reply, 'passkey')
  const { db } = entry.parts.database
  const now = entry.parts.clock()
  if (shown.operator.operatorId !== session.operatorId) {
    const owner = await findStaff(db, session.operatorId)
    await note(db, now, {
      operator: shown.operator.name,
      command: 'console session',
      ...(owner && { subject: `operator ${owner.name}` }),
      after: { refused: 'the passkey of another operator was shown for the session' },
    })
    return refuse(reply, 'passkey')
  }
  await inTransaction(db, async (tx) => {
    await notePasskeyUse(tx, shown.passkeyId, shown.uses, now)
    await entry.sessions.goOn(tx, request, session)
    const after = { goesOn: 'a passkey was shown from another network' }
    await note(tx, now, { operator: shown.operator.name, command: 'console session', after })
  })
  return { ok: true }
}

/** A recovery code gives an invitation, which ends in a new passkey. */
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
