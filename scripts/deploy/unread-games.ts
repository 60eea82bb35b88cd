import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Anything that may name another source: a static or dynamic import, or a worker's file. */
const NAMED = /'(#(?:apps|games|kit|modules)\/[^']+|\.\.?\/[^']+)'/g
/** The score checker and the referee build these names at run time. */
export const LOADED_BY_NAME = 'games/*/{family,sealed}.ts'
const TYPES = /import type [^;]*? from '[^']+'/g

/** Sources of games that no server program names: they only draw, and pages load them from dist. */
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

/** Tests and tools for all games are not part of a server. */
const isRead = (file: string) =>
  !/\.test\.ts$|^apps\/(?:lab|testing|inspector)\/|^kit\/testing\/|^scripts\//.test(file)

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const files = unreadGames(root)
  for (const file of files) rmSync(join(root, file))
  console.log(`islet: ${files.length} sources of games that only pages need are left out`)
}
