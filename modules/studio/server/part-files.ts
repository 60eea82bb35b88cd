import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limitBytes } from '#kit/server/limit-bytes.ts'

const FOLDER = '.parts'
/** Of uploads, as keys are made. */
const KEY = /^[0-9A-Z]{26}$/

/** The file of an upload, which grows by its parts: how long it is says where to go on, whatever was cut. */
export function openPartFiles(folder: string) {
  const parts = join(folder, FOLDER)
  const placeOf = (uploadKey: string) => {
    if (!KEY.test(uploadKey)) throw new Error('no key of an upload')
    return join(parts, uploadKey)
  }
  const sizeOf = (uploadKey: string) =>
    stat(placeOf(uploadKey)).then(
      ({ size }) => size,
      () => 0,
    )
  return {
    placeOf,
    sizeOf,
    /** Adds what comes, and no more than `most`; what was cut off stays as far as it came. */
    async append(uploadKey: string, body: Readable, most: number): Promise<number> {
      await mkdir(parts, { recursive: true })
      await pipeline(
        body,
        limitBytes(most, 'a part is longer than it may be'),
        createWriteStream(placeOf(uploadKey), { flags: 'a', mode: 0o600 }),
      )
      return sizeOf(uploadKey)
    },
    async hashOf(uploadKey: string): Promise<string> {
      const hash = createHash('sha256')
      await pipeline(createReadStream(placeOf(uploadKey)), hash)
      return hash.digest('hex')
    },
    drop: (uploadKey: string) => rm(placeOf(uploadKey), { force: true }),
    /** The uploads of which there is a file. */
    keys: async () =>
      // Before the first upload there is no folder.
      existsSync(parts) ? (await readdir(parts)).filter((name) => KEY.test(name)) : [],
  }
}
export type PartFiles = ReturnType<typeof openPartFiles>
