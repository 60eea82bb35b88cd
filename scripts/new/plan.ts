import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface PlannedFile {
  /** From the root of the project. */
  readonly path: string
  readonly text: string | Uint8Array
}

/** What a command of `npm run new` will write; nothing is written before all of it is checked. */
export interface Plan {
  readonly created: readonly PlannedFile[]
  /** Files that exist and get a few lines more. */
  readonly changed: readonly PlannedFile[]
  /** What the developer does from here on, in order. */
  readonly next: readonly string[]
}

/** Something the caller got wrong: told in one line, without a stack. */
export class WrongWish extends Error {}

export function readSource(root: string, path: string): string {
  const file = join(root, path)
  if (!existsSync(file)) throw new WrongWish(`${path} does not exist`)
  return readFileSync(file, 'utf8')
}

/** Replaces the one place that fits; a file that has been reshaped is not guessed at. */
export function insertInto(path: string, source: string, place: RegExp, text: string): string {
  const found = place.exec(source)
  if (!found) throw new WrongWish(`${path} has no place for it any more: add it by hand`)
  const end = found.index + found[0].length
  return source.slice(0, end) + text + source.slice(end)
}

export function writePlan(root: string, { created, changed }: Plan): void {
  for (const { path, text } of [...created, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  format(
    root,
    [...created, ...changed].map(({ path }) => path).filter((path) => path.endsWith('.ts')),
  )
}

/** How long a name is decides where a line breaks, so the formatter has the last word. */
function format(root: string, paths: readonly string[]): void {
  // Without a path it would format the whole project.
  if (paths.length === 0) return
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  const { status, stderr } = spawnSync(formatter, paths, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`oxfmt failed: ${stderr}`)
}
