import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { Type, type Static } from 'typebox'
import { inTransaction } from '#kit/db/transaction.ts'
import { findPasskey, listPasskeys, notePasskeyUse, type Passkey } from '#modules/staff/server/index.ts'
import type { Ceremonies } from './ceremonies.ts'
import { refuse, type Authenticate, type ConsoleParts, type Seat } from './console-parts.ts'
import type { Paces } from './entry-routes.ts'
import { note } from './note.ts'

const Key = Type.String({ pattern: '^[\\w-]{43}$' })

/** A passkey assertion. */
export const Proof = Type.Object({
  ceremony: Key,
  answer: Type.Object({ id: Type.String({ maxLength: 2000 }) }),
})
type Proof = Static<typeof Proof>

const Asked = Type.Object({ purpose: Type.String({ minLength: 1, maxLength: 200 }) })

interface Answered {
  readonly answer: object
  readonly expectedChallenge: string
  readonly rpID: string
  readonly origin: string
}

/** The passkey's new counter; undefined when the assertion is invalid. */
export async function usesProved(
  passkey: Passkey,
  { answer, expectedChallenge, rpID, origin }: Answered,
  log: FastifyBaseLogger,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.passkeyId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.uses,
    },
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'A passkey was not accepted')
    return undefined
  })
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Step-up authentication: a passkey, for one purpose and once. */
export function servePasskeyProofs(
  app: FastifyInstance,
  { settings, clock, database: { db } }: ConsoleParts,
  {
    ceremonies,
    authenticate,
    paces,
  }: { readonly ceremonies: Ceremonies; readonly authenticate: Authenticate; readonly paces: Paces },
) {
  const { hostname: rpID, origin } = new URL(settings.url)
  const named = ({ operator: { operatorId } }: Seat, purpose: string) => `${operatorId} ${purpose}`

  app.post('/api/proof/ask', { schema: { body: Asked }, preHandler: paces }, async (request, reply) => {
    const seat = await authenticate(request, reply)
    if (!seat) return reply
    const { purpose } = request.body as Static<typeof Asked>
    const own = await listPasskeys(db, seat.operator.operatorId)
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      allowCredentials: own.map(({ passkeyId }) => ({ id: passkeyId })),
    })
    const ceremony = ceremonies.begin(options.challenge, named(seat, purpose), request.ip)
    return { ok: true, ceremony, options }
  })

  async function isProved(seat: Seat, purpose: string, proof: Proof, request: FastifyRequest) {
    const expectedChallenge = ceremonies.end(proof.ceremony, named(seat, purpose))
    const passkey = await findPasskey(db, proof.answer.id)
    if (expectedChallenge === undefined || passkey?.operatorId !== seat.operator.operatorId) return false
    const answered = { answer: proof.answer, expectedChallenge, rpID, origin }
    const uses = await usesProved(passkey, answered, request.log)
    if (uses === undefined) return false
    await inTransaction(db, (tx) => notePasskeyUse(tx, passkey.passkeyId, uses, clock()))
    return true
  }

  /** Whether a passkey was used for this purpose; otherwise answers and logs the refusal. */
  return async function proves(
    { seat, purpose }: { readonly seat: Seat; readonly purpose: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const { proof } = request.body as { readonly proof?: Proof }
    if (proof && (await isProved(seat, purpose, proof, request))) return true
    const after = { refused: proof ? 'the passkey was not accepted' : 'no passkey was shown', purpose }
    await note(db, clock(), { operator: seat.operator.name, command: 'console proof', after })
    await refuse(reply, proof ? 'passkey' : 'fresh')
    return false
  }
}

export type Proves = ReturnType<typeof servePasskeyProofs>
