import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { aptOptions, readArchives } from './packages.ts'
import { run } from './run-program.ts'
import { settle, unpack } from './unpack.ts'

/** The root of brought games with an apt of its own beside it. */
export interface PackageShelf {
  readonly root: string
  /** Lists and archives. */
  readonly work: string
  readonly signal: AbortSignal
}

export interface Added {
  /** The archive of the package itself, then those of its own data. */
  readonly archives: readonly string[]
  /** Packages that came, the needed ones too. */
  readonly came: readonly string[]
  readonly bytes: number
}

const optionsOf = ({ root, work }: PackageShelf) => [
  ...aptOptions(work),
  '-o',
  `Dir::State::status=${join(root, 'var/lib/dpkg/status')}`,
]

/** Reads the lists of the distribution, once for many packages. */
export async function openShelf(root: string, work: string, signal: AbortSignal): Promise<PackageShelf> {
  const shelf = { root, work, signal }
  // What an aborted run has fetched would be left out of the list of what is to come.
  rmSync(join(work, 'archives'), { recursive: true, force: true })
  for (const part of ['lists/partial', 'archives/partial']) mkdirSync(join(work, part), { recursive: true })
  await run('apt-get', [...optionsOf(shelf), '-qq', 'update'], signal)
  return shelf
}

/** Every package of the lists, as `apt-cache dumpavail` prints it. */
export const listAvailable = (shelf: PackageShelf): Promise<string> =>
  run('apt-cache', [...optionsOf(shelf), 'dumpavail'], shelf.signal)

/** Fetches a package and what it needs and unpacks them beside what is there; says why not when that is too much. */
export async function addPackage(
  shelf: PackageShelf,
  name: string,
  mostBytes: number,
): Promise<Added | string> {
  const { root, work, signal } = shelf
  const install = [...optionsOf(shelf), '-qq', '-y', '--reinstall', 'install', name]
  const archives = readArchives(await run('apt-get', [...install, '--print-uris'], signal))
  const bytes = archives.reduce((sum, archive) => sum + archive.bytes, 0)
  if (bytes > mostBytes) return `it needs ${Math.ceil(bytes / 1e6)} MB more`
  const own = archives.find(({ file }) => file.startsWith(`${name}_`))
  if (!own) return 'apt would take another in its place'
  await run('apt-get', [...install, '--download-only'], signal)
  const came = archives.map(({ file }) => file.split('_')[0]!)
  // One that is here already is noted anew.
  forget(root, new Set(came))
  for (const { file } of archives) await unpack(join(work, 'archives', file), root, signal)
  await run('chmod', ['-R', 'a+rX,u+w,go-w,a-s', join(root, 'usr')], signal)
  await settle(root, signal)
  const isOwn = (file: string) => file === own.file || file.startsWith(`${name}-`)
  for (const { file } of archives) if (!isOwn(file)) rmSync(join(work, 'archives', file), { force: true })
  const data = archives.map(({ file }) => file).filter((file) => isOwn(file) && file !== own.file)
  return { archives: [own.file, ...data].map((file) => join(work, 'archives', file)), came, bytes }
}

/** Archives are read once. */
export function dropArchives({ archives }: Added): void {
  for (const archive of archives) rmSync(archive, { force: true })
}

/** Takes a package that was refused away again, with its own data; libraries stay for the next. */
export function dropPackage({ root }: PackageShelf, name: string, { came }: Added): void {
  const gone = new Set(came.filter((one) => one === name || one.startsWith(`${name}-`)))
  for (const one of gone) dropFiles(root, one)
  forget(root, gone)
}

function forget(root: string, names: ReadonlySet<string>): void {
  const status = join(root, 'var/lib/dpkg/status')
  const kept = readFileSync(status, 'utf8')
    .split(/\n\n+/)
    .filter((record) => record !== '' && !names.has(/^Package: (.*)$/m.exec(record)?.[1] ?? ''))
  writeFileSync(status, kept.map((record) => `${record}\n\n`).join(''))
}

function dropFiles(root: string, name: string): void {
  const list = join(root, 'var/lib/dpkg/info', `${name}.list`)
  if (!existsSync(list)) return
  const paths = readFileSync(list, 'utf8').split('\n')
  for (const path of paths.toReversed()) {
    const place = join(root, path)
    // Neither by dots nor by a link of the package does it leave the root.
    if (!place.startsWith(join(root, 'usr/')) || !isWithin(root, dirname(place))) continue
    const facts = lstatSync(place, { throwIfNoEntry: false })
    if (!facts) continue
    if (!facts.isDirectory()) rmSync(place, { force: true })
    else dropEmpty(place)
  }
  rmSync(list, { force: true })
}

const isWithin = (root: string, folder: string) =>
  existsSync(folder) && `${realpathSync(folder)}/`.startsWith(`${realpathSync(root)}/usr/`)

/** A folder that others still use stays. */
function dropEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
