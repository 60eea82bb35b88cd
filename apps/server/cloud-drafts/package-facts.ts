import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readDesktop, readMetainfo, type DesktopEntry } from '#modules/cloud/server/index.ts'
import type { PackageFacts } from '#modules/cloud/rules/draft.ts'
import { LARGEST_LIST_FILE, textWithin } from '../cloud-system/read-within.ts'
import { run } from '../cloud-system/run-program.ts'

const LARGEST_TEXT = 200_000

export interface PackagePlace {
  readonly root: string
  /** The package itself, then its data packages. */
  readonly archives: readonly string[]
  readonly packageName: string
  readonly signal: AbortSignal
}

/** Reads the metadata of a package: desktop file, AppStream, manual page, copyright, description. Executes nothing from it. */
export async function readPackage(place: PackagePlace): Promise<PackageFacts> {
  const { root, archives, packageName, signal } = place
  const archive = archives[0]!
  const list = join(root, 'var/lib/dpkg/info', `${packageName}.list`)
  const paths = linesOf(textWithin(root, list, LARGEST_LIST_FILE) ?? '')
  const [description, entry] = [await fieldsOf(archive, signal), entryOf(root, paths)]
  const programs = paths.filter(
    (path) => /^\/usr\/(games|bin)\/[^/]+$/.test(path) && isProgram(join(root, path)),
  )
  const info = infoOf(root, paths, entry?.file)
  const english = entry?.read.names.en ?? info?.names.en
  const told = [entry?.read.comments.en, info?.summaries.en, description.summary].find(
    (text) => text !== undefined && text.length >= 10,
  )
  const [copyright, manual] = [await copyrightOf(place), await manualOf(place, paths)]
  return {
    packageName,
    programs,
    words: entry ? [entry.read.program, ...entry.read.args].filter((word) => word !== '') : [],
    desktop: entry?.file,
    name: (english ?? packageName).slice(0, 60),
    summary: (told ?? `A game of the package ${packageName}`).slice(0, 160),
    isTerminal: entry?.read.isTerminal ?? false,
    about: [entry?.read.categories.join(' '), description.tags, description.text].join('\n'),
    oars: info?.oars,
    copyright,
    licence: info?.licence ?? '',
    manual,
    needs: description.needs,
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const isProgram = (path: string) => {
  const facts = statSync(path, { throwIfNoEntry: false })
  return Boolean(facts?.isFile() && (facts.mode & 0o111) !== 0)
}

/** The desktop entry of the game: in the games menu, and not hidden. */
function entryOf(root: string, paths: readonly string[]): { file: string; read: DesktopEntry } | undefined {
  const entries = paths
    .filter((path) => /^\/usr\/share\/applications\/[\w.-]+\.desktop$/.test(path))
    .flatMap((path) => {
      const read = readDesktop(textWithin(root, join(root, path)) ?? '')
      return read ? [{ file: basename(path), read }] : []
    })
  const visible = entries.filter(({ read }) => !read.isHidden)
  return visible.find(({ read }) => read.categories.includes('Game')) ?? visible[0]
}

function infoOf(root: string, paths: readonly string[], desktop: string | undefined) {
  const found = paths
    .filter((path) => /^\/usr\/share\/(metainfo|appdata)\/[\w.-]+\.xml$/.test(path))
    .flatMap((path) => {
      const text = textWithin(root, join(root, path)) ?? ''
      const info = readMetainfo(text)
      return info ? [{ text, info }] : []
    })
  return (found.find(({ text }) => desktop !== undefined && text.includes(desktop)) ?? found[0])?.info
}

async function fieldsOf(archive: string, signal: AbortSignal) {
  const text = await run('dpkg-deb', ['-f', archive, 'Description'], signal)
  const field = (name: string) => run('dpkg-deb', ['-f', archive, name], signal)
  const [tags, needs] = [await field('Tag'), await field('Depends')]
  const [first = '', ...rest] = text.replace(/^Description: /, '').split('\n')
  return { summary: first, text: [first, ...rest].join('\n').slice(0, LARGEST_TEXT), tags, needs }
}

/** A package may have its copyright file in its data package. */
async function copyrightOf({ archives, signal }: PackagePlace): Promise<string> {
  for (const archive of archives) {
    const name = basename(archive).split('_')[0]!
    const text = await within(archive, `./usr/share/doc/${name}/copyright`, signal)
    if (text !== '') return text
  }
  return ''
}

async function manualOf(place: PackagePlace, paths: readonly string[]): Promise<string> {
  const pages = paths.filter((path) => /^\/usr\/share\/man\/man[16]\/[\w.+-]+\.gz$/.test(path)).slice(0, 3)
  const texts = await Promise.all(
    pages.map((path) => within(place.archives[0]!, `.${path}`, place.signal, true)),
  )
  // Macros of the manual page are not part of its text.
  return texts
    .join('\n')
    .replace(/^\.[A-Za-z]+ ?/gm, '')
    .replace(/\\f[A-Z]|\\/g, '')
    .slice(0, LARGEST_TEXT)
}

/** A file of the archive, read without unpacking; empty if there is none. */
async function within(archive: string, path: string, signal: AbortSignal, isPacked = false): Promise<string> {
  const script = 'dpkg-deb --fsys-tarfile "$0" | tar -xOf - "$1" 2>/dev/null | head -c 400000 | base64; true'
  const bytes = Buffer.from(await run('sh', ['-c', script, archive, path], signal), 'base64')
  try {
    return (isPacked ? gunzipSync(bytes, { maxOutputLength: 4 * LARGEST_TEXT }) : bytes).toString('utf8')
  } catch {
    // Not compressed after all, or truncated: unknown.
    return ''
  }
}
