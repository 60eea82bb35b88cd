import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { createClient } from 'redis'
import { findLauncher, prepareFolder } from '#kit/db/postgres-launcher.ts'
import type { EnginePrograms } from './packages.ts'
import { supervise, type Supervised } from './processes.ts'

export interface EnginePlan {
  readonly folder: string
  readonly port: number
  readonly programs: EnginePrograms
}

export const databaseUrl = (port: number) => `postgres://islet@127.0.0.1:${port}/islet`

/** Debian's PostgreSQL on loopback; commits are durable before they are acknowledged. */
export async function startPostgres({ folder, port, programs }: EnginePlan): Promise<Supervised> {
  const launcher = findLauncher()
  const home = join(folder, 'postgres')
  prepareFolder(launcher, home)
  const command = (program: string, ...args: string[]) => [
    ...launcher.prefix,
    join(programs.postgres, program),
    ...args,
  ]
  const [initdb, ...options] = command(
    'initdb',
    '-D',
    home,
    '-U',
    'islet',
    '-A',
    'trust',
    '--no-locale',
    '-E',
    'UTF8',
  )
  const made = spawnSync(initdb!, options, { ...launcher.identity, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300', '-c', `port=${port}`]
  const server = supervise({
    name: 'postgres',
    command: command('postgres', '-D', home, '-k', home, ...settings),
    identity: launcher.identity,
    logFile: join(folder, 'postgres.log'),
    isReady: () => asks(databaseUrl(port).replace(/islet$/, 'postgres'), 'select 1'),
  })
  await server.ready()
  await asks(databaseUrl(port).replace(/islet$/, 'postgres'), 'create database islet')
  return server
}

async function asks(url: string, statement: string): Promise<boolean> {
  const client = new Client(url)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A Redis on loopback without persistence. */
export async function startRedis({ folder, port, programs }: EnginePlan): Promise<Supervised> {
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder]
  const server = supervise({
    name: 'redis',
    command: [programs.redis, '--bind', '127.0.0.1', '--port', String(port), ...keepsNothing],
    logFile: join(folder, 'redis.log'),
    async isReady() {
      const client = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } })
      client.on('error', () => undefined)
      await client.connect()
      client.destroy()
      return true
    },
  })
  await server.ready()
  return server
}

export type Backends = Readonly<Record<'web' | 'api' | 'gateway', Readonly<Record<string, number>>>>

/** Our own proxy configuration, with local addresses in place of the names that a deployment resolves. */
export function proxyConfig(
  given: string,
  { port, backends }: { readonly port: number; readonly backends: Backends },
) {
  let config = given.replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
  for (const [backend, servers] of Object.entries(backends)) {
    const lines = Object.entries(servers).map(([name, at]) => `  server ${name} 127.0.0.1:${at}`)
    const place = new RegExp(
      `(^backend ${backend}\\n(?: .*\\n)*?)((?: {2}server(?:-template)? .*\\n?)+)`,
      'm',
    )
    if (!place.test(config)) throw new Error(`The proxy's configuration has no servers of ${backend}`)
    config = config.replace(place, (_all, head: string) => `${head}${lines.join('\n')}\n`)
  }
  return config
}

export async function startProxy(
  plan: EnginePlan & { readonly config: string; readonly backends: Backends },
) {
  const { folder, port, programs, backends } = plan
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, proxyConfig(readFileSync(plan.config, 'utf8'), { port, backends }))
  const checked = spawnSync(programs.haproxy, ['-c', '-f', file], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`HAProxy refuses its configuration: ${checked.stderr}`)
  const proxy = supervise({
    name: 'haproxy',
    command: [programs.haproxy, '-db', '-f', file],
    logFile: join(folder, 'haproxy.log'),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  })
  await proxy.ready()
  return proxy
}
