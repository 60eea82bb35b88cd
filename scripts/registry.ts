import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSlug } from '#modules/catalog/rules/ids.ts'
import {
  familyFile,
  parseRegistry,
  REGISTRY,
  registeredFamilies,
  sealed,
  SEALS,
  withGame,
} from './registry/registry.ts'
import { listsOf, listText } from './registry/lists.ts'

// Gives a game the next number (npm run registry FAMILY SLUG), and writes what follows from games/registry.tsv and from the
// files of a family: its own numbers, a seal for lines that are new, and lists of rules and scenes.
const root = join(import.meta.dirname, '..')
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

function added(text: string, [family, slug = '', ...more]: readonly string[]): string {
  if (family === undefined) return text
  const isFamily = existsSync(join(root, 'games', family, 'family.ts'))
  if (more.length > 0 || !isFamily || !isSlug(slug))
    throw new Error(
      'say npm run registry, or npm run registry FAMILY SLUG (sort seven-jars) for one more game',
    )
  return withGame(text, family, slug)
}

try {
  const text = added(read(REGISTRY), process.argv.slice(2))
  const lines = parseRegistry(text)
  write(REGISTRY, text)
  for (const family of registeredFamilies(lines))
    write(`games/${family}/registered.ts`, familyFile(lines, family))
  write(SEALS, sealed(read(SEALS), lines))
  for (const family of registeredFamilies(lines))
    for (const path of listsOf(join(root, 'games', family)))
      write(`games/${family}/${path}`, await listText(join(root, 'games', family, path)))
  const { gameId, slug } = lines.at(-1)!
  console.log(`${lines.length} games in the registry, the last is ${slug} with number ${gameId}`)
} catch (error) {
  console.error(`islet: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
