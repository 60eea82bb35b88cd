import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { catalogueOf } from '#modules/catalog/server/index.ts'

const game = (
  entry: Pick<CatalogueEntry, 'gameId' | 'slug' | 'genre' | 'tags' | 'family'>,
  titles: Record<string, string>,
): CatalogueEntry => ({
  ...entry,
  variant: entry.slug,
  orientation: 'any',
  players: 1,
  score: { best: 'highest', unit: 'points', ranked: entry.slug !== 'pool' },
  version: 'test',
  ground: ['#7a3b1c', '#1c0f18'],
  cover: `/covers/${entry.slug}.svg`,
  words: Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { title, pitch: `${title} is fun`, how: [`Play ${title}`] },
    ]),
  ),
})

/** A game that was retired: its address leads to 2048. */
export const RETIRED_SLUG = 'tiles-of-old'

const GAMES = [
  game(
    { gameId: 1752, slug: '2048', family: 'twenty48', genre: 'puzzle', tags: ['numbers'] },
    { en: '2048', de: '2048' },
  ),
  game(
    { gameId: 1748, slug: 'sudoku', family: 'sudoku', genre: 'puzzle', tags: ['numbers'] },
    { en: 'Sudoku', de: 'Sudoku' },
  ),
  game(
    { gameId: 604, slug: 'klondike-solitaire', family: 'solitaire', genre: 'puzzle', tags: ['cards'] },
    { en: 'Klondike', pl: 'Pasjans Kłondike' },
  ),
  game(
    { gameId: 607, slug: 'freecell', family: 'solitaire', genre: 'puzzle', tags: ['cards'] },
    { en: 'FreeCell' },
  ),
  game(
    { gameId: 1750, slug: 'pool', family: 'pool', genre: 'sports', tags: ['two-players'] },
    { en: 'Eight-ball pool', de: 'Billard' },
  ),
]

/** A few games for tests of the server, which must not wait for a build. */
export const testCatalogue = catalogueOf(GAMES, () => undefined, { [RETIRED_SLUG]: '2048' })

/** The few games and others after them, so many in all. */
export const manyGames = (count: number) =>
  catalogueOf(
    [
      ...GAMES,
      ...Array.from({ length: count - GAMES.length }, (_, place) =>
        game(
          {
            gameId: 700 + place,
            slug: `game-${place + 1}`,
            family: 'solitaire',
            genre: 'puzzle',
            tags: ['cards'],
          },
          { en: `Game ${place + 1}` },
        ),
      ),
    ],
    () => undefined,
  )
