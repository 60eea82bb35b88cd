import { chmodSync, rmSync } from 'node:fs'
import { makeRunFolder } from './run-folder.ts'

/** A folder for the data of one test; the database's own user has to get through it. */
export function makeDataFolder(name: string) {
  const folder = makeRunFolder(name)
  chmodSync(folder, 0o711)
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}
