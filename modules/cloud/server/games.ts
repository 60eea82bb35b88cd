import type { Db } from '#kit/db/db.ts'
import type { GameNeeds } from '#modules/streaming/model.ts'
import type { CloudGame } from '../model.ts'

/** What the queue needs from the catalogue. */
export interface CloudGames {
  gameOf(db: Db, gameKey: string): Promise<CloudGame | undefined>
  /** Every open game with its requirements: a worker answers which of them it can run. */
  listPrograms(db: Db): Promise<readonly GameNeeds[]>
}

/** A playable game: in the catalogue, and closed neither there nor by an operator. */
export async function openGame(db: Db, games: CloudGames, gameKey: string): Promise<CloudGame | undefined> {
  const game = await games.gameOf(db, gameKey)
  if (!game?.isOpen) return undefined
  const closed = await db
    .selectFrom('cloud_closed_game')
    .select('game_key')
    .where('game_key', '=', gameKey)
    .executeTakeFirst()
  return closed ? undefined : game
}

/** A game in the player's language, or in English. */
export const nameIn = ({ names }: Pick<CloudGame, 'names'>, language: string): string =>
  names[language] ?? names['en'] ?? ''
