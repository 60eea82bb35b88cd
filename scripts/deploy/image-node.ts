import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { supervise, type Supervised } from '../fleet/processes.ts'

export interface ImageNodeParts {
  readonly name: string
  readonly role: string
  readonly port: number
  /** Files of the image. */
  readonly root: string
  /** Folder of its data and log. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

const UID = '1000'
/** The service runs in the sandbox's child process, so signals must be passed on to it. */
const PASS_ON =
  '"$@" & box=$!; trap \'kill -TERM $(cat /proc/$box/task/$box/children)\' TERM; wait $box; wait $box'

/** Arguments that run a program in the files of an image: a read-only root, an unprivileged user, a /tmp and a /data. */
export const boxed = ({ root, data }: { readonly root: string; readonly data: string }): string[] => [
  'bwrap',
  '--die-with-parent',
  '--unshare-user',
  '--unshare-ipc',
  '--unshare-uts',
  '--uid',
  UID,
  '--gid',
  UID,
  '--ro-bind',
  root,
  '/',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--tmpfs',
  '/tmp',
  '--bind',
  data,
  '/data',
  '--chdir',
  '/islet',
  '--clearenv',
]

/** A service of the compose file, from the image. */
export function imageNode({ name, role, port, root, folder, environment }: ImageNodeParts): Supervised {
  const data = join(folder, name)
  mkdirSync(data, { recursive: true })
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: '/data',
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_NAME: name,
    ...environment,
  }
  const set = Object.entries(settings).flatMap(([key, value]) => ['--setenv', key, value])
  const program = ['node_modules/.bin/node', 'dist/portal/main.js', '--roles', role]
  return supervise({
    name,
    command: ['sh', '-c', PASS_ON, 'sh', ...boxed({ root, data }), ...set, ...program],
    logFile: join(folder, `${name}.log`),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
  })
}
