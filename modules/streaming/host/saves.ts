import { openSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_SAVES, SAVES_FILE } from './parts.ts'

/** The stored saves, for the sandbox to unpack; undefined when there are none. */
export function openSaves(folder: string): number | undefined {
  try {
    return openSync(join(folder, SAVES_FILE), 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Collects the packed saves while the sandbox writes them; undefined when there are none or far too much. */
export function collectSaves(stream: NodeJS.ReadableStream): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    stream.on('data', (part: Buffer) => {
      size += part.length
      // A sandbox that writes forever must still be able to end: the rest is read and dropped.
      if (size <= LARGEST_SAVES) parts.push(part)
    })
    stream.on('close', () => resolve(size > 0 && size <= LARGEST_SAVES ? Buffer.concat(parts) : undefined))
  })
}

/** Renaming makes it atomic: a host killed here leaves the older saves. */
export async function writeSaves(folder: string, packed: Buffer): Promise<void> {
  const file = join(folder, SAVES_FILE)
  await writeFile(`${file}.new`, packed, { mode: 0o600 })
  await rename(`${file}.new`, file)
}
