import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'

/** Records that runs write; not part of the tree that they describe. */
export const RECORDS = ['scripts/proofs/proved.json', 'scripts/proofs/held.json']
const MOST_BYTES = 64 * 1024 * 1024

export interface TreeFile {
  readonly file: string
  readonly hash: string
}

/** Every file of the working tree, including untracked ones, with Git's hashes; undefined without Git. */
export function readTree(root: string): readonly TreeFile[] | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  const git = (args: readonly string[], input?: string) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES, input })
  const hashes = new Map(
    git(['ls-files', '--stage', '-z'])
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about, file] = line.split('\t') as [string, string]
        return [file, about.split(' ')[1]!] as const
      }),
  )
  // The index has the staged state, not later edits.
  const edited = git(['ls-files', '--modified', '--others', '--exclude-standard', '-z']).split('\0')
  const gone = git(['ls-files', '--deleted', '-z']).split('\0')
  for (const file of gone) hashes.delete(file)
  const there = [...new Set(edited)].filter((file) => file && !gone.includes(file))
  const now =
    there.length > 0 ? git(['hash-object', '--stdin-paths'], there.join('\n')).trim().split('\n') : []
  for (const [place, file] of there.entries()) hashes.set(file, now[place]!)
  for (const file of RECORDS) hashes.delete(file)
  const isProgram = (file: string) => (lstatSync(join(root, file)).mode & 0o100) !== 0
  return [...hashes]
    .map(([file, hash]) => ({ file, hash: isProgram(file) ? `${hash} x` : hash }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

/** One digest of many files, over their names and contents. */
export function digestOf(files: readonly TreeFile[]): string {
  const hash = createHash('sha256')
  for (const { file, hash: own } of files) hash.update(`${file}\0${own}\n`)
  return hash.digest('hex').slice(0, 16)
}
