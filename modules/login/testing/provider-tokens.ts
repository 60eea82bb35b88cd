import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

export type Claims = Record<string, unknown>

/** Keys are made when first needed, because generating an RSA key is slow. */
const pairs = new Map<string, KeyObject>()

/** Returns the same key for the same name within a test run. */
export function privateKeyOf(name: string): KeyObject {
  const key = pairs.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  pairs.set(name, key)
  return key
}

/** Changes the claims of an id token and signs it again. */
export function signAnew(token: string, change: (claims: Claims) => Claims, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims)
  const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
