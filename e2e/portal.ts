import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
const BUILD = join(root, 'dist/client/_app/builds/latest.json')

/** The built portal in a separate process. */
export interface Portal {
  readonly url: string
  readonly pid: number
  /** Kills it without warning, like a crash or `kill -9`. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export interface PortalWishes {
  /** Keeps the address over a restart. */
  readonly port?: number
  /** Environment variables, as an operator sets them. */
  readonly settings?: Readonly<Record<string, string>>
  /** Command line arguments. */
  readonly args?: readonly string[]
}

/** Starts the portal with a data folder. */
export async function startPortal(dataFolder: string, wishes: PortalWishes = {}): Promise<Portal> {
  if (!existsSync(BUILD)) throw new Error('There is no build in dist/: run "npm run build" first')
  const port = wishes.port ?? (await freePort())
  const child = spawn(process.execPath, [join(root, 'dist/portal/main.js'), ...(wishes.args ?? [])], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      // Shared by all portals, although each data folder is new.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      // As an operator sets it: search engines and link previews need absolute URLs.
      PUBLIC_URL: `http://localhost:${port}`,
      ...wishes.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await readyOf(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function readyOf(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('ready ')) {
      child.stdout!.resume()
      return
    }
  }
  throw new Error('The portal ended before it was ready')
}

interface GameWords {
  readonly title: string
  readonly pitch: string
  readonly how: readonly string[]
}

export interface CatalogueGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly version: string
  readonly score: { readonly ranked: boolean }
  readonly words: Readonly<Record<string, GameWords>>
}

/** The games of the build. */
export const readCatalogue = (): readonly CatalogueGame[] =>
  JSON.parse(readFileSync(join(root, 'dist/catalogue.json'), 'utf8')) as CatalogueGame[]

/** Id of the build that is served. */
export const buildId = (): string => (JSON.parse(readFileSync(BUILD, 'utf8')) as { readonly id: string }).id
