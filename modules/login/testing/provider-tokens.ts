import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

export type Claims = Record<string, unknown>

/** Made when they are first needed: a key of RSA takes its time. */
const pairs = new Map<string, KeyObject>()

/** The same key for the same name, in one run of tests. */
export function privateKeyOf(name: string): KeyObject {
  const key = pairs.get(name) ?? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  pairs.set(name, key)
  return key
}

/** An id token with other claims, signed again. */
export function signAnew(token: string, change: (claims: Claims) => Claims, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.')
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims)
  const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}
