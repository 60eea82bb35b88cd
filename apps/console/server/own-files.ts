import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Command } from '#apps/cli/command.ts'
import { minutes } from '#kit/time/time.ts'
import type { Given } from './given.ts'

const KEPT_FOR = minutes(15)

/** A file that a command has written, to be fetched by the operator who asked for it. */
export interface Written {
  readonly name: string
  readonly path: string
  readonly bytes: number
}

/**
 * The files of an operator are never names of files of the server: what is read comes with the form into a folder of its own,
 * and what is written is fetched from there.
 */
export function openFolderFor(command: Command, given: Given) {
  const inFolder = [
    ...(command.args ?? []).filter(({ file }) => file).map(({ name }) => ['words', name] as const),
    ...Object.entries(command.options ?? {})
      .filter(([, { file }]) => file)
      .map(([name]) => ['options', name] as const),
  ].filter(([kind, name]) => (given[kind][name] ?? '') !== '')
  if (inFolder.length === 0) return { given, written: () => [], close: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), `${BRAND_PREFIX}-console-`))
  for (const { name, content } of given.files)
    writeFileSync(join(folder, name), Buffer.from(content, 'base64'))
  const brought = new Set(given.files.map(({ name }) => name))
  const placed = { words: { ...given.words }, options: { ...given.options } }
  for (const [kind, name] of inFolder) placed[kind][name] = join(folder, basename(placed[kind][name]!))
  return {
    given: { ...given, ...placed },
    written: (): Written[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !brought.has(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => ({ name: basename(path), path, bytes: statSync(path).size })),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Takes a folder away when nobody has fetched from it for long enough. */
export const closeLater = (close: () => void) => void setTimeout(close, KEPT_FOR).unref()
