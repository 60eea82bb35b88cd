import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to run PostgreSQL's programs here: they refuse to run as root, and must not outlive us. */
export interface Launcher {
  readonly name: 'user namespace' | 'uid 65534' | 'direct'
  readonly prefix: readonly string[]
  readonly identity: { readonly uid?: number; readonly gid?: number }
  /** The user who owns the files, when it matters. */
  readonly owner?: number
}

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
const NOBODY = 65534

const works = (command: readonly string[]) =>
  spawnSync(command[0]!, [...command.slice(1), 'true']).status === 0

/** Finds a way that this machine allows: for root a user namespace, else the user `nobody`, else the current user. */
export function findLauncher(): Launcher {
  const deathSignal = ['setpriv', '--pdeathsig', 'INT']
  const untilWeDie = works(deathSignal) ? deathSignal : []
  if (process.getuid?.() !== 0) return { name: 'direct', prefix: untilWeDie, identity: {} }
  if (works(NAMESPACE)) {
    return { name: 'user namespace', prefix: [...NAMESPACE, ...untilWeDie], identity: {}, owner: 0 }
  }
  return { name: 'uid 65534', prefix: untilWeDie, identity: { uid: NOBODY, gid: NOBODY }, owner: NOBODY }
}

/** Makes the folder and gives it to the user that PostgreSQL runs as. */
export function prepareFolder(launcher: Launcher, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (launcher.owner === undefined) return
  if (launcher.owner === NOBODY) requireTraversable(dirname(folder))
  if (statSync(folder).uid !== launcher.owner) {
    execFileSync('chown', ['-R', `${launcher.owner}:${launcher.owner}`, folder])
  }
}

/** Another user can reach a folder only if its parents are traversable. */
function requireTraversable(folder: string): void {
  if ((statSync(folder).mode & 0o001) === 0) {
    throw new Error(
      `PostgreSQL cannot run as root here and its other user may not enter ${folder}: ` +
        'set DATA_DIR to a folder that everybody may pass through, or DATABASE_URL to a server of your own.',
    )
  }
  if (dirname(folder) !== folder) requireTraversable(dirname(folder))
}
