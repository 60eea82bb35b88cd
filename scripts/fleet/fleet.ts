import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { databaseUrl, startPostgres, startProxy, startRedis } from './engines.ts'
import { enginePrograms } from './packages.ts'
import { portalNode } from './portal-node.ts'
import type { Supervised } from './processes.ts'

const root = join(import.meta.dirname, '../..')
const FIRST_PORT = 19_100
/** First user id for plays: two workers on one machine must not share them. */
const FIRST_UID = 61_100
const UIDS_EACH = 64

/** The processes of a portal for many machines, all on this one. */
export interface Fleet {
  /** URL of the proxy. */
  readonly url: string
  readonly databaseUrl: string
  readonly nodes: ReadonlyMap<string, Supervised>
  stop(): Promise<void>
}

const PORTS = {
  proxy: FIRST_PORT,
  postgres: FIRST_PORT + 1,
  redis: FIRST_PORT + 2,
  web1: FIRST_PORT + 11,
  web2: FIRST_PORT + 12,
  web3: FIRST_PORT + 13,
  api1: FIRST_PORT + 21,
  api2: FIRST_PORT + 22,
  api3: FIRST_PORT + 23,
  gateway1: FIRST_PORT + 31,
  gateway2: FIRST_PORT + 32,
  jobs1: FIRST_PORT + 41,
  jobs2: FIRST_PORT + 42,
  worker1: FIRST_PORT + 51,
  worker2: FIRST_PORT + 52,
} as const
type NodeName = Exclude<keyof typeof PORTS, 'proxy' | 'postgres' | 'redis'>

/** Starts PostgreSQL, Redis and HAProxy, then 3 web, 3 api, 2 gateways, 2 jobs and 2 workers of cloud games. */
export async function startFleet(folder: string, say: (text: string) => void): Promise<Fleet> {
  const programs = enginePrograms(say)
  const nodes = new Map<string, Supervised>()
  const stop = async () => {
    for (const node of [...nodes.values()].toReversed()) await node.stop()
  }
  try {
    const engine = (port: number) => ({ folder, port, programs })
    nodes.set('postgres', await startPostgres(engine(PORTS.postgres)))
    nodes.set('redis', await startRedis(engine(PORTS.redis)))
    say('PostgreSQL and Redis run')
    const secrets = {
      ISLET_PEPPER: randomBytes(32).toString('hex'),
      WORKER_KEY: randomBytes(32).toString('hex'),
    }
    const nodeOf = (name: NodeName) => fleetNode(name, { folder, secrets })
    const names = Object.keys(PORTS).filter((name) => /\d$/.test(name)) as NodeName[]
    const portals = names.filter((name) => !name.startsWith('worker'))
    for (const name of portals) nodes.set(name, nodeOf(name))
    await Promise.all(portals.map((name) => nodes.get(name)!.ready()))
    say(`${portals.join(', ')} run`)
    const backends = { web: portsOf('web'), api: portsOf('api'), gateway: portsOf('gateway') }
    const config = join(root, 'deploy/haproxy/haproxy.cfg')
    nodes.set('haproxy', await startProxy({ ...engine(PORTS.proxy), config, backends }))
    const workers = names.filter((name) => name.startsWith('worker'))
    for (const name of workers) nodes.set(name, nodeOf(name))
    await Promise.all(workers.map((name) => nodes.get(name)!.ready()))
    say(`${workers.join(', ')} and the proxy run`)
    return {
      url: `http://127.0.0.1:${PORTS.proxy}`,
      databaseUrl: databaseUrl(PORTS.postgres),
      nodes,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const portsOf = (role: string): Record<string, number> =>
  Object.fromEntries(Object.entries(PORTS).filter(([name]) => name.replace(/\d$/, '') === role))

interface NodeTies {
  readonly folder: string
  readonly secrets: Readonly<Record<string, string>>
}

function fleetNode(name: NodeName, { folder, secrets }: NodeTies): Supervised {
  const role = name.replace(/\d$/, '')
  const place = Number(name.at(-1))
  const worker = {
    COORDINATOR_URL: `http://127.0.0.1:${PORTS.proxy}`,
    WORKER_ID: name,
    WORKER_LINE: 'fleet',
    LINE_NAME: 'Fleet',
    CLOUD_CAPACITY: '100',
    CLOUD_FIRST_UID: String(FIRST_UID + place * UIDS_EACH),
    CLOUD_FOLDER: join(folder, `play${place}`),
    CLOUD_DRAIN: '1',
  }
  return portalNode({
    name,
    role,
    port: PORTS[name],
    folder,
    environment: {
      LOG_LEVEL: 'warn',
      LEAVE_SECONDS: '3',
      ...secrets,
      ...(role === 'worker'
        ? worker
        : { DATABASE_URL: databaseUrl(PORTS.postgres), REDIS_URL: `redis://127.0.0.1:${PORTS.redis}` }),
    },
    ...(role === 'worker' ? { readyPath: '/healthz' } : {}),
  })
}
