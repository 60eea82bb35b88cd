import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { Entry } from 'yauzl'
import { isClutter, UPLOAD_LIMITS, type UploadedFile } from '../rules/upload.ts'

/** The files of a game as the operator gives them: a zip, or a folder. */
export interface Archive {
  readonly files: readonly UploadedFile[]
  open(file: UploadedFile): Promise<Readable>
  close(): void
}

/** A full or broken disk is not the archive's fault; other errors are. */
export const isOfDisk = (error: unknown): boolean =>
  /^(ENOSPC|EIO|EMFILE|ENFILE|EACCES|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '')

type Opened = Archive | { readonly fault: string }

/** Opens a zip or a folder; a fault is a clause that says why it is invalid. */
export async function openArchive(path: string): Promise<Opened> {
  const found = await lstat(path).then(
    (file) => file,
    () => undefined,
  )
  if (!found) return { fault: 'is not there' }
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

async function openFolder(root: string): Promise<Opened> {
  const files: UploadedFile[] = []
  const look = async (folder: string): Promise<void> => {
    for (const name of await readdir(folder)) {
      const place = join(folder, name)
      const path = relative(root, place).split(sep).join('/')
      if (isClutter(path)) continue
      const found = await lstat(place)
      if (found.isDirectory()) await look(place)
      else
        files.push({
          path,
          bytes: found.size,
          packedBytes: found.size,
          isLink: !found.isFile(),
          isEncrypted: false,
        })
      if (files.length > UPLOAD_LIMITS.files) return
    }
  }
  await look(root)
  return {
    files,
    open: ({ path }) => Promise.resolve(createReadStream(join(root, path))),
    close: () => undefined,
  }
}

/** Folders and clutter are left out, but read: a small archive can list a million of them. */
const MOST_ENTRIES = 4 * UPLOAD_LIMITS.files

/** File type bits of a Unix file mode. */
const KIND = 0o170000
const LINK = 0o120000

async function openZip(path: string): Promise<Opened> {
  // Loaded here because only this function reads archives.
  const { openPromise } = await import('yauzl')
  try {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true })
    const entries = new Map<string, Entry>()
    const files: UploadedFile[] = []
    let seen = 0
    for await (const entry of zip.eachEntry()) {
      if (++seen > MOST_ENTRIES) {
        zip.close()
        return { fault: `has more than ${MOST_ENTRIES} entries` }
      }
      const name = entry.fileName
      if (name.endsWith('/') || isClutter(name)) continue
      entries.set(name, entry)
      files.push({
        path: name,
        bytes: entry.uncompressedSize,
        packedBytes: entry.compressedSize,
        isLink: ((entry.externalFileAttributes >>> 16) & KIND) === LINK,
        isEncrypted: entry.isEncrypted(),
      })
      if (files.length > UPLOAD_LIMITS.files) break
    }
    return {
      files,
      open: (file) => zip.openReadStreamPromise(entries.get(file.path)!),
      close: () => zip.close(),
    }
  } catch (error) {
    if (isOfDisk(error)) throw error
    return { fault: `is no zip that can be read: ${(error as Error).message}` }
  }
}
