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

/** The dpkg database of a root: its packages, and the files of each. */

const infoOf = (root: string) => join(root, 'var/lib/dpkg/info')
const statusOf = (root: string) => join(root, 'var/lib/dpkg/status')

/** Records the files of a package before it is unpacked, so that those of an aborted run are known. */
export function noteFiles(root: string, name: string, files: string): void {
  mkdirSync(infoOf(root), { recursive: true })
  replace(join(infoOf(root), `${name}.list`), files)
}

/** Records a package, replacing its previous entry. */
export function notePackage(root: string, name: string, facts: string): void {
  forget(root, new Set([name]))
  replace(statusOf(root), `${textOf(statusOf(root))}${facts}`)
}

/** Removes packages from the database. */
export function forget(root: string, names: ReadonlySet<string>): void {
  if (!existsSync(statusOf(root))) return
  const kept = textOf(statusOf(root))
    .split(/\n\n+/)
    .filter((record) => record !== '' && !names.has(/^Package: (.*)$/m.exec(record)?.[1] ?? ''))
  replace(statusOf(root), kept.map((record) => `${record.trimEnd()}\n\n`).join(''))
}

/** Deletes the files of a package, except those that belong to another one as well. */
export function dropFiles(root: string, name: string): void {
  const list = join(infoOf(root), `${name}.list`)
  if (!existsSync(list)) return
  const others = filesOfOthers(root, name)
  for (const path of textOf(list).split('\n').map(oneName).toReversed()) {
    const place = join(root, path)
    // A path must not leave the root by `..` or by a link of the package.
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

/** Some packages still use /lib and /bin, which are links into /usr. */
const oneName = (path: string) =>
  posix
    .normalize(path)
    .replace(/\/$/, '')
    .replace(/^\/(?=(?:bin|sbin|lib\w*)\/)/, '/usr/')

const isWithin = (root: string, folder: string) =>
  existsSync(folder) && `${realpathSync(folder)}/`.startsWith(`${realpathSync(root)}/usr/`)

/** Keeps a folder that others still use. */
function dropEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Replaces a file atomically. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
