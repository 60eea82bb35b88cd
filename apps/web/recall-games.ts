import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { PLAYED_GAMES_KEY, playedGames, type PlayedGame } from '#modules/catalog/web/recent-games.ts'
import { slugOf } from '#modules/saves/model.ts'

/** As many as the row on home shows. */
const MOST_LISTED = 10

/**
 * Appends games from another device to those played here, so that a member who signs in on a new device finds their games
 * on home from the next visit on. `keys` has the latest save last.
 */
export async function recallGames(
  storage: TextStorage,
  keys: readonly string[],
  readGame: (slug: string) => Promise<PlayedGame>,
): Promise<void> {
  const isListed = new Set(playedGames(storage).map(({ slug }) => slug))
  const missing = keys.flatMap((key) => slugOf(key) ?? []).filter((slug) => !isListed.has(slug))
  const wanted = missing.toReversed().slice(0, Math.max(0, MOST_LISTED - isListed.size))
  if (wanted.length === 0) return
  const read = await Promise.all(
    wanted.map((slug) => readGame(slug).catch(ignoreFailure('a game that is not there any more'))),
  )
  // The list may have changed meanwhile.
  const played = playedGames(storage)
  const recalled = read
    .flatMap((game) => game ?? [])
    .filter(({ slug }) => played.every((other) => other.slug !== slug))
    .map(({ slug, family, title, cover, tone, ground }) => ({ slug, family, title, cover, tone, ground }))
  storage.write(PLAYED_GAMES_KEY, JSON.stringify([...played, ...recalled]))
}

/** Removes a member's games from home, for whoever plays here next. */
export function dropGames(storage: TextStorage, keys: readonly string[]): void {
  const gone = new Set(keys.map(slugOf))
  const left = playedGames(storage).filter(({ slug }) => !gone.has(slug))
  storage.write(PLAYED_GAMES_KEY, JSON.stringify(left))
}
