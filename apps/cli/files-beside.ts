import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the data folder, besides the database, that cannot be regenerated. */
export const FILES_BESIDE = ['secret', 'chat-words.json']

/** The existing ones, with their text. */
export const filesBeside = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FILES_BESIDE.filter((name) => existsSync(join(folder, name))).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  )
