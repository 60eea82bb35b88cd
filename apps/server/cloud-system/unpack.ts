import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxCommand } from '#modules/streaming/host/sandbox-command.ts'
import { entriesFault, entriesOf, isLibrary } from './archive-entries.ts'
import { dropFiles, noteFiles, notePackage } from './dpkg-notes.ts'
import { run } from './run-program.ts'

/** Neither games nor sandboxes read them. */
const LEFT_OUT = ['usr/share/doc', 'usr/share/man', 'usr/share/lintian', 'usr/share/bug']
/** Folders that are links into /usr. */
export const MERGED = ['bin', 'lib', 'lib32', 'lib64', 'libx32', 'sbin']

/** A package that must not be unpacked: the fault is its own, and another try would end the same. */
export class UnfitPackage extends Error {}

interface UnpackPlace {
  readonly root: string
  readonly signal: AbortSignal
  /** Packages that this project names, and what they need: they bring the loader and its libraries. */
  readonly isChosen?: boolean
}

/** What a package would unpack, in bytes; rejects with `UnfitPackage` when that would reach beyond the root. */
export async function weigh(archive: string, { root, signal, isChosen }: UnpackPlace): Promise<number> {
  const entries = await entriesOf(archive, signal)
  if (typeof entries === 'string') throw new UnfitPackage(entries)
  const section = (await run('dpkg-deb', ['-f', archive, 'Section'], signal)).trim()
  const fault = entriesFault(root, entries, isChosen === true || isLibrary(section))
  if (fault !== '') throw new UnfitPackage(fault)
  return entries.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Unpacks one package and notes it as dpkg would, for whoever asks which version is here. Its own files of before, whole
 * or cut, make room; nothing of another package is overwritten.
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

/** Where the X server looks for its own fonts. */
export const SERVER_FONTS = '/usr/share/fonts/X11/misc'

/** What packages make on being installed and programs with windows cannot do without; a game that misses it fails its trial. */
const SETTLING = [
  ['/usr/bin/glib-compile-schemas', '/usr/share/glib-2.0/schemas'],
  ['/usr/bin/update-mime-database', '/usr/share/mime'],
  ['/usr/bin/gdk-pixbuf-query-loaders', '--update-cache'],
  ['/usr/bin/mkfontscale', '-b', '-s', '-l', SERVER_FONTS],
]

/** Does that in the sandbox, where a program of the root can reach nothing else. */
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
