import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import { insertPasskey } from '#modules/staff/server/index.ts'

/** Present, and verified by the device. */
const FLAGS = 0x05
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A key on the curve P-256 as COSE has it (RFC 9053, 7.1): EC2, ES256, x and y. */
function coseOf({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)])
}

/** A passkey of an operator that signs in the test itself, as a device would. */
export async function softPasskey(
  db: Db,
  operatorId: number,
  { id, url, now }: { readonly id: string; readonly url: string; readonly now: Instant },
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const passkeyId = text(createHash('sha256').update(id).digest())
  const cose = text(coseOf(publicKey.export({ format: 'jwk' }) as { x: string; y: string }))
  const passkey = { passkeyId, operatorId, publicKey: cose, uses: 0, transports: [] }
  await inTransaction(db, (tx) => insertPasskey(tx, passkey, now))
  let uses = 0
  const { hostname, origin } = new URL(url)
  return {
    passkeyId,
    /** The answer to a challenge. */
    answer(challenge: string) {
      const counter = Buffer.alloc(4)
      counter.writeUInt32BE(++uses)
      const site = createHash('sha256').update(hostname).digest()
      const authenticatorData = Buffer.concat([site, Buffer.from([FLAGS]), counter])
      const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return {
        id: passkeyId,
        rawId: passkeyId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          authenticatorData: text(authenticatorData),
          clientDataJSON: text(clientDataJSON),
          signature: text(sign('sha256', signed, privateKey)),
        },
      }
    },
  }
}
