import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { isThere } from '#modules/streaming/worker/programs.ts'
import type { Worker } from '#modules/streaming/worker/worker.ts'
import { readProfiles, type ProfileFile } from '../cloud-profiles.ts'
import { openPortalWorker, type CloudWorkerParts } from '../cloud-worker.ts'
import { bringSystem } from './bring-system.ts'
import { bringingLines } from './bringing-lines.ts'
import { SANDBOX_PACKAGES, FIRST_GAMES } from './packages.ts'
import { isOurs, systemFolder } from './system-folder.ts'

/** Cloud games in the portal's own process, from start to exit. */
export interface CloudGamesHere {
  areComing(): boolean
  /** Opens available games; others are installed while the portal runs. */
  open(app: FastifyInstance): Promise<void>
  drain(): Promise<void>
  close(): Promise<void>
}

/** Uses the machine's games, else those that an earlier start has installed, else installs some. */
export function cloudGamesHere(parts: Omit<CloudWorkerParts, 'system'>): CloudGamesHere {
  const { config, say } = parts
  const leaving = new AbortController()
  const folder = systemFolder(config.dataDir, process.getuid?.())
  let worker: Worker | undefined
  let isComing = false

  async function openWith(app: FastifyInstance, system?: string) {
    if (!leaving.signal.aborted) worker = await openPortalWorker(app, { ...parts, system })
  }

  async function bring(app: FastifyInstance) {
    isComing = true
    const games = readProfiles().filter(({ gameKey }) => FIRST_GAMES.includes(gameKey as never))
    const packages = [...new Set([...SANDBOX_PACKAGES, ...games.flatMap((game) => game.packages)])]
    say(`cloud games: bringing the first ${games.length}, unpacked below ${folder}; CLOUD=off leaves them`)
    const { signal } = leaving
    try {
      await bringSystem({ packages, folder, signal, onBytes: bringingLines(say) })
      await openWith(app, folder)
      say(`cloud games: ${games.length} are open`)
      await takePictures(parts.root, games, signal)
    } catch (error) {
      if (signal.aborted) return
      const why = error instanceof Error ? error.message : String(error)
      say(`cloud games are closed: they could not be brought (${why}); the next start tries again`)
      await openWith(app)
    } finally {
      isComing = false
    }
  }

  return {
    areComing: () => isComing,
    async open(app) {
      if (!config.roles.includes('worker') || !config.apiBase.startsWith('/')) return
      if (config.cloud.games === 'off') return say('cloud games are off (CLOUD=off)')
      if (isOurs(folder) && missingPrograms(folder).length === 0) return openWith(app, folder)
      const hasOwn = missingPrograms().length === 0 && (await hasGame())
      if (hasOwn || config.cloud.games === 'own' || !canBring()) return openWith(app)
      // Its failures are reported; the portal serves meanwhile.
      void bring(app)
    },
    drain: async () => {
      leaving.abort()
      await worker?.drain(config.cloud.drainFor)
    },
    close: async () => {
      leaving.abort()
      await worker?.close()
    },
  }
}

async function hasGame(): Promise<boolean> {
  const are = await Promise.all(readProfiles().map(({ program }) => isThere(program)))
  return are.includes(true)
}

/** On Debian, Ubuntu and similar systems; elsewhere an operator installs games. */
const canBring = () =>
  process.platform === 'linux' && ['apt-get', 'dpkg-deb', 'tar', 'setpriv', 'prlimit'].every(isFound)

const isFound = (name: string) => ['/usr/bin', '/bin'].some((folder) => existsSync(join(folder, name)))

/** Runs the operator's command for trials, which also takes the covers; games are open without them. */
function takePictures(root: string, games: readonly ProfileFile[], signal: AbortSignal): Promise<void> {
  const args = [
    join(root, 'apps/cli/portal.mjs'),
    'cloud',
    'import',
    '--yes',
    ...games.map(({ gameKey }) => gameKey),
  ]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'ignore', signal })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}
