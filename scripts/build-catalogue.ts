import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { coverSvg } from '#kit/game/cover.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { CatalogueEntry, GameWords } from '#modules/catalog/model.ts'
import { RETIRED_FILE } from '#modules/catalog/server/index.ts'
import { withFocus } from './covers/focus.ts'
import { howKeys } from './games-gate/load-families.ts'
import { readRegistry, retiredSlugs } from './registry/registry.ts'
import { rulesVersion } from './vite/rules-version.ts'

interface FamilyFolder {
  readonly family: Family
  readonly cover: (definition: GameDefinition) => string
  readonly how: (definition: GameDefinition) => readonly string[]
  readonly messages: ReadonlyMap<string, Readonly<Record<string, string>>>
}

async function readFamily(folder: string): Promise<FamilyFolder> {
  const { family } = (await import(join(folder, 'family.ts'))) as { family: Family }
  const { cover } = (await import(join(folder, 'cover.ts'))) as Pick<FamilyFolder, 'cover'>
  const hasHow = existsSync(join(folder, 'how.ts'))
  const own = hasHow ? ((await import(join(folder, 'how.ts'))) as Pick<FamilyFolder, 'how'>) : undefined
  const messages = new Map(
    LANGUAGES.map((language) => [
      language,
      JSON.parse(readFileSync(join(folder, 'messages', `${language}.json`), 'utf8')) as Record<
        string,
        string
      >,
    ]),
  )
  const english = messages.get('en')!
  const how = (definition: GameDefinition) => own?.how(definition) ?? howKeys(definition, english)
  return { family, cover, how, messages }
}

function wordsOf({ how, messages }: FamilyFolder, definition: GameDefinition): Record<string, GameWords> {
  return Object.fromEntries(
    [...messages].map(([language, texts]) => [
      language,
      {
        title: texts[`title.${definition.id}`] ?? definition.id,
        pitch: texts[`pitch.${definition.id}`] ?? '',
        how: how(definition).map((key) => texts[key] ?? key),
        ...(texts[`goal.${definition.id}`] ? { goal: texts[`goal.${definition.id}`] } : {}),
      },
    ]),
  )
}

/**
 * Writes dist/catalogue.json (every game with its texts), the retired slugs beside it, and one cover per game, from the
 * definitions of all families and the registry.
 */
export async function writeCatalogue(root: string): Promise<readonly CatalogueEntry[]> {
  const games = join(root, 'games')
  const folders = readdirSync(games, { withFileTypes: true }).filter(
    (entry) =>
      entry.isDirectory() &&
      existsSync(join(games, entry.name, 'family.ts')) &&
      existsSync(join(games, entry.name, 'cover.ts')) &&
      LANGUAGES.every((language) => existsSync(join(games, entry.name, 'messages', `${language}.json`))),
  )
  const covers = join(root, 'dist/client/covers')
  mkdirSync(covers, { recursive: true })
  const entries: CatalogueEntry[] = []
  for (const { name } of folders) {
    const folder = await readFamily(join(games, name))
    const version = rulesVersion(root, name)
    for (const definition of folder.family.definitions) {
      const svg = withFocus(coverSvg(folder.cover(definition)), { slug: definition.slug, family: name })
      const stamp = createHash('sha256').update(svg).digest('hex').slice(0, 8)
      const cover = `/covers/${definition.slug}-${stamp}.svg`
      writeFileSync(join(root, 'dist/client', cover), svg)
      const { gameId, slug, id, genre, tags, orientation, players, score, ground } = definition
      entries.push({
        gameId,
        slug,
        family: name,
        variant: id,
        genre,
        tags,
        orientation,
        players,
        score,
        version,
        ground,
        cover,
        words: wordsOf(folder, definition),
      })
    }
  }
  entries.sort((one, other) => one.gameId - other.gameId)
  writeFileSync(join(root, 'dist/catalogue.json'), JSON.stringify(entries))
  const retired = Object.fromEntries(retiredSlugs(readRegistry(root)))
  writeFileSync(join(root, 'dist', RETIRED_FILE), JSON.stringify(retired))
  return entries
}
