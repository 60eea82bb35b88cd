import { readFileSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/** For text files of a game: desktop entries, AppStream. Lists of package files are longer. */
const LARGEST_TEXT_FILE = 1_000_000
export const LARGEST_LIST_FILE = 16_000_000

/** Reads a regular file of an untrusted root: no pipe, not too large, and no link out of the root. */
export function readWithin(root: string, path: string, mostBytes: number): Buffer | undefined {
  const real = realpathOf(path)
  if (real === undefined || !isBelow(realpathSync(root), real)) return undefined
  const facts = statSync(real, { throwIfNoEntry: false })
  return facts?.isFile() && facts.size <= mostBytes ? readFileSync(real) : undefined
}

export const textWithin = (root: string, path: string, mostBytes = LARGEST_TEXT_FILE): string | undefined =>
  readWithin(root, path, mostBytes)?.toString('utf8')

/** Both must be real paths. */
export const isBelow = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)

/** Undefined if it does not exist or links form a cycle. */
export function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['ENOENT', 'ELOOP', 'ENOTDIR', 'EACCES'].includes(code)) throw error
    return undefined
  }
}
