import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { hours } from '#kit/time/time.ts'
import { KEPT_FOR, resign, seatOf } from '../rules/duel.ts'
import { lockDuelsOf, saveDuel, withoutPlayer } from './duel-store.ts'
import { forgetRatingsOf, ratedOf, ratingsOf } from './rating-store.ts'
import { dropSeeks, findSeek } from './seek-store.ts'
import './tables.ts'

/** An account's duels. */
export const duelsPersonalData: PersonalData = {
  module: 'duels',
  holdings: [
    {
      table: 'duel',
      columns: ['first_id', 'second_id'],
      what: 'games by link: who plays whom, the moves, how it ended',
      why: 'the game goes on whenever one of the two comes back',
      keptFor: KEPT_FOR,
      seenBy: 'the other player and whoever has the link',
      fate: 'blanked',
    },
    {
      table: 'duel_result',
      columns: ['account_id', 'against_id'],
      what: 'how games by link ended: which game, against whom, won, drawn or lost',
      why: 'badges can be counted again',
      keptFor: 'account',
      seenBy: 'nobody',
      fate: 'deleted',
    },
    {
      table: 'duel_rating',
      columns: ['account_id'],
      what: 'how strong a player is by family of games, and how many rated games they have won',
      why: 'opponents of one strength; the table of a family',
      keptFor: 'account',
      seenBy: 'everybody',
      fate: 'deleted',
    },
    {
      table: 'duel_rated',
      columns: ['first_id', 'second_id'],
      what: 'what a rated game has changed',
      why: 'shown at its board; two players cannot raise each other’s rating without end',
      keptFor: KEPT_FOR,
      seenBy: 'the other player and whoever has the link',
      fate: 'blanked',
    },
    {
      table: 'duel_seek',
      columns: ['account_id'],
      what: 'which game somebody looks for an opponent for, at this moment',
      why: 'quick match',
      keptFor: hours(1),
      seenBy: 'nobody',
      fate: 'deleted',
    },
  ],

  async collect(db, accountId) {
    const duels = await db
      .selectFrom('duel')
      .selectAll()
      .where((row) => row.or([row('first_id', '=', accountId), row('second_id', '=', accountId)]))
      .orderBy('moved_at')
      .orderBy('code')
      .execute()
    const results = await db
      .selectFrom('duel_result')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('ended_at')
      .orderBy('code')
      .execute()
    const seek = await findSeek(db, accountId)
    return {
      results: results.map((row) => ({
        game: row.game_id,
        player: row.against_id,
        seat: row.seat === 0 ? 'first' : 'second',
        outcome: row.outcome,
        endedAt: dateOf(row.ended_at),
      })),
      looksFor: seek ? { game: seek.gameId, clock: seek.clock, since: dateOf(seek.since) } : null,
      ratings: (await ratingsOf(db, accountId)).map(({ ratedAt, ...rating }) => ({
        ...rating,
        ratedAt: dateOf(ratedAt ?? null),
      })),
      rated: await ratedOf(db, accountId),
      duels: duels.map((row) => ({
        game: row.game_id,
        seat: row.first_id === accountId ? 'first' : 'second',
        player: row.first_id === accountId ? row.second_id : row.first_id,
        // A move may reveal the other player's hand until the game is over.
        moves: row.deal_key !== null && row.ended_at === null ? null : (JSON.parse(row.moves) as unknown),
        status: row.status,
        clock: row.clock,
        isRated: row.rated_as !== null,
        endedBy: row.ended_by,
        lastMoveAt: dateOf(row.moved_at),
        endedAt: dateOf(row.ended_at),
      })),
    }
  },

  async erase(tx, { accountId, now }) {
    await dropSeeks(tx, [accountId])
    for (const duel of await lockDuelsOf(tx, accountId)) {
      // An erased player resigns, so that the opponent does not wait for a move that never comes.
      const given = resign(duel, accountId, now)
      const ended = given.ok ? given.value : duel
      const { askedBy } = ended.rematch
      const seat = seatOf(duel, accountId)
      await saveDuel(tx, {
        ...ended,
        seats: withoutPlayer(ended, accountId),
        rematch: { ...ended.rematch, askedBy: askedBy === seat ? undefined : askedBy },
      })
    }
    await tx.deleteFrom('duel_result').where('account_id', '=', accountId).execute()
    await tx
      .updateTable('duel_result')
      .set({ against_id: null })
      .where('against_id', '=', accountId)
      .execute()
    await forgetRatingsOf(tx, accountId)
  },
}
