import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import { limitBytes } from '#kit/server/limit-bytes.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { isVersion } from '../rules/games-url.ts'
import { SHIMS_EDITION, withShims } from '../rules/shim-paths.ts'
import { faultOfUpload, folderOf, type UploadedFile } from '../rules/upload.ts'
import { isOfDisk, openArchive, type Archive } from './archive.ts'
import { faultOfDeclaration } from './declared.ts'

/** Larger pages and scripts are data: they are not searched for URLs. */
const MOST_READ = 8 * 1024 * 1024
const MAY_NAME_SDK = /\.(html?|m?js)$/i

/** Which files are compressed once, on storing. */
const isPressed = (place: string) =>
  /\.(html?|m?js|css|json|xml|txt|fnt|atlas|wasm|svg|ttf|otf|pck|data)$/i.test(place)
const PRESSING = { [constants.BROTLI_PARAM_QUALITY]: 7 }
/** Folder of the compressed files; it has no URL. */
const PRESSED = '.pressed'

/** A stored version of a game. */
export interface StoredVersion {
  readonly version: string
  readonly storedAt: Date
}

interface Stored {
  readonly version: string
  /** Of its files, without their compressed copies. */
  readonly bytes: number
}
interface Fault {
  readonly fault: string
}
/** It is sound, and larger than there is room for. */
interface Full extends Fault {
  readonly isFull: true
  /** Of its files. */
  readonly bytes: number
}

/** The uploaded games of this portal, one folder per version. */
export interface Uploads {
  /** Checks an archive or folder without storing it; its version is a hash of its content. */
  check(path: string): Promise<{ readonly version: string } | { readonly fault: string }>
  /** Stores an upload that unfolds to at most this many bytes; an existing version is left as it is. */
  store(slug: string, path: string, most?: number): Promise<Stored | Fault | Full>
  /** Latest first. */
  versions(slug: string): Promise<readonly StoredVersion[]>
  /** The file for a request's path; undefined for anything outside the version. */
  fileOf(
    slug: string,
    version: string,
    path: string,
  ): { readonly plain: string; readonly pressed: string } | undefined
  /** Deletes one version, or all of a game. */
  remove(slug: string, version?: string): Promise<void>
}

/** Uploads leave this much of the disk free, on which the database may be, too. */
const FREE_KEPT = 1024 ** 3

export function openUploads(folder: string, freeKept = FREE_KEPT): Uploads {
  const placeOf = (slug: string, version: string) => join(folder, slug, version)
  return {
    async check(path) {
      return withArchive(path, async (archive) => ({ version: await versionOf(archive) }))
    },
    async store(slug, path, most = Number.POSITIVE_INFINITY) {
      return withArchive<Stored | Full>(path, async (archive) => {
        const bytes = archive.files.reduce((sum, file) => sum + file.bytes, 0)
        if (bytes > most)
          return {
            fault: 'it would take more of the disk than the games of one account may',
            isFull: true,
            bytes,
          }
        const version = await versionOf(archive)
        const place = placeOf(slug, version)
        if (await isThere(place)) return { version, bytes }
        await forgetOldComing(folder)
        await keepFree(folder, { bytes, freeKept })
        const coming = join(folder, `${COMING}${process.pid}-${version}`)
        await rm(coming, { recursive: true, force: true })
        try {
          await unpack(archive, coming)
          await mkdir(dirname(place), { recursive: true })
          await rename(coming, place).catch(async (error: unknown) => {
            // A concurrent import of the same files finished first.
            if (!(await isThere(place))) throw error
          })
        } finally {
          await rm(coming, { recursive: true, force: true })
        }
        return { version, bytes }
      })
    },
    async versions(slug) {
      const names = await readdir(join(folder, slug)).catch(() => [] as string[])
      const found = names.filter(isVersion).map(async (version) => ({
        version,
        storedAt: (await stat(placeOf(slug, version))).ctime,
      }))
      return (await Promise.all(found)).toSorted(
        (one, other) => other.storedAt.getTime() - one.storedAt.getTime(),
      )
    },
    fileOf(slug, version, path) {
      const parts = path.split('/')
      if (
        !isVersion(version) ||
        parts.some((part) => part === '' || part.startsWith('.') || /\\|\p{Cc}/u.test(part))
      )
        return undefined
      const place = placeOf(slug, version)
      return { plain: join(place, ...parts), pressed: `${join(place, PRESSED, ...parts)}.br` }
    },
    remove: (slug, version) =>
      rm(version === undefined ? join(folder, slug) : placeOf(slug, version), {
        recursive: true,
        force: true,
      }),
  }
}

/** Fails as a full disk does while there is still room for the database: it is not the fault of the upload. */
async function keepFree(
  folder: string,
  { bytes, freeKept }: { readonly bytes: number; readonly freeKept: number },
) {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  // Compressed copies are stored beside the files.
  if (bavail * bsize < freeKept + 2 * bytes)
    throw Object.assign(new Error(`${folder} has too little room for ${bytes} bytes`), { code: 'ENOSPC' })
}

/** Prefix of unfinished imports, left over when one is killed. */
const COMING = '.coming-'
const COMING_FOR_MS = 3_600_000

async function forgetOldComing(folder: string) {
  const names = await readdir(folder).catch(() => [] as string[])
  for (const name of names.filter((one) => one.startsWith(COMING))) {
    const place = join(folder, name)
    const { mtimeMs } = await stat(place)
    if (systemClock() - mtimeMs > COMING_FOR_MS) await rm(place, { recursive: true, force: true })
  }
}

async function withArchive<Value>(
  path: string,
  work: (archive: Archive) => Promise<Value>,
): Promise<Value | { readonly fault: string }> {
  const archive = await openArchive(path)
  if ('fault' in archive) return archive
  try {
    const fault = faultOfUpload(archive.files) ?? (await faultOfDeclaration(archive))
    return fault === undefined ? await work(archive) : { fault }
  } catch (error) {
    if (isOfDisk(error)) throw error
    return { fault: `cannot be unpacked: ${(error as Error).message}` }
  } finally {
    archive.close()
  }
}

/** Hash of all names and contents, so that the same files are the same version wherever they were packed. */
async function versionOf({ files, open }: Archive): Promise<string> {
  const whole = createHash('sha256').update(`${SHIMS_EDITION}\n`)
  const folder = folderOf(files)!
  for (const file of inFolder(files, folder)) {
    const hash = createHash('sha256')
    await pipeline(await open(file), asLongAsSaid(file), hash)
    whole.update(`${file.path.slice(folder.length)}\n${hash.digest('hex')}\n`)
  }
  return whole.digest('hex').slice(0, 16)
}

const inFolder = (files: readonly UploadedFile[], folder: string) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))

async function unpack({ files, open }: Archive, into: string) {
  const folder = folderOf(files)!
  for (const file of inFolder(files, folder)) {
    const place = join(into, file.path.slice(folder.length))
    await mkdir(dirname(place), { recursive: true })
    await pipeline(
      await open(file),
      asLongAsSaid(file),
      createWriteStream(place, { flags: 'wx', mode: 0o644 }),
    )
    if (MAY_NAME_SDK.test(place) && file.bytes <= MOST_READ) await speakOurSdk(place)
    if (isPressed(place)) await press(place, join(into, PRESSED, `${file.path.slice(folder.length)}.br`))
  }
}

async function press(place: string, pressed: string) {
  await mkdir(dirname(pressed), { recursive: true })
  await pipeline(
    createReadStream(place),
    createBrotliCompress({ params: PRESSING }),
    createWriteStream(pressed),
  )
}

async function speakOurSdk(place: string) {
  const text = await readFile(place, 'utf8')
  const changed = withShims(text)
  if (changed !== text) await writeFile(place, changed)
}

/** An archive may lie about the size of a file: unpacking stops at the declared size. */
const asLongAsSaid = ({ bytes }: UploadedFile) => limitBytes(bytes, 'a file is longer than the archive says')

const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  )
