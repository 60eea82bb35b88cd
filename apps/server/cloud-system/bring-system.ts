import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { aptOptions, readArchives } from './packages.ts'
import { run } from './run-program.ts'
import { isOurs } from './system-folder.ts'
import { MERGED, SERVER_FONTS, settle, unpack } from './unpack.ts'

/** Reports downloaded bytes and their total. */
export type OnBytes = (come: number, all: number) => void

export interface SystemWishes {
  readonly packages: readonly string[]
  /** Final folder of the complete root; unfinished work is beside it. */
  readonly folder: string
  readonly onBytes: OnBytes
  readonly signal: AbortSignal
}

const LOOK_EVERY = 500

/**
 * Makes a root with these Debian packages and their dependencies, without changing the machine: the system's apt
 * verifies and downloads them, and they are unpacked, not installed. Rejects without apt, network or disk space.
 */
export async function bringSystem(wishes: SystemWishes): Promise<void> {
  const { folder, signal } = wishes
  const work = `${folder}.coming`
  const root = join(work, 'root')
  mkdirSync(work, { recursive: true, mode: 0o755 })
  for (const path of [work, ...(existsSync(folder) ? [folder] : [])])
    if (!isOurs(path)) throw new Error(`${path} is not this user's alone`)
  // Downloads of an aborted start are reused; its unpacked files are not.
  rmSync(root, { recursive: true, force: true })
  for (const part of ['lists/partial', 'archives/partial']) mkdirSync(join(work, part), { recursive: true })
  const options = aptOptions(work)
  await run('apt-get', [...options, '-qq', 'update'], signal)
  const archives = await fetchArchives(wishes, work, options)
  for (const name of MERGED) {
    mkdirSync(join(root, 'usr', name), { recursive: true })
    symlinkSync(`usr/${name}`, join(root, name))
  }
  const place = { root, signal, isChosen: true }
  for (const archive of archives) await unpack(join(work, 'archives', archive), place)
  nameFonts(root)
  // The users of plays can read all of it, and nothing is setuid.
  await run('chmod', ['-R', 'a+rX,u+w,go-w,a-s', root], signal)
  await settle(root, signal)
  rmSync(folder, { recursive: true, force: true })
  renameSync(root, folder)
  rmSync(work, { recursive: true, force: true })
}

/** Old programs ask for fonts by aliases, which font packages keep in /etc and copy beside the fonts on installation. */
function nameFonts(root: string): void {
  const [kept, fonts] = [join(root, 'etc/X11/fonts/misc'), join(root, SERVER_FONTS)]
  if (!existsSync(kept) || !existsSync(fonts)) return
  const names = readdirSync(kept).filter((file) => file.endsWith('.alias'))
  const text = names.toSorted().map((file) => readFileSync(join(kept, file), 'utf8'))
  writeFileSync(join(fonts, 'fonts.alias'), text.join('\n'))
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

/** apt renames a file once it is complete. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
