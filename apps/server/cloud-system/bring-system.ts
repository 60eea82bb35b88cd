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
  const place = { root, signal, isChosen: true }
  for (const archive of archives) await unpack(join(work, 'archives', archive), place)
  nameFonts(root)
  // The users of plays read all of it, and nobody becomes another by it.
  await run('chmod', ['-R', 'a+rX,u+w,go-w,a-s', root], signal)
  await settle(root, signal)
  rmSync(folder, { recursive: true, force: true })
  renameSync(root, folder)
  rmSync(work, { recursive: true, force: true })
}

/** Old programs ask for fonts by short names, which packages of fonts keep in /etc and put beside the fonts when installed. */
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

/** apt renames a file the moment it is whole. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
