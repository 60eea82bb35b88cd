import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const SOURCE = /\.(tsx?|m[jt]s)$/
const TEST = /\.test\.tsx?$/
/** TESTS=quick leaves these out, see vitest.config.ts. */
const LONG = /\.(slow|race)\.test\.tsx?$/
/** Files that every test depends on although no import leads to them. */
const UNDER_ALL_TESTS = [
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'kit/testing/global-setup.ts',
]
const TYPE_IMPORT = /^(?:import|export) type\b[^'"`;]*?from '[^']+'/gm
// Any quoted path, because workers and `new URL('./x.ts', import.meta.url)` need the file as well.
const PATH = /['"]((?:\.{1,2}\/|#)[^'"\s]+\.\w+)(?:\?\w+)?['"]/g

export const isQuickTest = (file: string): boolean => TEST.test(file) && !LONG.test(file)

/**
 * The quick tests that the changed files can reach through imports, nearest first. It reads every source, which takes a fifth of a
 * second; `vitest --changed` compiles them all. Equally near tests are ordered by `seed`: a sample varies.
 */
export function reachedTests(
  root: string,
  files: readonly string[],
  changed: readonly string[],
  seed: string,
): readonly string[] {
  const sources = files.filter((file) => SOURCE.test(file))
  const distances = distancesFrom(changed, usersOf(root, sources))
  const isGlobal = UNDER_ALL_TESTS.some((file) => distances.has(file))
  const shuffled = (file: string) => createHash('md5').update(`${seed}${file}`).digest('hex')
  return sources
    .filter((file) => isQuickTest(file) && (isGlobal || distances.has(file)))
    .map((file) => ({ file, distance: distances.get(file) ?? Number.MAX_VALUE, order: shuffled(file) }))
    .sort((one, other) => one.distance - other.distance || (one.order < other.order ? -1 : 1))
    .map(({ file }) => file)
}

/** The files that import each file, relative to the root. Type imports do not count, since they are erased. */
function usersOf(root: string, sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const file of sources) {
    for (const [, target] of textOf(root, file).replace(TYPE_IMPORT, '').matchAll(PATH)) {
      const needed = target!.startsWith('#') ? target!.slice(1) : posix.join(posix.dirname(file), target!)
      const known = users.get(needed)
      if (known) known.push(file)
      else users.set(needed, [file])
    }
  }
  return users
}

/** The number of imports between a changed file and each file that it reaches. */
function distancesFrom(
  changed: readonly string[],
  users: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  // The map grows during the loop.
  for (const [file, distance] of distances)
    for (const user of users.get(file) ?? []) if (!distances.has(user)) distances.set(user, distance + 1)
  return distances
}

/** The text of a file; empty if it is in git's list but deleted. */
function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}
