import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Whatever may name another source: a static or a late import, the file of a worker. */
const NAMED = /'(#(?:apps|games|kit|modules)\/[^']+|\.\.?\/[^']+)'/g
/** The score checker and the referee make these names at run time. */
export const LOADED_BY_NAME = 'games/*/{family,sealed}.ts'
const TYPES = /import type [^;]*? from '[^']+'/g

/** The sources of games that no program of the server names, in any way: they draw, and pages have them from dist. */
export function unreadGames(root: string): readonly string[] {
  const own = globSync('{apps,kit,modules,packages,scripts}/**/*.ts', { cwd: root })
  const seen = new Set<string>()
  const next = [...own, ...globSync(LOADED_BY_NAME, { cwd: root })].filter(isRead)
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file) || !existsSync(join(root, file))) continue
    seen.add(file)
    const text = readFileSync(join(root, file), 'utf8').replaceAll(TYPES, '')
    for (const [, name = ''] of text.matchAll(NAMED))
      if (name.endsWith('.ts'))
        next.push(name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)))
  }
  return globSync('games/**/*.ts', { cwd: root }).filter((file) => !seen.has(file))
}

/** Tests and tools that look at every game are no part of a server. */
const isRead = (file: string) =>
  !/\.test\.ts$|^apps\/(?:lab|testing|inspector)\/|^kit\/testing\/|^scripts\//.test(file)

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const files = unreadGames(root)
  for (const file of files) rmSync(join(root, file))
  console.log(`islet: ${files.length} sources of games that only pages need are left out`)
}
