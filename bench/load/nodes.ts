import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#kit/db/open-database.ts'
import { startProxy, startRedis } from '../../scripts/fleet/engines.ts'
import type { EnginePrograms } from '../../scripts/fleet/packages.ts'
import { portalNode } from '../../scripts/fleet/portal-node.ts'
import type { Supervised } from '../../scripts/fleet/processes.ts'
import { openDriver, type Driver } from './crowd.ts'
import { openShare, type Share } from './limited.ts'

const ROOT = join(import.meta.dirname, '../..')
const PLAYERS = 400
const SLUGS = ['2048', 'sudoku', 'mahjong', 'classic-chess']

export interface NodesPlan {
  readonly folder: string
  readonly database: { readonly url: string; readonly pid: number }
  readonly firstPort: number
  readonly programs: EnginePrograms
}

/** Three api processes, with one proxy before all of them and one before the first alone. */
export interface Nodes {
  readonly driver: Driver
  readonly all: string
  readonly alone: string
  /** Limits each api process to this many cores. */
  limit(cores: number): void
  /** Ids of the processes whose CPU time counts, by purpose. */
  readonly pids: Readonly<Record<'api' | 'database' | 'proxy' | 'redis', readonly number[]>>
  stop(): Promise<void>
}

/** Undefined if this machine does not allow CPU limits, without which there is nothing to compare. */
export async function startNodes(plan: NodesPlan): Promise<Nodes | undefined> {
  const { folder, firstPort, programs } = plan
  const names = ['api1', 'api2', 'api3']
  const shares = names.map((name) => openShare(`islet-bench-${name}`))
  if (!shares.every((share): share is Share => share !== undefined)) return undefined
  const running: Supervised[] = []
  const stop = async () => {
    for (const one of running.toReversed()) await one.stop()
    for (const share of shares) share.remove()
  }
  try {
    const redis = await startRedis({ folder, port: firstPort, programs })
    running.push(redis)
    const secrets = {
      ISLET_PEPPER: randomBytes(32).toString('hex'),
      WORKER_KEY: randomBytes(32).toString('hex'),
    }
    const environment = {
      DATABASE_URL: plan.database.url,
      REDIS_URL: `redis://127.0.0.1:${firstPort}`,
      ...secrets,
    }
    const apis = names.map((name, index) =>
      portalNode({ name, role: 'api', port: firstPort + 1 + index, folder, environment }),
    )
    running.push(...apis)
    for (const [index, api] of apis.entries()) {
      await api.ready()
      shares[index]!.add(api.pid)
    }
    const proxyOf = async (place: number, members: readonly string[]) => {
      const servers = Object.fromEntries(members.map((name) => [name, firstPort + 1 + names.indexOf(name)]))
      const port = firstPort + 10 + place
      const own = join(folder, `proxy${place}`)
      mkdirSync(own)
      const proxy = await startProxy({
        folder: own,
        programs,
        port,
        config: join(ROOT, 'deploy/haproxy/haproxy.cfg'),
        // The bench requests neither pages nor sockets.
        backends: { web: servers, api: servers, gateway: { gateway1: firstPort, gateway2: firstPort } },
      })
      running.push(proxy)
      return { url: `http://127.0.0.1:${port}`, pid: proxy.pid }
    }
    const [all, alone] = [await proxyOf(0, names), await proxyOf(1, names.slice(0, 1))]
    const database = await openDatabase({ url: plan.database.url, dataFolder: folder, connections: 2 })
    const driver = await openDriver(all.url, database, { players: PLAYERS, slugs: SLUGS, seed: 7 })
    await database.close()
    return {
      driver,
      all: all.url,
      alone: alone.url,
      limit: (cores) => shares.forEach((share) => share.limit(cores)),
      pids: {
        api: apis.map(({ pid }) => pid),
        database: [plan.database.pid],
        proxy: [all.pid, alone.pid],
        redis: [redis.pid],
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
