import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { supervise, type Supervised } from './processes.ts'

const MAIN = join(import.meta.dirname, '../../dist/portal/main.js')

export interface NodeParts {
  readonly name: string
  /** Value of `--roles`. */
  readonly role: string
  readonly port: number
  /** Folder for its data and its log, under its name. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** A worker is ready as soon as it answers. */
  readonly readyPath?: '/readyz' | '/healthz'
}

/** One process of the portal behind the local proxy. */
export function portalNode(parts: NodeParts): Supervised {
  const { name, role, port, folder, environment, readyPath = '/readyz' } = parts
  const dataFolder = join(folder, name)
  mkdirSync(dataFolder, { recursive: true })
  return supervise({
    name,
    command: [process.execPath, MAIN, '--roles', role],
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      NODE_NAME: name,
      TRUSTED_PROXIES: '1',
      ...environment,
    },
    logFile: join(folder, `${name}.log`),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}${readyPath}`)).ok,
  })
}
