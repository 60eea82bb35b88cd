import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'islet-test-'

/** A folder for the data of this test run alone; leftovers of killed runs are removed. */
export function makeRunFolder(name = 'run'): string {
  for (const left of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(left)?.[1]
    if (owner && !isAlive(Number(owner)) && isOurs(join(tmpdir(), left))) sweep(join(tmpdir(), left))
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-${name}-`))
}

/** Another user's leftovers are theirs to remove. */
const isOurs = (folder: string): boolean =>
  process.getuid === undefined || lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid()

/** Stops the servers that still use an orphaned folder, then removes it. */
function sweep(folder: string): void {
  for (const pid of processesOf(folder)) kill(pid)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/** Processes that were started with a folder in their arguments or environment; none where the system does not tell. */
export function processesOf(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => ['cmdline', 'environ'].some((file) => readOf(`/proc/${pid}/${file}`).includes(folder)))
    .map(Number)
}

/** A process may end, or belong to another user, while it is inspected. */
function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
