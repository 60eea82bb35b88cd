/** A game's numbers of 28 days. */
export interface GameRecord {
  readonly gameId: number
  /** Pairs of player and day that opened it, and how many of them played. */
  readonly openers: number
  readonly players: number
  readonly playedMs: number
  readonly likes: number
  readonly dislikes: number
}

/** Days that a rating looks at. */
export const JUDGED_DAYS = 28
/** Pseudo-counts of openers, players and opinions: until then a game is rated near average. */
const OPENERS_WEIGHT = 50
const PLAYERS_WEIGHT = 20
const OPINIONS_WEIGHT = 10

/**
 * The rating of a game, 1 on average: the share of openers who play, times the root of how long they stay, times the share who like
 * it. Few numbers weigh little, so a new game stands in the middle rather than last.
 */
export function standingsOf(games: readonly GameRecord[]): ReadonlyMap<number, number> {
  const converted = judge(games, OPENERS_WEIGHT, ({ players, openers }) => [
    players,
    Math.max(openers, players),
  ])
  const stayed = judge(games, PLAYERS_WEIGHT, ({ playedMs, players }) => [playedMs, players])
  const liked = judge(games, OPINIONS_WEIGHT, ({ likes, dislikes }) => [likes, likes + dislikes])
  return new Map(games.map((game) => [game.gameId, converted(game) * Math.sqrt(stayed(game)) * liked(game)]))
}

type Fraction = (game: GameRecord) => readonly [part: number, whole: number]

/** A game's share compared with that of all games, shrunk towards 1 by `weight`. */
function judge(
  games: readonly GameRecord[],
  weight: number,
  fraction: Fraction,
): (game: GameRecord) => number {
  let [parts, wholes] = [0, 0]
  for (const game of games) {
    const [part, whole] = fraction(game)
    parts += part
    wholes += whole
  }
  if (parts === 0) return () => 1
  const mean = parts / wholes
  return (game) => {
    const [part, whole] = fraction(game)
    return (part + weight * mean) / ((whole + weight) * mean)
  }
}
