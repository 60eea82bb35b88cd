import { resolve } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { PushKeys } from '#modules/notices/server/index.ts'
import { readPushKeys } from './push-config.ts'

export const ROLES = ['web', 'api', 'gateway', 'worker', 'jobs'] as const
export type Role = (typeof ROLES)[number]

/** What the operator sets; every part has a default that suits one machine. */
export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** What carries messages between several machines; without it the database does. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Switches messages to devices on. */
  readonly push: PushKeys | undefined
  readonly apiBase: string
  readonly resourceHost: string
  /** How many proxies in front may say who the visitor is. */
  readonly trustedProxies: number
  readonly roles: readonly Role[]
}

const Environment = Type.Object({
  PORT: Type.String({ pattern: '^\\d{1,5}$', default: '8080' }),
  HOST: Type.String({ default: '0.0.0.0' }),
  DATA_DIR: Type.String({ default: '.data' }),
  TRUSTED_PROXIES: Type.String({ pattern: '^\\d$', default: '0' }),
  API_BASE: Type.String({ default: '/api' }),
  RESOURCE_HOST: Type.String({ default: '' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^(rediss?|unix)://' })),
  VAPID_PUBLIC_KEY: Type.Optional(Type.String()),
  VAPID_PRIVATE_KEY: Type.Optional(Type.String()),
  VAPID_SUBJECT: Type.Optional(Type.String()),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
})

/** Reads the environment and the command line; throws one clear sentence for a value that cannot be. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  root: string,
): ServerConfig {
  const given: unknown = Value.Default(Environment, Value.Clean(Environment, { ...environment }))
  if (!Value.Check(Environment, given)) {
    const [fault] = Value.Errors(Environment, given)
    throw new Error(`The setting ${fault?.instancePath.slice(1) ?? ''} ${fault?.message ?? 'is wrong'}`)
  }
  return {
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(root, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, ''),
    push: readPushKeys(given),
    apiBase: given.API_BASE,
    resourceHost: given.RESOURCE_HOST,
    trustedProxies: Number(given.TRUSTED_PROXIES),
    roles: readRoles(args),
  }
}

function readRoles(args: readonly string[]): readonly Role[] {
  const place = args.indexOf('--roles')
  if (place === -1) return ROLES
  const names = (args[place + 1] ?? '').split(',')
  const unknown = names.find((name) => !ROLES.includes(name as Role))
  if (unknown !== undefined)
    throw new Error(`There is no role "${unknown}"; the roles are ${ROLES.join(', ')}`)
  return names as Role[]
}
