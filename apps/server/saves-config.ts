import { Type } from 'typebox'
import type { ObjectStoreSettings } from '#modules/cloud/server/index.ts'

/** Where saves of cloud games go that nobody has played for a while; all or none of these but the region are set. */
export const SAVES_ENVIRONMENT = {
  SAVES_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#\\s@]+(/[\\w.~-]+)*/?$' })),
  SAVES_REGION: Type.String({ pattern: '^[a-z0-9-]{1,40}$', default: 'us-east-1' }),
  SAVES_KEY_ID: Type.Optional(Type.String({ pattern: '^[\\w+/=.-]{1,128}$' })),
  SAVES_SECRET: Type.Optional(Type.String({ minLength: 1 })),
}

interface SavesEnvironment {
  readonly SAVES_URL?: string
  readonly SAVES_REGION: string
  readonly SAVES_KEY_ID?: string
  readonly SAVES_SECRET?: string
}

/** The object store; nothing where no address is set. */
export function readSaveStore(given: SavesEnvironment): ObjectStoreSettings | undefined {
  const { SAVES_URL: url, SAVES_REGION: region, SAVES_KEY_ID: keyId, SAVES_SECRET: secret } = given
  if (!url && !keyId && !secret) return undefined
  if (!url)
    throw new Error('SAVES_KEY_ID and SAVES_SECRET need the setting SAVES_URL, the address of a bucket')
  if (!keyId || !secret) throw new Error('SAVES_URL needs the settings SAVES_KEY_ID and SAVES_SECRET')
  return { url: url.replace(/\/$/, ''), region, keyId, secret }
}
