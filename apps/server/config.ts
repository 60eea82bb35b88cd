import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { faultOfGamesUrl } from '#modules/hosted/server/index.ts'
import type { TagSettings } from '#modules/consent/model.ts'
import type { ProviderSettings } from '#modules/login/server/index.ts'
import type { TimeCaps } from '#modules/playtime/model.ts'
import type { ConsentAge } from '#modules/privacy/model.ts'
import type { ObjectStoreSettings } from '#modules/cloud/server/index.ts'
import type { PushKeys } from '#modules/notices/server/index.ts'
import { readCloudConfig, type CloudConfig } from './cloud-config.ts'
import { readConsole, type ConsoleSettings } from './console-config.ts'
import { readPushKeys } from './push-config.ts'
import { readProviders } from './login-config.ts'
import { readSaveStore, SAVES_ENVIRONMENT } from './saves-config.ts'
import { readTags, TAG_ENVIRONMENT } from './tags-config.ts'

export const ROLES = ['web', 'api', 'gateway', 'worker', 'jobs'] as const
export type Role = (typeof ROLES)[number]

/** The operator's settings; every part has a default for a single machine. */
export interface ServerConfig {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Folder into which the embedded database archives its log, for point-in-time recovery. */
  readonly archiveDir: string | undefined
  /** Carries messages between several machines; without it the database does. */
  readonly redisUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Contact for players: `mailto:` or `https:`. */
  readonly contact: string | undefined
  /** Contact for security reports, if it differs. */
  readonly securityContact: string | undefined
  /** Keys for push messages; without them there are none. */
  readonly push: PushKeys | undefined
  readonly apiBase: string
  readonly resourceHost: string
  /** Hosts of streams of workers on other machines, such as `wss://play1.islet.example`. */
  readonly mediaHosts: readonly string[]
  /** Third-party scripts; undefined if none is configured. */
  readonly tags: TagSettings | undefined
  readonly providers: readonly ProviderSettings[]
  /** Age of consent to data processing in the operator's country. */
  readonly consentAge: ConsentAge
  /** How many cards of a level count at most for cloud time. */
  readonly timeCaps: TimeCaps
  /** Storage of uploaded games, and their server. */
  readonly games: GamesConfig
  /** A bucket for saves of cloud games; without it they stay in the database. */
  readonly saveStore: ObjectStoreSettings | undefined
  /** Address of the metrics endpoint for Prometheus. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** The operator's console; undefined if no port is set. */
  readonly console: ConsoleSettings | undefined
  /** The key of cloud game workers; without it only the worker of this process can connect. */
  readonly workerKey: string | undefined
  /** How many proxies in front are trusted with `X-Forwarded-For`. */
  readonly trustedProxies: number
  readonly roles: readonly Role[]
  /** Unique name of this process, by which proxies find its rooms. */
  readonly nodeName: string
  /** Milliseconds for which a stopping process still answers while `/readyz` fails. */
  readonly leaveFor: number
  /** Settings of a cloud game worker, in this process or on a separate machine. */
  readonly cloud: CloudConfig
}

const PORTAL_PORT = 8080
/** Differs from the portal's, so that a worker can run beside one. */
const WORKER_PORT = 8090

const CAP = '(s|ss|sss)=\\d{1,5}'
const readTimeCaps = (given: string): TimeCaps =>
  Object.fromEntries(
    given
      .split(',')
      .filter(Boolean)
      .map((cap) => cap.split('='))
      .map(([level, most]) => [level, Number(most)]),
  )

const Contact = Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://\\S+)$' })

const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.String({ default: '0.0.0.0' }),
  DATA_DIR: Type.String({ default: '.data' }),
  TRUSTED_PROXIES: Type.String({ pattern: '^\\d$', default: '0' }),
  API_BASE: Type.String({ default: '/api' }),
  RESOURCE_HOST: Type.String({ default: '' }),
  MEDIA_HOSTS: Type.String({ pattern: '^$|^wss?://[^/,\\s]+(,wss?://[^/,\\s]+)*$', default: '' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  ARCHIVE_DIR: Type.Optional(Type.String({ minLength: 1 })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^(rediss?|unix)://' })),
  WORKER_KEY: Type.Optional(Type.String({ minLength: 32 })),
  VAPID_PUBLIC_KEY: Type.Optional(Type.String()),
  VAPID_PRIVATE_KEY: Type.Optional(Type.String()),
  VAPID_SUBJECT: Type.Optional(Type.String()),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
  CONTACT: Type.Optional(Contact),
  SECURITY_CONTACT: Type.Optional(Contact),
  NODE_NAME: Type.Optional(Type.String({ pattern: '^[a-zA-Z0-9-]{1,40}$' })),
  LEAVE_SECONDS: Type.String({ pattern: '^\\d{1,3}$', default: '0' }),
  GAMES_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  GAMES_URL: Type.Optional(Type.String({ pattern: '^https?://[^/*]*\\*[^/*]*$' })),
  METRICS_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  METRICS_HOST: Type.String({ default: '127.0.0.1' }),
  CONSOLE_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  CONSOLE_HOST: Type.Optional(Type.String()),
  CONSOLE_TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^\\d$' })),
  CONSOLE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
  TIME_CARD_CAPS: Type.String({ pattern: `^$|^${CAP}(,${CAP})*$`, default: '' }),
  CONSENT_AGE: Type.String({ pattern: '^(13|16)$', default: '13' }),
  ...SAVES_ENVIRONMENT,
  ...TAG_ENVIRONMENT,
})

/** Reads environment and command line; throws a one-sentence error for an invalid value. */
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
  const roles = readRoles(args)
  const isWorker = isWorkerAlone(roles)
  const dataDir = resolve(root, given.DATA_DIR)
  const port = Number(given.PORT ?? (isWorker ? WORKER_PORT : PORTAL_PORT))
  return {
    port,
    host: given.HOST,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    archiveDir: given.ARCHIVE_DIR === undefined ? undefined : resolve(root, given.ARCHIVE_DIR),
    redisUrl: given.REDIS_URL,
    contact: given.CONTACT,
    securityContact: given.SECURITY_CONTACT,
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, ''),
    push: readPushKeys(given),
    tags: readTags(given),
    providers: readProviders(environment),
    timeCaps: readTimeCaps(given.TIME_CARD_CAPS),
    consentAge: given.CONSENT_AGE === '16' ? 16 : 13,
    games: readGames(given, dataDir),
    saveStore: readSaveStore(given),
    metrics: given.METRICS_PORT ? { host: given.METRICS_HOST, port: Number(given.METRICS_PORT) } : undefined,
    console: readConsole(given),
    workerKey: given.WORKER_KEY,
    apiBase: given.API_BASE,
    resourceHost: given.RESOURCE_HOST,
    mediaHosts: given.MEDIA_HOSTS === '' ? [] : given.MEDIA_HOSTS.split(','),
    trustedProxies: Number(given.TRUSTED_PROXIES),
    roles,
    nodeName: given.NODE_NAME ?? randomBytes(6).toString('hex'),
    leaveFor: Number(given.LEAVE_SECONDS) * 1000,
    cloud: readCloudConfig(environment, {
      isWorkerAlone: isWorker,
      port,
      dataDir,
      hasKey: !!given.WORKER_KEY,
    }),
  }
}

export interface GamesConfig {
  readonly folder: string
  /** Port of the separate server of uploaded games; undefined if they are served elsewhere or not at all. */
  readonly port: number | undefined
  /** URL of uploaded games, with `*` for the game; undefined if none are shown. */
  readonly url: string | undefined
}

/** Browsers resolve every name below `localhost` to this machine, so that each game has its own origin here, too. */
const gamesOfThisMachine = (port: number) => `http://*.localhost:${port}`

function readGames(
  {
    GAMES_PORT,
    GAMES_URL,
    PUBLIC_URL,
  }: Readonly<Partial<Record<'GAMES_PORT' | 'GAMES_URL' | 'PUBLIC_URL', string>>>,
  dataDir: string,
): GamesConfig {
  const port = GAMES_PORT === undefined ? undefined : Number(GAMES_PORT)
  const url = GAMES_URL ?? (port === undefined ? undefined : gamesOfThisMachine(port))
  const fault = url === undefined ? undefined : faultOfGamesUrl(url, PUBLIC_URL)
  if (fault) throw new Error(`The setting GAMES_URL ${fault}`)
  return { folder: join(dataDir, 'hosted'), port, url }
}

/** A process with only the worker role: it has no database, and serves only streams. */
export const isWorkerAlone = (roles: readonly Role[]) => roles.every((role) => role === 'worker')

function readRoles(args: readonly string[]): readonly Role[] {
  const place = args.indexOf('--roles')
  if (place === -1) return ROLES
  const names = (args[place + 1] ?? '').split(',')
  const unknown = names.find((name) => !ROLES.includes(name as Role))
  if (unknown !== undefined)
    throw new Error(`There is no role "${unknown}"; the roles are ${ROLES.join(', ')}`)
  return names as Role[]
}
