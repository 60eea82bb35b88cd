import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Programs of the fleet's engines, as Debian installs them. */
export interface EnginePrograms {
  /** Folder with `postgres` and `initdb`. */
  readonly postgres: string
  readonly redis: string
  readonly haproxy: string
}

const POSTGRES_FOLDERS = '/usr/lib/postgresql'
/** Debian packages by program. */
const PACKAGES = { postgres: 'postgresql', redis: 'redis-server', haproxy: 'haproxy' } as const
/** Stops the packages from starting services; the fleet starts its own. */
const NO_SERVICES = '#!/bin/sh\nexit 101\n'

const onPath = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

function newestPostgres(): string | undefined {
  if (!existsSync(POSTGRES_FOLDERS)) return undefined
  const versions = readdirSync(POSTGRES_FOLDERS).filter((name) => Number(name) >= 15)
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one))
  const folder = newest && join(POSTGRES_FOLDERS, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

const find = () => ({ postgres: newestPostgres(), redis: onPath('redis-server'), haproxy: onPath('haproxy') })

/** Finds the programs, and installs missing Debian packages if it may. */
export function enginePrograms(say: (text: string) => void): EnginePrograms {
  const missing = Object.entries(find()).flatMap(([name, program]) =>
    program === undefined ? [PACKAGES[name as keyof typeof PACKAGES]] : [],
  )
  if (missing.length > 0) install(missing, say)
  const { postgres, redis, haproxy } = find()
  if (!postgres || !redis || !haproxy)
    throw new Error(
      `A fleet needs PostgreSQL 15 or newer, Redis and HAProxy: ${commandFor(Object.values(PACKAGES))}`,
    )
  return { postgres, redis, haproxy }
}

const commandFor = (packages: readonly string[]) => `apt-get install ${packages.join(' ')}`

function install(packages: readonly string[], say: (text: string) => void): void {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) throw new Error(`A fleet needs these programs, as root: ${commandFor(packages)}`)
  say(`installing ${packages.join(', ')}`)
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs)
    execFileSync('sh', ['-c', `printf '%s' "$1" > ${policy} && chmod 755 ${policy}`, 'sh', NO_SERVICES])
  try {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-q'], options)
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
  } finally {
    if (isOurs) execFileSync('rm', ['-f', policy])
  }
}
