import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** What dpkg would note of the packages of a root: which are here, and what files each has. */

const infoOf = (root: string) => join(root, 'var/lib/dpkg/info')
const statusOf = (root: string) => join(root, 'var/lib/dpkg/status')

/** Notes what files a package has; before they come, so that those of an aborted run are known. */
export function noteFiles(root: string, name: string, files: string): void {
  mkdirSync(infoOf(root), { recursive: true })
  replace(join(infoOf(root), `${name}.list`), files)
}

/** Notes that a package is here, in the place of what was noted of it before. */
export function notePackage(root: string, name: string, facts: string): void {
  forget(root, new Set([name]))
  replace(statusOf(root), `${textOf(statusOf(root))}${facts}`)
}

/** Takes packages out of the list of those that are here. */
export function forget(root: string, names: ReadonlySet<string>): void {
  if (!existsSync(statusOf(root))) return
  const kept = textOf(statusOf(root))
    .split(/\n\n+/)
    .filter((record) => record !== '' && !names.has(/^Package: (.*)$/m.exec(record)?.[1] ?? ''))
  replace(statusOf(root), kept.map((record) => `${record.trimEnd()}\n\n`).join(''))
}

/** Takes the files of a package away, but those that another has as well. */
export function dropFiles(root: string, name: string): void {
  const list = join(infoOf(root), `${name}.list`)
  if (!existsSync(list)) return
  const others = filesOfOthers(root, name)
  for (const path of textOf(list).split('\n').map(oneName).toReversed()) {
    const place = join(root, path)
    // Neither by dots nor by a link of the package does it leave the root.
    if (others.has(path) || !place.startsWith(join(root, 'usr/')) || !isWithin(root, dirname(place))) continue
    const facts = lstatSync(place, { throwIfNoEntry: false })
    if (!facts) continue
    if (!facts.isDirectory()) rmSync(place, { force: true })
    else dropEmpty(place)
  }
  rmSync(list, { force: true })
}

function filesOfOthers(root: string, name: string): ReadonlySet<string> {
  const lists = readdirSync(infoOf(root)).filter((file) => file.endsWith('.list') && file !== `${name}.list`)
  return new Set(
    lists.flatMap((file) =>
      textOf(join(infoOf(root), file))
        .split('\n')
        .map(oneName),
    ),
  )
}

/** Some packages still name /lib and /bin, which are links into /usr. */
const oneName = (path: string) =>
  posix
    .normalize(path)
    .replace(/\/$/, '')
    .replace(/^\/(?=(?:bin|sbin|lib\w*)\/)/, '/usr/')

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

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Whole or not at all, whenever the run is ended. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
