import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { dropFiles, forget } from './dpkg-notes.ts'
import { aptOptions, readArchives, type Archive } from './packages.ts'
import { run } from './run-program.ts'
import { settle, UnfitPackage, unpack, weigh } from './unpack.ts'

/** Most that a package may unpack, with its dependencies: an archive can be a thousand times smaller. */
const MOST_UNPACKED = 600e6

/** The root of installed games, with an apt of its own. */
export interface PackageShelf {
  readonly root: string
  /** Package lists and archives. */
  readonly work: string
  readonly signal: AbortSignal
  /** Lets the next import continue. */
  close(): void
}

export interface Added {
  /** The archive of the package itself, then those of its data packages. */
  readonly archives: readonly string[]
  /** Installed packages, dependencies included. */
  readonly came: readonly string[]
  readonly bytes: number
}

const optionsOf = ({ root, work }: Omit<PackageShelf, 'close'>) => [
  ...aptOptions(work),
  '-o',
  `Dir::State::status=${join(root, 'var/lib/dpkg/status')}`,
]

/** Updates the package lists, once for many packages. Only one import at a time may change a root. */
export async function openShelf(root: string, work: string, signal: AbortSignal): Promise<PackageShelf> {
  const close = await holdAlone(root)
  const shelf = { root, work, signal, close }
  try {
    // Archives of an aborted run would be missing from the list of downloads.
    rmSync(join(work, 'archives'), { recursive: true, force: true })
    for (const part of ['lists/partial', 'archives/partial']) mkdirSync(join(work, part), { recursive: true })
    await run('apt-get', [...optionsOf(shelf), '-qq', 'update'], signal)
    return shelf
  } catch (error) {
    close()
    throw error
  }
}

/** Takes a lock that the system gives to one process and releases however that process ends. */
function holdAlone(root: string): Promise<() => void> {
  const key = createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16)
  const holder = createServer().unref()
  return new Promise((done, fail) => {
    holder.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error('another import is running') : error),
    )
    holder.listen(`\0${BRAND_PREFIX}-import-${key}`, () => done(() => void holder.close()))
  })
}

/** All packages of the lists, as `apt-cache dumpavail` prints them. */
export const listAvailable = (shelf: PackageShelf): Promise<string> =>
  run('apt-cache', [...optionsOf(shelf), 'dumpavail'], shelf.signal)

/** Downloads a package and its dependencies and adds them to the root; returns a reason if they exceed a limit. */
export async function addPackage(
  shelf: PackageShelf,
  name: string,
  mostBytes: number,
  mostUnpacked = MOST_UNPACKED,
): Promise<Added | string> {
  const { root, work, signal } = shelf
  const install = [...optionsOf(shelf), '-qq', '-y', '--reinstall', 'install', name]
  const planned = await planOf(install, signal)
  if (typeof planned === 'string') return planned
  const bytes = planned.reduce((sum, archive) => sum + archive.bytes, 0)
  if (bytes > mostBytes) return `it needs ${Math.ceil(bytes / 1e6)} MB more`
  const own = planned.find(({ file }) => file.startsWith(`${name}_`))
  if (!own) return 'apt would take another in its place'
  await run('apt-get', [...install, '--download-only'], signal)
  const archives = planned.map(({ file }) => join(work, 'archives', file))
  const fault = await unpackAll(shelf, archives, mostUnpacked)
  const isOwn = (file: string) => file === own.file || file.startsWith(`${name}-`)
  for (const { file } of planned)
    if (fault !== '' || !isOwn(file)) rmSync(join(work, 'archives', file), { force: true })
  if (fault !== '') return fault
  await run('chmod', ['-R', 'a+rX,u+w,go-w,a-s', join(root, 'usr')], signal)
  await settle(root, signal)
  const came = planned.map(({ file }) => file.split('_')[0]!)
  const data = planned.map(({ file }) => file).filter((file) => isOwn(file) && file !== own.file)
  return { archives: [own.file, ...data].map((file) => join(work, 'archives', file)), came, bytes }
}

/** apt plans without the network: if it finds no solution, the package has none. */
async function planOf(install: readonly string[], signal: AbortSignal): Promise<readonly Archive[] | string> {
  try {
    return readArchives(await run('apt-get', [...install, '--print-uris'], signal))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!/unmet|held broken|Unable to (locate|correct)|no installation candidate/.test(why)) throw error
    return 'apt finds no way to install it'
  }
}

/** Checks all archives before the first is unpacked; returns the fault. */
async function unpackAll(
  shelf: PackageShelf,
  archives: readonly string[],
  mostBytes: number,
): Promise<string> {
  try {
    let bytes = 0
    for (const archive of archives) bytes += await weigh(archive, shelf)
    if (bytes > mostBytes) return `it unpacks to more than ${Math.floor(mostBytes / 1e6)} MB`
    for (const archive of archives) await unpack(archive, shelf)
    return ''
  } catch (error) {
    if (error instanceof UnfitPackage) return error.message
    throw error
  }
}

/** Archives are read only once. */
export function dropArchives({ archives }: Added): void {
  for (const archive of archives) rmSync(archive, { force: true })
}

/** Removes a refused package and its data packages; libraries stay for others. */
export function dropPackage({ root }: PackageShelf, name: string, { came }: Added): void {
  const gone = new Set(came.filter((one) => one === name || one.startsWith(`${name}-`)))
  for (const one of gone) dropFiles(root, one)
  forget(root, gone)
}
