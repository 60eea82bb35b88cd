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
import { lacksPoses, posesText } from './registry/poses.ts'

// npm run registry [FAMILY SLUG]: gives a game the next number, and writes what follows from games/registry.tsv and from the
// families' files: their numbers, a seal for new lines, lists of rules and scenes, poses of new covers.
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

async function writeLists(family: string): Promise<void> {
  const folder = join(root, 'games', family)
  for (const path of listsOf(folder)) write(`games/${family}/${path}`, await listText(join(folder, path)))
  if (lacksPoses(folder)) write(`games/${family}/poses.ts`, await posesText(folder, false))
}

try {
  const text = added(read(REGISTRY), process.argv.slice(2))
  const lines = parseRegistry(text)
  write(REGISTRY, text)
  for (const family of registeredFamilies(lines))
    write(`games/${family}/registered.ts`, familyFile(lines, family))
  write(SEALS, sealed(read(SEALS), lines))
  for (const family of registeredFamilies(lines)) await writeLists(family)
  const { gameId, slug } = lines.at(-1)!
  console.log(`${lines.length} games in the registry, the last is ${slug} with number ${gameId}`)
} catch (error) {
  console.error(`islet: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
