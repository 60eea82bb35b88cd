import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sandboxCommand } from '#modules/streaming/host/sandbox-command.ts'
import { aptOptions, readArchives } from './packages.ts'
import { isOurs } from './system-folder.ts'

/** Bytes that have come of all that come. */
export type OnBytes = (come: number, all: number) => void

export interface SystemWishes {
  readonly packages: readonly string[]
  /** Where it stands when it is whole; what is under way lies beside it. */
  readonly folder: string
  readonly onBytes: OnBytes
  readonly signal: AbortSignal
}

const LOOK_EVERY = 500
/** Neither games nor boxes read them. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/lintian', 'usr/share/bug']
const MERGED = ['bin', 'lib', 'lib32', 'lib64', 'libx32', 'sbin']

/**
 * Brings a root with these Debian packages and all that they need, without changing the machine: the system's own apt
 * checks and fetches them, and they are unpacked, not installed. Rejects when there is no apt, no network or no room.
 */
export async function bringSystem(wishes: SystemWishes): Promise<void> {
  const { folder, signal } = wishes
  const work = `${folder}.coming`
  const root = join(work, 'root')
  mkdirSync(work, { recursive: true, mode: 0o755 })
  for (const path of [work, ...(existsSync(folder) ? [folder] : [])])
    if (!isOurs(path)) throw new Error(`${path} is not this user's alone`)
  // What was fetched before an aborted start is not fetched again; what was unpacked is.
  rmSync(root, { recursive: true, force: true })
  for (const part of ['lists/partial', 'archives/partial']) mkdirSync(join(work, part), { recursive: true })
  const options = aptOptions(work)
  await run('apt-get', [...options, '-qq', 'update'], signal)
  const archives = await fetchArchives(wishes, work, options)
  for (const name of MERGED) {
    mkdirSync(join(root, 'usr', name), { recursive: true })
    symlinkSync(`usr/${name}`, join(root, name))
  }
  for (const archive of archives) await unpack(join(work, 'archives', archive), root, signal)
  // The users of plays read all of it, and nobody becomes another by it.
  await run('chmod', ['-R', 'a+rX,u+w,go-w,a-s', root], signal)
  await settle(root, signal)
  rmSync(folder, { recursive: true, force: true })
  renameSync(root, folder)
  rmSync(work, { recursive: true, force: true })
}

async function fetchArchives(
  { packages, onBytes, signal }: SystemWishes,
  work: string,
  options: readonly string[],
): Promise<readonly string[]> {
  const install = [...options, '-qq', '-y', 'install', ...packages]
  const archives = readArchives(await run('apt-get', [...install, '--print-uris'], signal))
  const all = archives.reduce((sum, { bytes }) => sum + bytes, 0)
  const places = ['archives', 'archives/partial'].map((name) => join(work, name))
  const come = () =>
    places
      .flatMap((place) => readdirSync(place).map((name) => sizeOf(join(place, name))))
      .reduce((sum, size) => sum + size, 0)
  const watch = setInterval(() => onBytes(Math.min(all, come()), all), LOOK_EVERY)
  try {
    await run('apt-get', [...install, '--download-only'], signal)
  } finally {
    clearInterval(watch)
  }
  return archives.map(({ file }) => file)
}

/** apt renames a file the moment it is whole. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Unpacks one package and notes it as dpkg would, for whoever asks which version is here. */
async function unpack(archive: string, root: string, signal: AbortSignal): Promise<void> {
  const tar = ['-xf', '-', '-C', root, '--keep-directory-symlink', '--no-same-owner']
  const leftOut = LEFT_OUT.map((path) => `--exclude=./${path}`)
  await run('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar "$@"', archive, ...tar, ...leftOut], signal)
  const fields = ['Package', 'Version', 'Architecture', 'Maintainer']
  const format = `${fields.map((name) => `${name}: \${${name}}`).join('\n')}\nStatus: install ok installed\nDescription: \${Package}\n\n`
  const facts = await run('dpkg-deb', ['-W', `--showformat=${format}`, archive], signal)
  const files = await run(
    'sh',
    ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar -tf - | sed "s/^\\.//"', archive],
    signal,
  )
  const info = join(root, 'var/lib/dpkg/info')
  mkdirSync(info, { recursive: true })
  appendFileSync(join(root, 'var/lib/dpkg/status'), facts)
  writeFileSync(join(info, `${/^Package: (.*)$/m.exec(facts)![1]}.list`), files)
}

/** What packages make on being installed and programs with windows cannot do without; a game that misses it fails its trial. */
const SETTLING = [
  ['/usr/bin/glib-compile-schemas', '/usr/share/glib-2.0/schemas'],
  ['/usr/bin/update-mime-database', '/usr/share/mime'],
  ['/usr/bin/gdk-pixbuf-query-loaders', '--update-cache'],
]

async function settle(root: string, signal: AbortSignal): Promise<void> {
  const [sandbox, ...loader] = sandboxCommand(root)
  const links = MERGED.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])
  const walls = [
    '--unshare-user',
    '--unshare-net',
    '--bind',
    join(root, 'usr'),
    '/usr',
    ...links,
    '--proc',
    '/proc',
    '--dev',
    '/dev',
  ]
  for (const [program, ...args] of SETTLING) {
    const found = programIn(root, program!)
    if (found) await run(sandbox!, [...loader, ...walls, '--', found, ...args], signal)
  }
}

/** Debian keeps some tools beside the libraries that they are of. */
function programIn(root: string, program: string): string | undefined {
  const name = program.slice(program.lastIndexOf('/') + 1)
  const libraries = existsSync(join(root, 'usr/lib')) ? readdirSync(join(root, 'usr/lib')) : []
  const places = [
    program,
    ...libraries.flatMap((library) => [
      `/usr/lib/${library}/glib-2.0/${name}`,
      `/usr/lib/${library}/gdk-pixbuf-2.0/${name}`,
    ]),
  ]
  return places.find((place) => existsSync(join(root, place)))
}

/** Gives what the program wrote; rejects with its last words when it fails. */
function run(program: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      LC_ALL: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
    }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, signal })
    let out = ''
    let trouble = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (trouble = (trouble + part.toString()).slice(-2000)))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(out)
      else reject(new Error(trouble.trim().split('\n').at(-1) || `${program} ended with exit code ${code}`))
    })
  })
}
