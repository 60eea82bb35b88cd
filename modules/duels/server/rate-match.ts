import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { neighboursOf } from '#modules/account/server/index.ts'
import { rateGame, ratedChange, type RatedGame } from './rating-store.ts'

/** What a rated match has changed, by player. */
export interface MatchChange {
  readonly accountId: number
  readonly rating: number
  readonly change: number
}

/**
 * Rates a match that was played outside of this module, by the rules of a live duel: once by its code, however often it is asked
 * for, not beyond what a pair may in a day, and not between two of one device or network. Nothing where it does not count.
 */
export const rateMatch = (db: Db, game: RatedGame): Promise<readonly MatchChange[]> =>
  inTransaction(db, async (tx) => {
    const [one, other] = game.players
    if (one === other || (await neighboursOf(tx, one, [other])).size > 0) return []
    await rateGame(tx, game)
    const changes = await ratedChange(tx, game.code)
    if (!changes) return []
    return game.players.map((accountId, seat) => {
      const { before, after } = changes[seat]!
      const rating = Math.round(after)
      return { accountId, rating, change: rating - Math.round(before) }
    })
  })
