import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Command } from '#apps/cli/command.ts'
import { after, minutes, type Clock, type Instant } from '#kit/time/time.ts'
import type { CommandInput } from './command-input.ts'

/** How long a written file can be downloaded. */
export const KEPT_FOR = minutes(15)
const LOOK_EVERY = minutes(1)
const OWN_ONLY = 0o700

/** A file that a command has written, for its operator to download. */
export interface Written {
  readonly name: string
  readonly path: string
  readonly bytes: number
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Operators never name server files: inputs are uploaded to a temporary folder, and outputs are downloaded from there. The folders are
 * in the data folder with owner-only access, and are deleted after the download, after a timeout, at the end of the console, or at its
 * next start.
 */
export function openOwnFiles(folder: string, clock: Clock) {
  const own = join(folder, String(process.pid))
  if (existsSync(folder))
    for (const name of readdirSync(folder))
      if (Number(name) === process.pid || !isAlive(Number(name))) remove(join(folder, name))
  const later = new Map<string, Instant>()
  const sweep = () => {
    for (const [one, at] of later)
      if (at <= clock()) {
        later.delete(one)
        remove(one)
      }
  }
  const timer = setInterval(sweep, LOOK_EVERY).unref()
  return {
    folderFor(command: Command, given: CommandInput) {
      sweep()
      return folderFor(command, given, () => {
        mkdirSync(own, { recursive: true, mode: OWN_ONLY })
        return mkdtempSync(join(own, 'files-'))
      })
    },
    /** Deletes a folder after it has not been used for a while. */
    closeLater({ path }: OwnFolder) {
      if (path !== undefined) later.set(path, after(clock(), KEPT_FOR))
    },
    close() {
      clearInterval(timer)
      remove(own)
    },
  }
}

export type OwnFiles = ReturnType<typeof openOwnFiles>
export type OwnFolder = ReturnType<typeof folderFor>

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

function folderFor(command: Command, given: CommandInput, makeFolder: () => string) {
  const inFolder = [
    ...(command.args ?? []).filter(({ file }) => file).map(({ name }) => ['words', name] as const),
    ...Object.entries(command.options ?? {})
      .filter(([, { file }]) => file)
      .map(([name]) => ['options', name] as const),
  ].filter(([kind, name]) => (given[kind][name] ?? '') !== '')
  if (inFolder.length === 0)
    return { given, path: undefined, written: (): Written[] => [], close: () => undefined }
  const folder = makeFolder()
  for (const { name, content } of given.files)
    writeFileSync(join(folder, name), Buffer.from(content, 'base64'))
  const brought = new Set(given.files.map(({ name }) => name))
  const placed = { words: { ...given.words }, options: { ...given.options } }
  for (const [kind, name] of inFolder) placed[kind][name] = join(folder, basename(placed[kind][name]!))
  return {
    given: { ...given, ...placed },
    path: folder,
    written: (): Written[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !brought.has(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => ({ name: basename(path), path, bytes: statSync(path).size })),
    close: () => remove(folder),
  }
}
