import { lstatSync, realpathSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isBelow, realpathOf } from './read-within.ts'
import { run } from './run-program.ts'

/** One line of `tar -tv`; `target` is where a link leads. */
export interface Entry {
  readonly kind: string
  readonly bytes: number
  readonly path: string
  readonly target: string | undefined
}

/** An archive whose list alone is longer is no game. */
const LARGEST_LIST = 32_000_000
const LIST = `dpkg-deb --fsys-tarfile "$0" | tar --numeric-owner --quoting-style=escape --quote-chars=" " -tvf - | head -c ${LARGEST_LIST}`

/** What a package would unpack, without unpacking it. */
export async function entriesOf(archive: string, signal: AbortSignal): Promise<readonly Entry[] | string> {
  const printed = await run('sh', ['-c', LIST, archive], signal)
  if (printed.length >= LARGEST_LIST) return 'it holds too many files'
  return readEntries(printed)
}

/** Spaces within names are escaped, so what is not escaped separates. */
export const readEntries = (printed: string): readonly Entry[] =>
  printed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [mode = '', , bytes = '', , , path = '', ...rest] = line.match(/(?:\\.|[^ \\])+/g) ?? []
      const target = rest.at(-1)
      return { kind: mode[0]!, bytes: Number(bytes), path: plain(path), target: target && plain(target) }
    })

/** No file can have this in its name: it stands for what a name must not have, such as a line break or half a letter. */
const ODD = '\0'
const plain = (name: string) =>
  name.replaceAll(/\\(.)/g, (_, letter: string) => (' \\'.includes(letter) ? letter : ODD))

/** Sections whose packages may bring what loads programs; games have no need of it. */
const LIBRARY_SECTIONS = /(^|\/)(libs|oldlibs)$/
/** The loader of programs, and folders that it prefers: sandboxes are started with it from outside of them. */
const OF_LOADER =
  /\/ld-linux[^/]*$|\/glibc-hwcaps\/|-linux-gnu[^/]*\/(tls|x86_64|haswell|xeon_phi|avx512_1)\//
const OF_LIBRARIES = /^(?:usr\/)?lib\/([^/]*-linux-gnu[^/]*)\//

/** Whether a package of this section may bring what loads programs. */
export const isLibrary = (section: string) => LIBRARY_SECTIONS.test(section)

/** Why a package must not be unpacked to this root; empty when it may. */
export function entriesFault(root: string, entries: readonly Entry[], mayLoad: boolean): string {
  const real = realpathSync(root)
  const links = new Set(entries.filter(({ kind }) => kind === 'l').map(({ path }) => normal(path)))
  for (const { kind, path, target } of entries) {
    if (!'-dlh'.includes(kind)) return `${path} is neither a file, a folder nor a link`
    // Nothing is looked for elsewhere than where it will be.
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
  // The loader reads all folders of this kind, so a new one would be one of its own.
  const isNew = folder !== undefined && realpathOf(join(root, 'usr/lib', folder)) === undefined
  return isNew || OF_LOADER.test(`/${normal(path)}`)
}

/** Whether a folder above is a link out of the root, or one that the package brings itself. */
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
