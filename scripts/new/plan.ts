import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface PlannedFile {
  /** Path from the root of the project. */
  readonly path: string
  readonly text: string | Uint8Array
}

/** The files that a command of `npm run new` will write; nothing is written before all of them are checked. */
export interface Plan {
  readonly created: readonly PlannedFile[]
  /** Existing files that get a few more lines. */
  readonly changed: readonly PlannedFile[]
  /** The developer's next steps, in order. */
  readonly next: readonly string[]
}

/** A mistake of the caller: shown as one line, without a stack. */
export class WrongWish extends Error {}

export function readSource(root: string, path: string): string {
  const file = join(root, path)
  if (!existsSync(file)) throw new WrongWish(`${path} does not exist`)
  return readFileSync(file, 'utf8')
}

/** Inserts at the one place that matches; throws if the file has changed its shape. */
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

/** The length of names decides where lines break, so the formatter runs last. */
function format(root: string, paths: readonly string[]): void {
  // Without a path it would format the whole project.
  if (paths.length === 0) return
  const formatter = join(root, 'node_modules/.bin/oxfmt')
  const { status, stderr } = spawnSync(formatter, paths, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`oxfmt failed: ${stderr}`)
}
