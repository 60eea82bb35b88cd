import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkInvariants, type Finding } from '#apps/cli/invariants.ts'
import { openDatabase } from '#kit/db/open-database.ts'
import { databaseUrl, startPostgres, startProxy, startRedis } from '../fleet/engines.ts'
import { enginePrograms } from '../fleet/packages.ts'
import type { Supervised } from '../fleet/processes.ts'
import { boxed, imageNode } from './image-node.ts'
import { bringPlayers } from './players.ts'

const FIRST_PORT = 19_300
const PORTS = { proxy: FIRST_PORT, postgres: FIRST_PORT + 1, redis: FIRST_PORT + 2 }
/** As in the compose file: two of each except jobs. */
const SERVICES = {
  web1: FIRST_PORT + 11,
  web2: FIRST_PORT + 12,
  api1: FIRST_PORT + 21,
  api2: FIRST_PORT + 22,
  gateway1: FIRST_PORT + 31,
  gateway2: FIRST_PORT + 32,
  jobs1: FIRST_PORT + 41,
} as const
type ServiceName = keyof typeof SERVICES
const NAMES = Object.keys(SERVICES) as ServiceName[]
const roleOf = (name: string) => name.replace(/\d$/, '')
/** How long players play before and after. */
const QUIET = 5000
/** The proxy checks every second and needs one success. */
const SEEN = 2500

export interface DeployPlan {
  /** An empty folder that every user can enter. */
  readonly folder: string
  readonly deployFolder: string
  /** Files of the current image and of the next one. */
  readonly before: string
  readonly after: string
  /** The image's health check command. */
  readonly health: readonly string[]
  say(text: string): void
}

export interface RollRow {
  readonly name: string
  readonly seconds: number
  readonly tries: number
  readonly errors: number
}

export interface DeployReport {
  readonly rows: readonly RollRow[]
  readonly findings: readonly Finding[]
  readonly failures: readonly string[]
}

/** Runs the services of the compose file behind the proxy, and rolls out the next image while players play. */
export async function tryDeploy({
  folder,
  deployFolder,
  before,
  after,
  health,
  say,
}: DeployPlan): Promise<DeployReport> {
  const running = new Map<string, Supervised>()
  const failures: string[] = []
  try {
    const programs = enginePrograms(say)
    const engine = (port: number) => ({ folder, port, programs })
    running.set('postgres', await startPostgres(engine(PORTS.postgres)))
    running.set('redis', await startRedis(engine(PORTS.redis)))
    const environment = settings()
    const nodeOf = (name: ServiceName, root: string) =>
      imageNode({ name, role: roleOf(name), port: SERVICES[name], root, folder, environment })
    const began = performance.now()
    // One after the other: the first migrates, and starting seven at once is too slow on a busy machine.
    for (const name of NAMES) {
      running.set(name, nodeOf(name, before))
      await running.get(name)!.ready()
    }
    say(`${NAMES.join(', ')} run from the image after ${inSeconds(began)} s`)
    failures.push(...boxFaults({ root: before, folder, health }))
    const config = join(deployFolder, 'haproxy/haproxy.cfg')
    const backends = { web: portsOf('web'), api: portsOf('api'), gateway: portsOf('gateway') }
    running.set('proxy', await startProxy({ ...engine(PORTS.proxy), config, backends }))
    const players = await bringPlayers(`http://127.0.0.1:${PORTS.proxy}`)
    const rows: RollRow[] = []
    let seen = players.tally()
    const row = async (name: string, work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      const now = players.tally()
      rows.push({
        name,
        seconds: inSeconds(start),
        tries: now.tries - seen.tries,
        errors: now.errors - seen.errors,
      })
      seen = now
    }
    await row('before the roll', () => pause(QUIET))
    for (const name of NAMES)
      await row(`${name} rolls`, async () => {
        await running.get(name)!.stop()
        running.set(name, nodeOf(name, after))
        await running.get(name)!.ready()
        await pause(SEEN)
      })
    await row('after the roll', () => pause(QUIET))
    await players.leave()
    const database = await openDatabase({
      dataFolder: folder,
      url: databaseUrl(PORTS.postgres),
      connections: 2,
    })
    const findings = await checkInvariants(database.db).finally(() => database.close())
    failures.push(...faults(rows, findings))
    return { rows, findings, failures }
  } finally {
    for (const node of [...running.values()].toReversed()) await node.stop()
  }
}

const inSeconds = (since: number) => Math.round((performance.now() - since) / 100) / 10

const settings = () => ({
  DATABASE_URL: databaseUrl(PORTS.postgres),
  REDIS_URL: `redis://127.0.0.1:${PORTS.redis}`,
  ISLET_PEPPER: randomBytes(32).toString('hex'),
  WORKER_KEY: randomBytes(32).toString('hex'),
  TRUSTED_PROXIES: '1',
  LEAVE_SECONDS: '5',
})

const portsOf = (role: string): Record<string, number> =>
  Object.fromEntries(Object.entries(SERVICES).filter(([name]) => roleOf(name) === role))

/** Checks that the image does not run as root, writes only to its data, and reports its health. */
function boxFaults({
  root,
  folder,
  health,
}: {
  readonly root: string
  readonly folder: string
  readonly health: readonly string[]
}) {
  const data = join(folder, 'look')
  mkdirSync(data, { recursive: true })
  const inBox = (port: number, ...command: string[]) => {
    const [program, ...args] = [...boxed({ root, data }), '--setenv', 'PORT', String(port), ...command]
    return spawnSync(program!, args, { encoding: 'utf8' })
  }
  const faults: string[] = []
  if (inBox(0, 'id', '-u').stdout.trim() !== '1000')
    faults.push('the image runs as another user than its own')
  if (inBox(0, 'touch', '/islet/x').status === 0) faults.push('the root of the image can be written to')
  if (inBox(0, 'touch', '/data/x').status !== 0)
    faults.push('the data folder of the image cannot be written to')
  if (inBox(SERVICES.api1, ...health).status !== 0)
    faults.push('the health check fails where the service is well')
  if (inBox(1, ...health).status === 0) faults.push('the health check passes where nothing answers')
  return faults
}

function faults(rows: readonly RollRow[], findings: readonly Finding[]): string[] {
  const errors = rows.reduce((sum, row) => sum + row.errors, 0)
  const idle = rows.filter(({ tries }) => tries === 0)
  return [
    ...(errors > 0 ? [`${errors} requests failed`] : []),
    ...idle.map(({ name }) => `nobody played while ${name}`),
    ...findings.filter(({ broken }) => broken > 0).map(({ id }) => `${id} is broken`),
  ]
}
