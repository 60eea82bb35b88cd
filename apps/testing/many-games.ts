import { catalogueOf } from '#modules/catalog/server/index.ts'
import type { CatalogueEntry } from '#modules/catalog/model.ts'
import { FIRST_IMPORTED_GAME_ID } from '#modules/catalog/rules/ids.ts'

const GENRES = ['puzzle', 'cards', 'arcade', 'board'] as const

/** The registry has the numbers below; games of others take any slug. */
export const FIRST_NUMBER = FIRST_IMPORTED_GAME_ID

/** A game by its place: of one of four genres, every fifth one is for two, every seventh is of a family of short games. */
function game(place: number): CatalogueEntry {
  const slug = `game-${place}`
  const genre = GENRES[place % GENRES.length]!
  return {
    gameId: FIRST_NUMBER + place,
    slug,
    family: place % 7 === 0 ? 'snake' : `${genre}-${place % 3}`,
    variant: slug,
    genre,
    tags: place % 5 === 0 ? ['two-players'] : [],
    orientation: 'any',
    players: place % 5 === 0 ? 2 : 1,
    score: { best: 'highest', unit: 'points', ranked: true },
    version: 'test',
    ground: ['#7a3b1c', '#1c0f18'],
    cover: `/covers/${slug}.svg`,
    hosted: { address: `https://games.example/${slug}`, maker: 'Somebody', licence: 'CC0-1.0' },
    words: { en: { title: `Game ${place}`, pitch: 'Fun', how: ['Play'] } },
  }
}

/** A catalogue that fills rails and pages. */
export const manyGames = (count: number) =>
  catalogueOf(Array.from({ length: count }, (_, place) => game(place + 1)))
