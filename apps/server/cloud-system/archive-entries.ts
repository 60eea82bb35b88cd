import { lstatSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isBelow, realpathOf } from './read-within.ts'
import { run } from './run-program.ts'

/** One line of `tar -tv`; `target` is the target of a link. */
export interface Entry {
  readonly kind: string
  readonly bytes: number
  readonly path: string
  readonly target: string | undefined
}

/** An archive with a longer listing is not a game. */
const LARGEST_LIST = 32_000_000
const LIST = `dpkg-deb --fsys-tarfile "$0" | tar --numeric-owner --quoting-style=escape --quote-chars=" " -tvf - | head -c ${LARGEST_LIST}`

/** Lists what a package would unpack; returns a reason if it cannot. */
export async function entriesOf(archive: string, signal: AbortSignal): Promise<readonly Entry[] | string> {
  const printed = await run('sh', ['-c', LIST, archive], signal)
  if (printed.length >= LARGEST_LIST) return 'it holds too many files'
  return readEntries(printed)
}

/** Spaces in names are escaped, so only unescaped ones separate fields. */
export const readEntries = (printed: string): readonly Entry[] =>
  printed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [mode = '', , bytes = '', , , path = '', ...rest] = line.match(/(?:\\.|[^ \\])+/g) ?? []
      const target = rest.at(-1)
      return { kind: mode[0]!, bytes: Number(bytes), path: plain(path), target: target && plain(target) }
    })

/** No file name can contain it: marks names with invalid content, such as a line break or invalid UTF-8. */
const ODD = '\0'
const plain = (name: string) =>
  name.replaceAll(/\\(.)/g, (_, letter: string) => (' \\'.includes(letter) ? letter : ODD))

/** Sections whose packages may contain parts of the dynamic loader; games need none. */
const LIBRARY_SECTIONS = /(^|\/)(libs|oldlibs)$/
/** The dynamic loader, and the folders that it prefers: sandboxes are started with it from outside. */
const OF_LOADER =
  /\/ld-linux[^/]*$|\/glibc-hwcaps\/|-linux-gnu[^/]*\/(tls|x86_64|haswell|xeon_phi|avx512_1)\//
const OF_LIBRARIES = /^(?:usr\/)?lib\/([^/]*-linux-gnu[^/]*)\//

/** Whether a package of this section may contain parts of the dynamic loader. */
export const isLibrary = (section: string) => LIBRARY_SECTIONS.test(section)

/** Why a package must not be unpacked to this root; empty if it may. */
export function entriesFault(root: string, entries: readonly Entry[], mayLoad: boolean): string {
  const real = realpathSync(root)
  const links = new Set(entries.filter(({ kind }) => kind === 'l').map(({ path }) => normal(path)))
  for (const { kind, path, target } of entries) {
    if (!'-dlh'.includes(kind)) return `${path} is neither a file, a folder nor a link`
    // The target of a hard link is checked, too, since it is resolved at that place.
    const places = kind === 'h' ? [path, target ?? ''] : [path]
    if (places.some((place) => place.includes(ODD)) || path.split('/').includes('..'))
      return `${path.replaceAll(ODD, '?')} has an odd name`
    if (!mayLoad && isOfLoader(root, path)) return `${path} is of the loader of programs`
    if (places.some((place) => leaves(real, normal(place), links))) return `${path} leads out of its folder`
  }
  return ''
}

const normal = (path: string) => posix.normalize(path.replace(/^[./]+(?=\/)/, '')).replace(/^\/+|\/+$/g, '')

function isOfLoader(root: string, path: string): boolean {
  const folder = OF_LIBRARIES.exec(`${normal(path)}/`)?.[1]
  // The loader reads all folders of this kind, so a new one would extend its search path.
  const isNew = folder !== undefined && realpathOf(join(root, 'usr/lib', folder)) === undefined
  return isNew || OF_LOADER.test(`/${normal(path)}`)
}

/** Whether a parent folder is a link out of the root, or a link from the package itself. */
function leaves(realRoot: string, path: string, links: ReadonlySet<string>): boolean {
  if (path.split('/').includes('..')) return true
  for (let above = posix.dirname(path); above !== '.' && above !== '/'; above = posix.dirname(above)) {
    if (links.has(above)) return true
    const place = join(realRoot, above)
    if (!lstatSync(place, { throwIfNoEntry: false })) continue
    const real = realpathOf(place)
    return real === undefined || !isBelow(realRoot, real)
  }
  return false
}
