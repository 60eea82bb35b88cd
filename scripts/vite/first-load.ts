import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { reached, STATIC } from './reached.ts'

const root = join(import.meta.dirname, '../..')
const ENTRY = join(root, 'apps/web/first-load.ts')
const LIST = join(root, 'apps/web/first-load.txt')

/** Absolute paths of what nearly every page loads: the imports of `apps/web/first-load.ts`, without that file. */
export function firstLoadFiles(): ReadonlySet<string> {
  const files = new Set(reached(root, ENTRY, STATIC))
  files.delete(ENTRY)
  return files
}

/** The differences between the first load and the committed list. */
export function firstLoadChange(): { readonly came: readonly string[]; readonly gone: readonly string[] } {
  const [known, now] = [new Set(readFileSync(LIST, 'utf8').split('\n').filter(Boolean)), new Set(listed())]
  return {
    came: [...now].filter((file) => !known.has(file)),
    gone: [...known].filter((file) => !now.has(file)),
  }
}

const listed = () => [...firstLoadFiles()].map((file) => relative(root, file)).toSorted()

if (import.meta.main) {
  const { came, gone } = firstLoadChange()
  for (const file of came) console.log(`came  ${file}`)
  for (const file of gone) console.log(`gone  ${file}`)
  writeFileSync(LIST, `${listed().join('\n')}\n`)
}
