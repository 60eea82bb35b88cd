import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxCommand } from '#modules/streaming/host/sandbox-command.ts'
import { entriesFault, entriesOf, isLibrary } from './archive-entries.ts'
import { dropFiles, noteFiles, notePackage } from './dpkg-notes.ts'
import { run } from './run-program.ts'

/** Neither games nor sandboxes need them. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/lintian', 'usr/share/bug']
/** Folders that are links into /usr. */
export const MERGED = ['bin', 'lib', 'lib32', 'lib64', 'libx32', 'sbin']

/** A package that must not be unpacked: a retry would fail, too. */
export class UnfitPackage extends Error {}

interface UnpackPlace {
  readonly root: string
  readonly signal: AbortSignal
  /** Trusted packages of this project and their dependencies: they may contain the dynamic loader and its libraries. */
  readonly isChosen?: boolean
}

/** Bytes that a package would unpack; rejects with `UnfitPackage` if it would write outside the root. */
export async function weigh(archive: string, { root, signal, isChosen }: UnpackPlace): Promise<number> {
  const entries = await entriesOf(archive, signal)
  if (typeof entries === 'string') throw new UnfitPackage(entries)
  const section = (await run('dpkg-deb', ['-f', archive, 'Section'], signal)).trim()
  const fault = entriesFault(root, entries, isChosen === true || isLibrary(section))
  if (fault !== '') throw new UnfitPackage(fault)
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Unpacks a package and records it in the dpkg database. Replaces its own earlier files, complete or not; never overwrites
 * those of another package.
 */
export async function unpack(archive: string, place: UnpackPlace): Promise<void> {
  const { root, signal } = place
  await weigh(archive, place)
  const fields = ['Package', 'Version', 'Architecture', 'Maintainer']
  const format = `${fields.map((name) => `${name}: \${${name}}`).join('\n')}\nStatus: install ok installed\nDescription: \${Package}\n\n`
  const facts = await run('dpkg-deb', ['-W', `--showformat=${format}`, archive], signal)
  const name = /^Package: ([a-z0-9][a-z0-9+.-]*)$/m.exec(facts)![1]!
  const files = await run(
    'sh',
    ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar -tf - | sed "s/^\\.//"', archive],
    signal,
  )
  dropFiles(root, name)
  noteFiles(root, name, files)
  const tar = ['-xf', '-', '-C', root, '--keep-directory-symlink', '--no-same-owner', '--skip-old-files']
  const leftOut = LEFT_OUT.map((path) => `--exclude=./${path}`)
  await run('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar "$@"', archive, ...tar, ...leftOut], signal)
  notePackage(root, name, facts)
}

/** Font path of the X server. */
export const SERVER_FONTS = '/usr/share/fonts/X11/misc'

/** Caches that installation scripts generate and graphical programs need; a game without them fails its trial. */
const SETTLING = [
  ['/usr/bin/glib-compile-schemas', '/usr/share/glib-2.0/schemas'],
  ['/usr/bin/update-mime-database', '/usr/share/mime'],
  ['/usr/bin/gdk-pixbuf-query-loaders', '--update-cache'],
  ['/usr/bin/mkfontscale', '-b', '-s', '-l', SERVER_FONTS],
]

/** Generates them in the sandbox, where a program of the root has no access to anything else. */
export async function settle(root: string, signal: AbortSignal): Promise<void> {
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

/** Debian installs some tools beside their libraries. */
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
