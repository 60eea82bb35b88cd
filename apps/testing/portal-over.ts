import type { AsyncLocalStorage } from 'node:async_hooks'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ApiParts } from '#apps/server/api-base.ts'
import { openApi } from '#apps/server/api-server.ts'
import type { Rates } from '#apps/server/rates.ts'
import { serveWorkers } from '#apps/server/cloud.ts'
import { serveLogin } from '#apps/server/login-routes.ts'
import { seededRandom } from '#kit/random/random.ts'
import { seededKeys } from '#kit/server/keys.ts'
import { logSettings } from '#kit/server/log.ts'
import type { Database } from '#kit/db/open-database.ts'
import { after, instant, type Duration } from '#kit/time/time.ts'
import { NO_RATES } from './no-rates.ts'
import { testCatalogue } from './test-catalogue.ts'
import { testDevice, type TestDevice } from './test-device.ts'

export interface PortalOptions extends Pick<
  ApiParts,
  | 'areCloudGamesComing'
  | 'bus'
  | 'cloudGames'
  | 'consentAge'
  | 'dataFolder'
  | 'gamesUrl'
  | 'inspect'
  | 'live'
  | 'moreCalls'
  | 'providers'
  | 'saveObjects'
  | 'publicUrl'
  | 'timeCaps'
  | 'push'
  | 'trustedProxies'
> {
  /** Other games than the few that most tests need. */
  readonly catalogue?: ApiParts['catalogue']
  /** Tests make more calls than a player: limits are off unless a test is about them. */
  readonly rates?: Rates
}

/** The key of workers of cloud games in tests. */
export const TEST_WORKER_KEY = 'a key for workers of tests, and for nobody else'

const ASIDE = /^(begin|commit|rollback|start transaction)|from "outbox"|presence|operator_action/i

export type TestPortal = Awaited<ReturnType<typeof openPortalOver>>

/** A statement that was sent to the database. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the server asks its database for, by the work that made it ask. */
export type AskedStore = AsyncLocalStorage<Asked[]>

export interface PortalGround {
  readonly database: Database
  readonly asked: AskedStore
}

/** The whole server in one process over a database: a clock that is moved by hand, dice and keys that can be repeated. */
export async function openPortalOver(
  { database, asked }: PortalGround,
  { rates = NO_RATES, catalogue = testCatalogue, ...options }: PortalOptions = {},
) {
  let now = instant('2026-01-10T12:00Z')
  const logLines: string[] = []
  const keys = seededKeys(1)
  async function open() {
    const api = openApi({
      ...options,
      database,
      clock: () => now,
      random: seededRandom(1),
      keys,
      catalogue,
      pepper: 'a pepper for tests, and for nothing else',
      rates,
      checkResults: true,
      runsJobs: false,
    })
    const app: FastifyInstance = Fastify(logSettings('info', { write: (line) => logLines.push(line) }))
    await app.register(api.plugin)
    serveWorkers(app, {
      cloud: api.cloud,
      db: database.db,
      clock: () => now,
      keys,
      objects: options.saveObjects,
      workerKey: TEST_WORKER_KEY,
    })
    await api.operatorPoll.look()
    serveLogin(app, { ...options, oauth: api.oauth })
    await app.ready()
    return { api, app }
  }
  let { api, app } = await open()
  async function shut() {
    await api.close()
    await app.close()
  }
  const devices = new Map<string, TestDevice>()
  async function queriesOf(work: () => Promise<unknown>): Promise<readonly Asked[]> {
    const statements: Asked[] = []
    await asked.run(statements, work)
    return statements.filter(({ text }) => !ASIDE.test(text))
  }

  return {
    get app() {
      return app
    },
    get api() {
      return api
    },
    db: database.db,
    database,
    /** The server ends and starts again on the same database: what it knew by heart is gone. */
    async restart() {
      await shut()
      ;({ api, app } = await open())
    },
    /** From now on the server has a port; gives its address. */
    async listen(): Promise<string> {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    /** What the database was asked for this work: no frames of transactions, nothing that the server does by itself. */
    async statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
      const queries = await queriesOf(work)
      return queries.map(({ text }) => text)
    },
    /** The same with the values of the parameters. */
    queriesOf,
    /** Everything that the server wrote to its log. */
    log: () => logLines.join(''),
    now: () => now,
    wait: (length: Duration) => {
      now = after(now, length)
    },
    /** A player's device by name: the same one for the same name. It signs in when its first call needs that. */
    device(name: string): TestDevice {
      const known = devices.get(name) ?? testDevice({ inject: (request) => app.inject(request) }, name)
      devices.set(name, known)
      return known
    },
    async close() {
      await shut()
      await database.close()
    },
  }
}
