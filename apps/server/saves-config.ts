import { Type } from 'typebox'
import type { ObjectStoreSettings } from '#modules/cloud/server/index.ts'

/** Storage of cloud game saves that have not been used for a while; all settings except the region are needed, or none. */
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

/** The object store; undefined if no URL is set. */
export function readSaveStore(given: SavesEnvironment): ObjectStoreSettings | undefined {
  const { SAVES_URL: url, SAVES_REGION: region, SAVES_KEY_ID: keyId, SAVES_SECRET: secret } = given
  if (!url && !keyId && !secret) return undefined
  if (!url)
    throw new Error('SAVES_KEY_ID and SAVES_SECRET need the setting SAVES_URL, the address of a bucket')
  if (!keyId || !secret) throw new Error('SAVES_URL needs the settings SAVES_KEY_ID and SAVES_SECRET')
  return { url: url.replace(/\/$/, ''), region, keyId, secret }
}
