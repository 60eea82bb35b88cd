import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleIndex } from '#apps/web/offline/title-index.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'

const readJson = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Writes the index that the service worker searches offline, one file per language; returns their paths. */
export function writeTitles(root: string): Readonly<Record<string, string>> {
  const { games } = catalogueOf(readJson(root, 'dist/catalogue.json') as readonly CatalogueEntry[])
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = JSON.stringify(titlesOf(root, games, language))
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      const path = `/assets/titles-${language}-${hash}.json`
      writeFileSync(join(root, 'dist/client', path), text)
      return [language, path]
    }),
  )
}

/** Titles in the portal's order, and the names of their kinds in the language. */
function titlesOf(root: string, games: readonly CatalogueEntry[], language: Language): TitleIndex {
  const { families } = readJson(root, `modules/catalog/search-words/${language}.json`) as {
    readonly families: Readonly<Record<string, readonly string[]>>
  }
  const { kept } = readJson(root, `modules/catalog/web/aboard/messages/${language}.json`) as {
    readonly kept: string
  }
  const names = [...new Set(games.map(({ family }) => family))]
  const places = new Map(names.map((name, place) => [name, place]))
  return {
    mark: kept,
    kinds: names.map((name) => families[name] ?? []),
    games: games.map(({ slug, family, words }) => [
      slug,
      (words[language] ?? words['en']!).title,
      places.get(family)!,
    ]),
  }
}
