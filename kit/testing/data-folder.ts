import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the data of one run; the database's own user has to get through it. */
export function makeDataFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `islet-${name}-`))
  chmodSync(folder, 0o711)
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}
