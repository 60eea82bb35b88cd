import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { KEPT_FOR, resign, seatOf } from '../rules/duel.ts'
import { lockDuelsOf, saveDuel, withoutPlayer } from './duel-store.ts'
import './tables.ts'

/** The games that an account plays by link. */
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
    return {
      results: results.map((row) => ({
        game: row.game_id,
        player: row.against_id,
        seat: row.seat === 0 ? 'first' : 'second',
        outcome: row.outcome,
        endedAt: dateOf(row.ended_at),
      })),
      duels: duels.map((row) => ({
        game: row.game_id,
        seat: row.first_id === accountId ? 'first' : 'second',
        player: row.first_id === accountId ? row.second_id : row.first_id,
        moves: JSON.parse(row.moves) as unknown,
        status: row.status,
        endedBy: row.ended_by,
        lastMoveAt: dateOf(row.moved_at),
        endedAt: dateOf(row.ended_at),
      })),
    }
  },

  async erase(tx, { accountId, now }) {
    for (const duel of await lockDuelsOf(tx, accountId)) {
      // An erased player gives up: the opponent must not wait for a move that never comes.
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
  },
}
