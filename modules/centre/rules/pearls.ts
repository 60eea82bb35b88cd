import { wilson } from './lists.ts'
import type { Tally } from './play.ts'

export interface KnownGame extends Tally {
  readonly gameId: number
}

/** Opinions a game needs before it can be a pearl. */
const LEAST_OPINIONS = 5
/** Lower bound of its likes: of five opinions all must be likes. */
const LEAST_LIKED = 0.5

/** Games liked by nearly all who know them, and known to fewer players than the median game; best liked first. */
export function pearlsOf(games: readonly KnownGame[]): readonly number[] {
  const players = games.map((game) => game.players).toSorted((one, other) => one - other)
  const median = players[Math.floor(players.length / 2)] ?? 0
  return games
    .map((game) => ({ ...game, liked: wilson(game.likes, game.dislikes) }))
    .filter(
      (game) =>
        game.players < median && game.likes + game.dislikes >= LEAST_OPINIONS && game.liked >= LEAST_LIKED,
    )
    .toSorted((one, other) => other.liked - one.liked || one.gameId - other.gameId)
    .map(({ gameId }) => gameId)
}
