import type { TextStorage } from '#kit/storage/text-storage.ts'

/** Where they are kept. */
export const PLAYED_GAMES_KEY = 'recent-games'
const MOST_KEPT = 50

/** What is needed to open a game again, even offline. */
export interface PlayedGame {
  readonly slug: string
  readonly family: string
  readonly title: string
  readonly cover: string
  readonly tone: string
  readonly ground: readonly string[]
}

/** The games played in this browser, the latest first. */
export const playedGames = (storage: TextStorage): readonly PlayedGame[] =>
  playedGamesOf(storage.read(PLAYED_GAMES_KEY))

/** The games in a stored text; none in a damaged one. */
export function playedGamesOf(text: string | undefined): readonly PlayedGame[] {
  if (!text) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? (kept as PlayedGame[]) : []
  } catch {
    return []
  }
}

export function rememberPlayed(
  storage: TextStorage,
  { slug, family, title, cover, tone, ground }: PlayedGame,
) {
  const others = playedGames(storage).filter((game) => game.slug !== slug)
  storage.write(
    PLAYED_GAMES_KEY,
    JSON.stringify([{ slug, family, title, cover, tone, ground }, ...others].slice(0, MOST_KEPT)),
  )
}
