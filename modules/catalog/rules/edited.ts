import type { CatalogueEntry, GameWords } from '../model.ts'

/** What operators have edited of the games. */
export interface CatalogueEdits {
  /** The slug of the game under the lighthouse. */
  readonly hero?: string
  /** Slugs that come first. */
  readonly first: readonly string[]
  /** Texts by slug and language; missing ones come from the build. */
  readonly words: ReadonlyMap<string, Readonly<Record<string, Partial<GameWords>>>>
}

export const NO_EDITS: CatalogueEdits = { first: [], words: new Map() }

/** A game with its edited texts in place of those of the build. */
export function withWords(
  game: CatalogueEntry,
  edited: Readonly<Record<string, Partial<GameWords>>> | undefined,
): CatalogueEntry {
  if (!edited) return game
  const words = Object.entries(edited).map(([language, own]) => [
    language,
    { ...(game.words[language] ?? game.words['en']!), ...own },
  ])
  return { ...game, words: { ...game.words, ...(Object.fromEntries(words) as Record<string, GameWords>) } }
}

/** The named games first, in that order, then the rest unchanged; unknown names are ignored. */
export function pinned<Game extends { readonly slug: string }>(
  games: readonly Game[],
  first: readonly string[],
): readonly Game[] {
  if (first.length === 0) return games
  const bySlug = new Map(games.map((game) => [game.slug, game]))
  const ahead = new Set(first.flatMap((slug) => bySlug.get(slug) ?? []))
  return [...ahead, ...games.filter((game) => !ahead.has(game))]
}
