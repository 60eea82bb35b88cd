import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { neighboursOf } from '#modules/account/server/index.ts'
import { rateGame, ratedChange, type RatedGame } from './rating-store.ts'

/** A rated match's changes, by player. */
export interface MatchChange {
  readonly accountId: number
  readonly rating: number
  readonly change: number
}

/**
 * Rates a match played outside this module, like a live duel: once per code, within a pair's daily limit, and not between two of one
 * device or network. Undefined where it does not count.
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
